import type { AuditQuery } from '#entities/audit/queries.server.ts'
import { auditRows } from '#entities/audit/queries.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'

const ROWS_AT_ONCE = 500
const COLUMNS = ['at', 'actorName', 'action', 'collection', 'recordId', 'recordTitle', 'ip', 'change'] as const

export async function* auditLines(db: Reader, query: Omit<AuditQuery, 'page' | 'perPage'>): AsyncGenerator<string> {
  yield writeCsv([[...COLUMNS]], LIST_DELIMITER)
  for (let last: { at: string; id: string } | undefined; ;) {
    let rows = auditRows(db, query)
    if (last) {
      const { at, id } = last
      rows = rows.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]))
    }
    const found = await rows.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(ROWS_AT_ONCE).execute()
    yield moreCsv(
      found.map((row) => COLUMNS.map((column) => row[column] ?? '')),
      LIST_DELIMITER,
    )
    last = found.at(-1)
    if (found.length < ROWS_AT_ONCE) return
  }
}
