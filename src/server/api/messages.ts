import { msg } from '#shared/words/message.ts'

/** In the audit. */
export const pageCache = msg('Page cache', 'Mezipaměť stránek')
