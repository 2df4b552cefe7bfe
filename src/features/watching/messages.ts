import { msg } from '#shared/words/message.ts'

/** In the audit. */
export const anAddress = msg('An address', 'Adresa')
