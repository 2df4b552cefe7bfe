import { msg } from '#shared/words/message.ts'

export const notYourPassword = msg('This is not your password.', 'Toto není vaše heslo.')
export const otherSignature = msg(
  'With this e-mail you would sign posts otherwise than now. Ask an admin to change it.',
  'S tímto e-mailem byste příspěvky podepisovali jinak než teď. O změnu požádejte správce.',
)
export const sessionOver = msg('This session is over already.', 'Toto přihlášení už skončilo.')
export const waitSeconds = msg(
  'Too many attempts. Try again in {seconds} s.',
  'Příliš mnoho pokusů. Zkuste to za {seconds} s.',
)
export const setUpSecondStep = msg('Set up a second step first.', 'Nejdřív si nastavte druhý krok přihlášení.')
export const inviteUsed = msg(
  'This link was used already or is too old. Ask for a new one.',
  'Tento odkaz už byl použit, nebo je příliš starý. Požádejte o nový.',
)
export const resetUsed = msg(
  'This address for a new password is no longer valid. Ask for another one.',
  'Tato adresa pro nové heslo už neplatí. Požádejte o další.',
)
export const setupUsed = msg(
  'This address for the first admin is no longer valid. Start the server again for a new one.',
  'Tato adresa pro prvního správce už neplatí. Pro novou spusťte server znovu.',
)
export const sixDigits = msg('The code has six digits.', 'Kód má šest číslic.')
export const secondStepFromEverybody = msg(
  'This site wants a second step from everybody.',
  'Tento web chce druhý krok přihlášení od každého.',
)
