import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { argumentList } from '#shared/schema/offer.ts'
import { id } from '#shared/schema/text.ts'

export const prosConsPosts = defineBlock({
  kind: 'prosConsPosts',
  fields: {
    source: z.enum(['manual', 'casino']),
    casinoId: id.optional(),
    pros: argumentList,
    cons: argumentList.optional(),
  },
  rule: (data) => {
    if (data.source === 'casino' && !data.casinoId) return fieldError('casinoId', m.chooseCasino)
    if (data.source === 'manual' && data.pros.length === 0) return fieldError('pros', m.writeOne)
  },
  empty: { source: 'manual', pros: [], cons: [] },
  refs: (data) => ({ casinoIds: data.source === 'casino' && data.casinoId ? [data.casinoId] : [] }),
  present: (data, lookup) => {
    const casino = data.source === 'casino' && data.casinoId ? lookup.casino(data.casinoId) : undefined
    return {
      ...presentHeading(data),
      pros: casino?.prosList ?? data.pros,
      cons: casino?.consList ?? data.cons ?? [],
    }
  },
  isEmpty: ({ pros, cons }) => pros.length === 0 && cons.length === 0,
})
export type ProsCons = ReturnType<typeof prosConsPosts.present>
