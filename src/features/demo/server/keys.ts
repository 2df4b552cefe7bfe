import type { AnyCollection } from '#records/collection.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { ALL_COLLECTIONS } from '#server/collections.ts'
import { chunksOf } from '#shared/chunks.ts'
import { isOneOf, keysOf } from '#shared/objects.ts'

/** A record of any kind: `casino/0193…` */
export type Key = string

const IDS_AT_ONCE = 200

export const keyOf = (table: RecordTable, id: string): Key => `${table}/${id}`

export function partsOfKey(key: Key): { table: RecordTable; id: string } {
  const slash = key.indexOf('/')
  const table = key.slice(0, slash)
  if (!isOneOf(keysOf(ALL_COLLECTIONS), table)) throw new Error(`${key} is no record.`)
  return { table, id: key.slice(slash + 1) }
}

/** Of those that still exist. */
export async function titlesOfKeys(db: Reader, keys: Iterable<Key>): Promise<Map<Key, string>> {
  const titles = new Map<Key, string>()
  for (const [table, own] of Map.groupBy([...keys].map(partsOfKey), (each) => each.table)) {
    const { decode, titleOf }: AnyCollection = ALL_COLLECTIONS[table]
    for (const some of chunksOf(own, IDS_AT_ONCE)) {
      const ids = some.map(({ id }) => id)
      const rows = await untyped(db).selectFrom(table).where('id', 'in', ids).selectAll().execute()
      for (const record of rows.map(decode)) titles.set(keyOf(table, record.id), titleOf(record))
    }
  }
  return titles
}
