import { msg, noun } from '#shared/words/message.ts'

export const one = noun('licence', { gender: 'f', 1: 'licence', 2: 'licence', 4: 'licenci' })
export const many = msg('licences', 'licence')
export const label = msg('Licences', 'Licence')
export const counted = msg(
  { one: '{count} licence', other: '{count} licences' },
  { one: '{count} licence', few: '{count} licence', other: '{count} licencí' },
)

export const enterDay = msg('Enter a day.', 'Zadejte den.')
export const oneOwner = msg(
  'A licence belongs to one casino or to one bookmaker.',
  'Licence patří jednomu kasinu, nebo jedné sázkové kanceláři.',
)
export const endsBeforeBegins = msg(
  'The licence cannot end before it begins.',
  'Licence nemůže skončit dřív, než začne.',
)
export const revokedBeforeBegins = msg(
  'The licence cannot be revoked before it begins.',
  'Licence nemůže být odebrána dřív, než začne.',
)
