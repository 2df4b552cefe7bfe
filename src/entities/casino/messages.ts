import { msg, noun } from '#shared/words/message.ts'

export const one = noun('casino', { gender: 'n', 1: 'kasino', 2: 'kasina', 4: 'kasino' })
export const many = msg('casinos', 'kasina')
export const label = msg('Casinos', 'Kasina')
export const counted = msg(
  { one: '{count} casino', other: '{count} casinos' },
  { one: '{count} kasino', few: '{count} kasina', other: '{count} kasin' },
)
