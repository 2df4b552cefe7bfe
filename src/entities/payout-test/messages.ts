import { msg, noun } from '#shared/words/message.ts'

export const one = noun('withdrawal', { gender: 'm', 1: 'výběr', 2: 'výběru', 4: 'výběr' })
export const many = msg('withdrawals', 'výběry')
export const label = msg('Withdrawals', 'Výběry')
export const counted = msg(
  { one: '{count} withdrawal', other: '{count} withdrawals' },
  { one: '{count} výběr', few: '{count} výběry', other: '{count} výběrů' },
)
