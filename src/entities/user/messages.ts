import { msg } from '#shared/words/message.ts'

export const inYourAccount = msg(
  'Do this in your own account: it asks for your password.',
  'Udělejte to ve svém účtu: zeptá se na vaše heslo.',
)
export const letSignIn = msg('Let this user sign in first.', 'Nejdřív uživateli povolte přihlášení.')
export const noSuchUser = msg('This user does not exist.', 'Tento uživatel neexistuje.')
export const ownEmail = msg(
  'Change your own e-mail in your account: it asks for your password.',
  'Svůj e-mail změňte ve svém účtu: zeptá se na vaše heslo.',
)
export const archiveFirst = msg(
  'Archive this user before deleting them.',
  'Než uživatele smažete, přesuňte ho do archivu.',
)
export const emailTaken = msg('There is already a user with this e-mail.', 'Uživatel s tímto e-mailem už existuje.')
export const unknownEmail = msg('There is no user with this e-mail.', 'Uživatel s tímto e-mailem neexistuje.')

export const passwordLength = msg('Passwords have {least} to {most} characters.', 'Heslo má {least} až {most} znaků.')
export const commonPassword = msg(
  'This password is too common. Choose another one.',
  'Toto heslo je příliš běžné. Zvolte jiné.',
)
export const closePassword = msg(
  'This password is too close to your e-mail or the name of the site.',
  'Toto heslo se příliš podobá vašemu e-mailu nebo názvu webu.',
)
