import { msg, noun } from '#shared/words/message.ts'

export const one = noun('withdrawal', { gender: 'm', 1: 'výběr', 2: 'výběru', 4: 'výběr' })
export const many = msg('withdrawals', 'výběry')
export const label = msg('Withdrawals', 'Výběry')
export const counted = msg(
  { one: '{count} withdrawal', other: '{count} withdrawals' },
  { one: '{count} výběr', few: '{count} výběry', other: '{count} výběrů' },
)

export const oneOwner = msg(
  'A withdrawal belongs to one casino or to one bookmaker.',
  'Výběr patří jednomu kasinu, nebo jedné sázkové kanceláři.',
)
export const chooseMethod = msg('Choose the payment method.', 'Vyberte platební metodu.')
export const inFuture = msg('This is in the future.', 'Je to v budoucnosti.')
export const arrivedBeforeAsked = msg(
  'The money cannot arrive before it was asked for.',
  'Peníze nemohou přijít dřív, než se o ně požádalo.',
)
export const feeTooHigh = msg(
  'The fee is as much as the amount, or more.',
  'Poplatek je stejně vysoký jako částka, nebo vyšší.',
)
