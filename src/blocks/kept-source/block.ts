import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { readable, text } from '#shared/schema/text.ts'

export const KEPT_SOURCE_MAX = 50_000
export const KEPT_KIND_MAX = 80

/** What an import could not turn into anything of ours, as it was; only editors ever see it. */
export const keptSource = defineBlock({
  kind: 'keptSource',
  fields: {
    /** What it was there: “Form”, “[rev_slider]”. */
    kind: text(KEPT_KIND_MAX),
    source: readable.min(1).max(KEPT_SOURCE_MAX),
  },
  empty: { kind: '', source: '' },
  refs: () => ({}),
  present: () => presentHeading({}),
  isEmpty: () => true,
})
