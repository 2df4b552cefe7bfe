import { z } from 'zod'
import type { Reader } from '#records/db.server.ts'
import { findNearest, findPages, type FoundPages } from '#posts/suggest/find-pages.server.ts'
import { type KnownName, NAME_KINDS, type NameKind } from '#posts/suggest/known-names.server.ts'
import { marksOf } from '#posts/suggest/marks.ts'
import { labelOf } from '#posts/summary.ts'
import { formatDate } from '#shared/czech/format.ts'
import { HELP_LINES, telephone } from '#shared/help-lines.ts'
import { Picture } from '#shared/schema/picture.ts'

const SHOWN: Record<NameKind, number> = { casino: 4, bookmaker: 2, rubric: 3, tool: 3 }
const ARTICLES = 4
const NEAREST = 3

export const Suggestion = z
  .object({
    kind: z.enum(['help', ...NAME_KINDS, 'article']).describe('The path of help is a phone number'),
    title: z.string(),
    path: z.string(),
    note: z.string(),
    rating: z.number().nullable(),
    logo: Picture.nullable(),
    marks: z
      .array(z.tuple([z.int(), z.int()]))
      .describe('Parts of the title that were looked for: from which letter, up to which'),
  })
  .meta({ id: 'Suggestion' })

export const Suggestions = z
  .object({
    items: z.array(Suggestion),
    isFound: z.boolean().describe('Where nothing was found, the items are the names that look most like it'),
    spelled: z
      .string()
      .nullable()
      .describe('What was looked for instead, because nothing had the words as they were typed'),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof Suggestions>

export async function suggest(db: Reader, query: string, now: Date): Promise<Suggestions> {
  const found = await findPages(db, query, now)
  const named = NAME_KINDS.map((kind) =>
    found.names
      .filter((name) => name.kind === kind)
      .slice(0, SHOWN[kind])
      .map(suggestionOf(found.words)),
  )
  const articles = found.posts.slice(0, ARTICLES).map(({ title, path, date, ...post }) => ({
    kind: 'article' as const,
    title,
    path,
    note: `${labelOf(post)} · ${formatDate(date)}`,
    rating: null,
    logo: null,
    marks: marksOf(title, found.words),
  }))
  const [casinos = [], bookmakers = [], ...others] = named
  const offers = [...casinos, ...bookmakers]
  const similar = found.similar.slice(0, SHOWN.casino).map(suggestionOf(found.words))
  const items = found.isAboutHelp
    ? [...helpLines, ...others.flat(), ...articles, ...offers]
    : [...offers, ...articles, ...others.flat(), ...similar]
  if (items.length > 0) return { items, isFound: true, spelled: correctedSpelling(found) }
  const nearest = (await findNearest(db, query, NEAREST)).map(suggestionOf([]))
  return { items: nearest, isFound: false, spelled: null }
}

const helpLines = HELP_LINES.slice(0, 1).map(({ name, number }) => ({
  kind: 'help' as const,
  title: name,
  path: telephone(number),
  note: number,
  rating: null,
  logo: null,
  marks: [],
}))

const suggestionOf =
  (typed: readonly string[]) =>
  ({ kind, title, path, note, rating, logo }: KnownName) => ({
    kind,
    title,
    path,
    note,
    rating,
    logo,
    marks: marksOf(title, typed),
  })

/** The corrected query in the spelling of a matching title. */
export function correctedSpelling({ isCorrected, words, names, posts }: FoundPages): string | null {
  if (!isCorrected) return null
  for (const { title } of [...names, ...posts]) {
    const marked = marksOf(title, words).flatMap(([from, to]) => title.slice(from, to).split(' '))
    if (marked.length === words.length) return marked.join(' ')
  }
  return words.join(' ')
}
