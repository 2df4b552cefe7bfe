import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { requiredText, text } from '#shared/schema/text.ts'

export const marginNotes = defineBlock({
  kind: 'marginNotes',
  fields: {
    title: text(80).optional(),
    /** A highlighted figure: „19 h“, „−200 Kč“. */
    figure: text(16).optional(),
    text: requiredText(320),
  },
  empty: { text: '' },
  refs: () => ({}),
  present: (data) => ({
    ...presentHeading(data),
    title: data.title ?? '',
    figure: data.figure ?? '',
    text: data.text,
  }),
  isEmpty: ({ text: words }) => words.trim() === '',
})
export type MarginNote = ReturnType<typeof marginNotes.present>
