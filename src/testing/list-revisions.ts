import type { AnyCollection } from '#records/collection.server.ts'
import type { Reader } from '#records/db.server.ts'

/** The stored versions of a record, newest first; the history shows them grouped. */
export const listRevisions = (db: Reader, { name }: Pick<AnyCollection, 'name'>, recordId: string) =>
  db
    .selectFrom('revision')
    .where('collection', '=', name)
    .where('recordId', '=', recordId)
    .select(['number', 'authorName', 'createdAt'])
    .orderBy('number', 'desc')
    .execute()
