import type { Reader, Tables, Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'

const ROWS_AT_ONCE = 50

/** Remembers what the demo brought; ids are those of the table, or days. */
export async function markAsDemo(trx: Trx, kind: keyof Tables, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
    await trx
      .insertInto('demoItem')
      .values(some.map((id) => ({ kind, id })))
      .execute()
  }
}

export type DemoItems = (kind: keyof Tables) => ReadonlySet<string>

export async function readDemoItems(db: Reader): Promise<DemoItems> {
  const rows = await db.selectFrom('demoItem').selectAll().execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const sets = new Map([...byKind].map(([kind, own]) => [kind, new Set(own.map(({ id }) => id))]))
  return (kind) => sets.get(kind) ?? new Set()
}
