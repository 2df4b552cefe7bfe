import { z } from 'zod'
import { AREAS } from '#features/api-keys/shared/scopes.ts'
import { AuditEntry, type AuditFilter, AuditQuery, auditRows, listAudit } from '#entities/audit/queries.server.ts'
import { pagedList } from '#records/calls/list-call.server.ts'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE, LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'
import type { Reader } from '#records/db.server.ts'

/** No key may know who signed in, or what was done with complaints, voices and messages. */
const openTo = ({ key }: CallContext['caller']) => (key ? { onlyOf: AREAS } : {})

export const privateAuditCalls = [
  call({
    method: 'get',
    path: '/audit',
    tag: 'Audit',
    summary: 'The audit log, newest first',
    access: 'admin',
    query: AuditQuery,
    response: pagedList(AuditEntry, 'Audit'),
    run: ({ query }, { services, caller }) => listAudit(offThread(services.db), { ...query, ...openTo(caller) }),
  }),
  call({
    method: 'get',
    path: '/audit/export.csv',
    tag: 'Audit',
    summary: 'The whole audit log as CSV',
    access: 'admin',
    query: AuditQuery.omit({ page: true, perPage: true }),
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query }, { services, http, caller }) =>
      attachCsv(http, 'audit', services.now(), auditLines(offThread(services.db), { ...query, ...openTo(caller) })),
  }),
]

const ROWS_AT_ONCE = 500
const COLUMNS = ['at', 'actorName', 'action', 'collection', 'recordId', 'recordTitle', 'ip', 'change'] as const

async function* auditLines(db: Reader, query: AuditFilter): AsyncGenerator<string> {
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
