import { z } from 'zod'
import type { Reader } from '#records/db.server.ts'
import { paging } from '#records/list/list-query.server.ts'
import type { Page } from '#shared/page.ts'
import { id } from '#shared/schema/text.ts'
import { entriesOf } from '#shared/objects.ts'

export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorId: z.string().nullable(),
    actorName: z.string(),
    ip: z.string().nullable(),
    requestId: z.string().nullable(),
    action: z.string(),
    collection: z.string(),
    recordId: z.string(),
    recordTitle: z.string(),
    change: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

const NAME_MAX = 40

export const AuditQuery = z.strictObject({
  ...paging,
  collection: z.string().max(NAME_MAX).optional(),
  action: z.string().max(NAME_MAX).optional(),
  recordId: z.string().max(64).optional(),
  actorId: id.optional(),
  /** A half-open interval: `from` inclusive, `to` exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** Which lines: those asked for, and of them only what the reader may know. */
export type AuditFilter = Omit<AuditQuery, 'page' | 'perPage'> & { onlyOf?: readonly string[] | undefined }

export function auditRows(db: Reader, { from, to, onlyOf, ...same }: AuditFilter) {
  let rows = db.selectFrom('audit')
  if (onlyOf) rows = rows.where('collection', 'in', onlyOf)
  for (const [column, value] of entriesOf(same)) {
    if (value !== undefined) rows = rows.where(column, '=', value)
  }
  if (from !== undefined) rows = rows.where('at', '>=', from)
  if (to !== undefined) rows = rows.where('at', '<', to)
  return rows
}

type AuditPage = AuditFilter & Pick<AuditQuery, 'page' | 'perPage'>

export async function listAudit(db: Reader, { page, perPage, ...query }: AuditPage): Promise<Page<AuditEntry>> {
  const rows = auditRows(db, query)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const items = found.map((row) => ({ ...row, change: JSON.parse(row.change) as AuditEntry['change'] }))
  return { items, total, page, perPage }
}
