import * as m from '#features/templates/messages.ts'
import type { Template, TemplateAbout, TemplateKind, TemplateRow } from '#features/templates/schema.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { idsInside } from '#shared/ids-inside.ts'
import { said } from '#shared/words/message.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const MOST = 200
/** Archived, it can be brought back for so long. */
const KEPT_MS = 30 * 24 * 60 * 60_000
const REFS_AT_ONCE = 400

const LISTED = ['id', 'kind', 'name', 'about', 'authorName', 'isDeleted', 'createdAt', 'updatedAt'] as const

export function presentTemplate({ about, kind, isDeleted, ...row }: Omit<TemplateRow, 'fields'>): Template {
  const known: TemplateAbout = JSON.parse(about)
  return { ...row, ...known, kind: kind === 'post' ? 'post' : 'blocks', isDeleted: isDeleted === 1 }
}

export async function listTemplates(db: Reader): Promise<Template[]> {
  const rows = await db.selectFrom('template').select(LISTED).execute()
  return rows.map(presentTemplate).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'))
}

export async function getTemplate(db: Reader, id: string): Promise<TemplateRow> {
  const row = await db.selectFrom('template').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.gone)
  return row
}

interface Given {
  kind: TemplateKind
  name: string
  fields: object
  about: TemplateAbout
}

export async function addTemplate(trx: Trx, { kind, name, fields, about }: Given, actor: Actor, now: Date) {
  await refuseTaken(trx, { kind, name })
  const count = await countRows(trx.selectFrom('template').where('isDeleted', '=', 0))
  if (count >= MOST) throw new AppError('VALIDATION_FAILED', said(m.tooMany, { count: MOST }))
  const at = now.toISOString()
  const row: TemplateRow = {
    id: newId(),
    kind,
    name,
    fields: JSON.stringify(fields),
    about: JSON.stringify(about),
    authorName: actor.name,
    isDeleted: 0,
    createdAt: at,
    updatedAt: at,
  }
  await insertTemplate(trx, row)
  await auditTemplate(trx, actor, 'create', row, { name: { from: null, to: name } })
  return row
}

/** With its references, so that an import has them, too. */
export async function insertTemplate(trx: Trx, row: TemplateRow): Promise<void> {
  await trx.insertInto('template').values(row).execute()
  const ids = idsInside(JSON.parse(row.fields))
  for (let start = 0; start < ids.length; start += REFS_AT_ONCE) {
    const refs = ids.slice(start, start + REFS_AT_ONCE).map((refId) => ({ templateId: row.id, refId }))
    await trx.insertInto('templateRef').values(refs).execute()
  }
}

export async function renameTemplate(trx: Trx, id: string, name: string, actor: Actor, now: Date) {
  const row = await getTemplate(trx, id)
  if (row.name === name) return row
  await refuseTaken(trx, { kind: row.kind, name }, id)
  const change = { name, updatedAt: now.toISOString() }
  await trx.updateTable('template').set(change).where('id', '=', id).execute()
  await auditTemplate(trx, actor, 'update', { ...row, name }, { name: { from: row.name, to: name } })
  return { ...row, ...change }
}

export async function setArchived(trx: Trx, id: string, isArchived: boolean, actor: Actor, now: Date) {
  const row = await getTemplate(trx, id)
  const change = { isDeleted: isArchived ? 1 : 0, updatedAt: now.toISOString() }
  if (row.isDeleted === change.isDeleted) return row
  if (!isArchived) await refuseTaken(trx, row, id)
  await trx.updateTable('template').set(change).where('id', '=', id).execute()
  await auditTemplate(trx, actor, isArchived ? 'archive' : 'unarchive', row)
  return { ...row, ...change }
}

export async function dropArchived(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('template').where('isDeleted', '=', 1).where('updatedAt', '<', over).execute()
}

async function refuseTaken(trx: Trx, { kind, name }: Pick<TemplateRow, 'kind' | 'name'>, own = ''): Promise<void> {
  const taken = await trx
    .selectFrom('template')
    .where('isDeleted', '=', 0)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('id', '!=', own)
    .select('id')
    .executeTakeFirst()
  if (!taken) return
  const words = said(m.nameTaken, { name })
  throw new AppError('VALIDATION_FAILED', words, [fieldError('name', words)])
}

const auditTemplate = (
  trx: Trx,
  actor: Actor,
  action: string,
  { id, name }: Pick<TemplateRow, 'id' | 'name'>,
  change: Record<string, { from: unknown; to: unknown }> = {},
) => writeAudit(trx, actor, { action, collection: 'templates', recordId: id, recordTitle: name, change })
