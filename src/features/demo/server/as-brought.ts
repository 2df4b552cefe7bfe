import type { AnyCollection } from '#records/collection.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import type { Reader } from '#records/db.server.ts'
import { findRevision } from '#records/history/history.server.ts'
import { isSame } from '#shared/is-same.ts'

interface Touched {
  id: string
  /** What people did with it. */
  actions: readonly string[]
  /** The colleagues of the demo. */
  invented: readonly string[]
}

/** Changed and changed back, as by a replacement that was undone: there is nothing of anybody's own in it. */
export async function isAsBrought(
  db: Reader,
  collection: AnyCollection,
  { id, actions, invented }: Touched,
): Promise<boolean> {
  const versions = await db
    .selectFrom('revision')
    .where('collection', '=', collection.name)
    .where('recordId', '=', id)
    .select(['number', 'authorId', 'cause'])
    .orderBy('number')
    .execute()
  const isPersons = ({ authorId }: { authorId: string | null }) => authorId !== null && !invented.includes(authorId)
  const causes = new Set(versions.filter(isPersons).map(({ cause }) => cause))
  const brought = versions[versions.findIndex(isPersons) - 1]
  const latest = versions.at(-1)
  if (!brought || !latest || !actions.every((action) => causes.has(action))) return false
  const [then, now] = [
    await findRevision(db, collection, id, brought.number),
    await findRevision(db, collection, id, latest.number),
  ]
  if (!then || !now || then.data['isDeleted'] !== now.data['isDeleted']) return false
  return isSame(inputOf(collection, then.data), inputOf(collection, now.data))
}
