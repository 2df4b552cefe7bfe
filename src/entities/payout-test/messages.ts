import { msg, noun } from '#shared/words/message.ts'

export const one = noun('withdrawal', { gender: 'm', 1: 'výběr', 2: 'výběru', 4: 'výběr' })
export const many = msg('withdrawals', 'výběry')
export const label = msg('Withdrawals', 'Výběry')
