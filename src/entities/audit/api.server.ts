import { z } from 'zod'
import { auditLines } from '#entities/audit/export.server.ts'
import { AuditEntry, AuditQuery, listAudit } from '#entities/audit/queries.server.ts'
import { pagedList } from '#entities/list-call.server.ts'
import { attachCsv } from '#entities/csv/attach-csv.server.ts'
import { call } from '#entities/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE } from '#shared/csv.ts'

export const privateAuditCalls = [
  call(
    {
      method: 'get',
      path: '/audit',
      tag: 'Audit',
      summary: 'The audit log, newest first',
      access: 'admin',
      query: AuditQuery,
      response: pagedList(AuditEntry, 'Audit'),
    },
    ({ query }, { services }) => listAudit(offThread(services.db), query),
  ),
  call(
    {
      method: 'get',
      path: '/audit/export.csv',
      tag: 'Audit',
      summary: 'The whole audit log as CSV',
      access: 'admin',
      query: AuditQuery.omit({ page: true, perPage: true }),
      response: z.string(),
      responseType: CSV_TYPE,
    },
    async ({ query }, { services, http }) =>
      attachCsv(http, 'audit', services.now(), auditLines(offThread(services.db), query)),
  ),
]
