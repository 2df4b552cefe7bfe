import type { Trx } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'

const IDS_AT_ONCE = 500

export async function idsIn(
  trx: Trx,
  table: 'factCheck' | 'changeEntry' | 'casino' | 'bookmaker',
  ids: string[],
): Promise<Set<string>> {
  const wanted = [...new Set(ids)]
  const found = new Set<string>()
  for (let start = 0; start < wanted.length; start += IDS_AT_ONCE) {
    const some = wanted.slice(start, start + IDS_AT_ONCE)
    const rows = await untyped(trx).selectFrom(table).where('id', 'in', some).select('id').execute()
    for (const row of rows) found.add(String(row['id']))
  }
  return found
}
