import { msg } from '#shared/words/message.ts'

export const oneDecimal = msg('Give one decimal at most.', 'Uveďte nejvýš jedno desetinné místo.')
export const oneAmount = msg('Give at least one amount.', 'Uveďte aspoň jednu částku.')
export const termUnchanged = msg('The term never changed.', 'Podmínka se nikdy nezměnila.')
