import { editorDecidesChange } from '#records/messages.ts'
import { type Said, said } from '#shared/words/message.ts'

/** Contributors suggest what an offer says, not whether and when readers see it. */
export const refuseOfferSuggestion = (fields: object): Said | undefined =>
  'isActive' in fields || 'bonusPlan' in fields ? said(editorDecidesChange) : undefined
