import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'
import { httpsUrl } from '#shared/schema/url.ts'

export const quoteWriters = defineBlock({
  kind: 'quoteWriters',
  fields: {
    quote: requiredText(600),
    /** One of our writers… */
    writerId: id.optional(),
    /** …or someone else. */
    person: z.strictObject({ name: requiredText(120), position: text(120).optional() }).optional(),
    sourceUrl: httpsUrl.optional(),
  },
  rule: (data) => {
    if (!data.writerId && !data.person) return fieldError('writerId', m.sayWhoseWords)
  },
  empty: { quote: '' },
  refs: (data) => ({ writerIds: data.writerId ? [data.writerId] : [] }),
  present: (data, lookup) => {
    const writer = data.writerId ? lookup.writer(data.writerId) : undefined
    return {
      ...presentHeading(data),
      quote: data.quote,
      name: writer?.fullName ?? data.person?.name ?? '',
      position: writer?.position ?? data.person?.position ?? '',
      avatar: writer?.avatar ?? null,
      authorPath: writer?.authorPath ?? null,
      sourceUrl: data.sourceUrl ?? '',
    }
  },
  isEmpty: ({ quote }) => quote.trim() === '',
})
export type QuoteWriters = ReturnType<typeof quoteWriters.present>
