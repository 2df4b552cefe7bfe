import { insertNote, withMentions } from '#features/collaboration/note/queries.server.ts'
import type { Note } from '#shared/schema/note.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { allCollections } from '#server/collections.ts'

/** Sorted here: the databases collate a hyphen differently. */
export async function notesOf(db: Db): Promise<Note[]> {
  const rows = await db.selectFrom('note').selectAll().execute()
  return withMentions(
    db,
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
}

/** An existing note is not changed; one of a missing record is skipped, and so are missing users. */
export async function importNotes(trx: Trx, notes: Note[]): Promise<void> {
  if (notes.length === 0) return
  const users = new Set((await trx.selectFrom('user').select('id').execute()).map(({ id }) => id))
  const known = new Set((await trx.selectFrom('note').select('id').execute()).map(({ id }) => id))
  const places = await placesOf(trx, notes)
  const arriving = notes.filter((note) => !known.has(note.id) && places.has(`${note.collection}/${note.recordId}`))
  const ids = new Set([...known, ...arriving.map(({ id }) => id)])
  for (const note of arriving) {
    if (note.parentId !== null && !ids.has(note.parentId)) continue
    await insertNote(trx, { ...note, mentions: note.mentions.filter((id) => users.has(id)) })
  }
}

async function placesOf(trx: Trx, notes: Note[]): Promise<Set<string>> {
  const places = new Set<string>()
  for (const [name, own] of Map.groupBy(notes, ({ collection }) => collection)) {
    const collection = allCollections.find((each) => each.name === name)
    if (!collection) continue
    const ids = [...new Set(own.map(({ recordId }) => recordId))]
    const rows = await untyped(trx).selectFrom(collection.table).where('id', 'in', ids).select('id').execute()
    for (const row of rows) places.add(`${name}/${String(row['id'])}`)
  }
  return places
}
