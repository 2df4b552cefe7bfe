import { msg, noun } from '#shared/words/message.ts'

export const one = noun('licence', { gender: 'f', 1: 'licence', 2: 'licence', 4: 'licenci' })
export const many = msg('licences', 'licence')
export const label = msg('Licences', 'Licence')
export const counted = msg(
  { one: '{count} licence', other: '{count} licences' },
  { one: '{count} licence', few: '{count} licence', other: '{count} licencí' },
)
