import { msg, noun } from '#shared/words/message.ts'

export const one = noun('software provider', {
  gender: 'm',
  1: 'dodavatel her',
  2: 'dodavatele her',
  4: 'dodavatele her',
})
export const many = msg('software providers', 'dodavatelé her')
export const label = msg('Software providers', 'Dodavatelé her')
export const counted = msg(
  { one: '{count} software provider', other: '{count} software providers' },
  { one: '{count} dodavatel her', few: '{count} dodavatelé her', other: '{count} dodavatelů her' },
)

export const purpose = msg('Casinos say whose games they have.', 'Kasina uvádějí, čí hry mají.')
