import * as m from '#posts/admin/form/messages.ts'

/** The lists of a post that are edited beside it. */
export const LIST_TITLES = { faq: m.faq, references: m.references, tableContent: m.tableOfContents }
export type ListName = keyof typeof LIST_TITLES
