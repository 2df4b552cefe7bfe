import * as m from '#records/messages.ts'
import { wordsFor } from '#records/admin/form/field-words.ts'
import type { Actor } from '#records/actor.ts'
import { labelOf, labelsSaid } from '#records/changes/labels-said.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import type { Review, Suggestion } from '#records/changes/suggestions.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { recordsConfig } from '#records/config.server.ts'
import type { Trx } from '#records/db.server.ts'
import { type Path, type Unit, valueAt } from '#shared/merge.ts'
import { NOTE_MAX } from '#shared/schema/note.ts'
import type { Language } from '#shared/words/language.ts'
import { inLanguage, saidIn } from '#shared/words/message.ts'

interface Refused {
  given: { refused: string[] }
  change: WaitingChange
  review: Review<object>
  /** Why, in the words of whoever refused it. */
  note: string
  actor: Actor
}

type Telling = Pick<AnyCollection, 'name' | 'words' | 'titleOf'>

/** A suggestion is not kept once it is refused, so its words go back to whoever wrote them, all of them. */
export async function tellRefused(
  trx: Trx,
  collection: Telling,
  record: { id: string },
  { given, change, review, note, actor }: Refused,
): Promise<void> {
  const refused = review.suggestions.filter(({ name }) => given.refused.includes(name))
  if (refused.length === 0 || change.authorId === actor.id) return
  const units = [...new Map(refused.map(({ unit }) => [unit.name, unit])).values()]
  const about = { collection: collection.name, recordId: record.id, title: collection.titleOf(record) }
  const textIn = (language: Language) =>
    [
      inLanguage(language, m.suggestionsRefused, {
        count: refused.length,
        fields: labelsSaid(collection.words, units),
      }),
      ...(note ? [note] : []),
      ...refused.map((each) => wordsOf(collection, each, language)).filter(Boolean),
    ].join('\n\n')
  // As many notes as the longer of both languages needs: which one is read is not known here.
  const count = Math.max(...(['en', 'cs'] as const).map((language) => pagesOf(textIn(language)).length))
  for (const page of Array.from({ length: count }).keys()) {
    const body = (language: Language) => pagesOf(textIn(language))[page] ?? '…'
    await recordsConfig().tellUser(trx, { userId: change.authorId, about, body }, actor)
  }
}

function wordsOf({ words }: Telling, { unit, live, suggested }: Suggestion, language: Language): string {
  const textOf = (record: object, path: Path) =>
    wordsFor(words, path)
      .text(valueAt(record, path) as never)
      .trim()
  const [now, then] = [live, suggested].map((record) => allOf(unit, (path) => textOf(record, path)))
  const label = unit.paths[0] ? labelOf(words, unit.paths[0]) : ''
  const field = typeof label === 'string' ? label : saidIn(language, label)
  if (then) return inLanguage(language, m.refusedText, { field, text: then })
  return now ? inLanguage(language, m.refusedRemoval, { field, text: now }) : ''
}

const allOf = ({ paths }: Unit, textOf: (path: Path) => string) => paths.map(textOf).filter(Boolean).join('\n')

/** Cut between words, if there are any. */
function pagesOf(text: string): string[] {
  const pages: string[] = []
  let rest = text
  while (rest.length > NOTE_MAX) {
    const end = Math.max(rest.lastIndexOf('\n', NOTE_MAX), rest.lastIndexOf(' ', NOTE_MAX))
    const cut = end > NOTE_MAX / 2 ? end : NOTE_MAX
    pages.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pages, rest]
}
