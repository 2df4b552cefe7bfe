import { fold } from '#shared/czech/slug.ts'

/** Every word that was typed is somewhere in the label, with or without its diacritics. */
export const matches = (label: string, query: string) =>
  fold(query)
    .split(/\s+/)
    .every((word) => fold(label).includes(word))
