import { msg, noun } from '#shared/words/message.ts'

export const one = noun('software provider', {
  gender: 'n',
  1: 'herní studio',
  2: 'herního studia',
  4: 'herní studio',
})
export const many = msg('software providers', 'herní studia')
export const label = msg('Software providers', 'Herní studia')
export const counted = msg(
  { one: '{count} software provider', other: '{count} software providers' },
  { one: '{count} herní studio', few: '{count} herní studia', other: '{count} herních studií' },
)

export const purpose = msg('Casinos say whose games they have.', 'Kasina uvádějí, čí hry mají.')
