import { fold } from '#shared/czech/slug.ts'

/** Whether the label contains every word of the query, ignoring diacritics. */
export const matches = (label: string, query: string) =>
  fold(query)
    .split(/\s+/)
    .every((word) => fold(label).includes(word))
