import { msg, noun } from '#shared/words/message.ts'

export const one = noun('writer', { gender: 'm', 1: 'autor', 2: 'autora', 4: 'autora' })
export const many = msg('writers', 'autoři')
export const label = msg('Writers', 'Autoři')
export const counted = msg(
  { one: '{count} writer', other: '{count} writers' },
  { one: '{count} autor', few: '{count} autoři', other: '{count} autorů' },
)
