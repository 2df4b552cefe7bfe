import { msg, noun } from '#shared/words/message.ts'

export const one = noun('post', { gender: 'm', 1: 'příspěvek', 2: 'příspěvku', 4: 'příspěvek' })
export const many = msg('posts', 'příspěvky')
export const label = msg('Posts', 'Příspěvky')
export const counted = msg(
  { one: '{count} post', other: '{count} posts' },
  { one: '{count} příspěvek', few: '{count} příspěvky', other: '{count} příspěvků' },
)
