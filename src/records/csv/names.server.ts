import * as m from '#records/csv/messages.ts'
import { recordsConfig } from '#records/config.server.ts'
import type { CsvColumn } from '#records/csv/columns.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { type Said, said } from '#shared/words/message.ts'

export interface Names {
  /** The name if it is unique, else the id. */
  write: (id: string) => string
  find: (written: string) => string | { problem: Said }
}

const folded = (name: string) => name.trim().toLocaleLowerCase('cs')

/** For every table the columns refer to, each with a few hundred records at most. */
export async function loadNames(db: Reader, columns: CsvColumn[]): Promise<Map<RecordTable, Names>> {
  const tables = new Set(columns.flatMap(({ table }) => table ?? []))
  const found = new Map<RecordTable, Names>()
  for (const table of tables) found.set(table, await namesIn(db, table))
  return found
}

async function namesIn(db: Reader, table: RecordTable): Promise<Names> {
  const collection = recordsConfig().collections[table]
  if (!collection) throw new Error(`No collection has the table ${table}.`)
  const rows = await untyped(db).selectFrom(table).selectAll().execute()
  const names = new Map(rows.map((row) => [String(row['id']), collection.titleOf(collection.decode(row))]))
  const byName = Map.groupBy(names.keys(), (id) => folded(names.get(id) ?? ''))
  return {
    write(id) {
      const name = names.get(id)
      const isClear = name !== undefined && byName.get(folded(name))?.length === 1 && !names.has(name)
      return isClear ? name : id
    },
    find(written) {
      if (names.has(written)) return written
      const ids = byName.get(folded(written)) ?? []
      if (ids.length > 1) return { problem: said(m.manyCalled, { number: ids.length, name: written }) }
      return ids[0] ?? { problem: said(m.noneCalled, { noun: collection.noun, name: written }) }
    },
  }
}
