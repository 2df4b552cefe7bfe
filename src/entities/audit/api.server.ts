import { AuditEntry, AuditQuery, listAudit } from '#entities/audit/queries.server.ts'
import { pagedList } from '#entities/list-call.server.ts'
import { call } from '#entities/calls.server.ts'

export const privateAuditCalls = [
  call(
    {
      method: 'get',
      path: '/audit',
      tag: 'Audit',
      summary: 'Who did what, newest first',
      access: 'admin',
      query: AuditQuery,
      response: pagedList(AuditEntry, 'Audit'),
    },
    ({ query }, { services }) => listAudit(services.db, query),
  ),
]
