import { FIRST_TEMPLATES, filled, type Template } from '#features/complaints/templates.ts'
import { fieldValues } from '#features/complaints/talk.server.ts'
import { getComplaint } from '#features/complaints/store.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { newId } from '#shared/id.ts'

export async function listTemplates(db: Reader): Promise<Template[]> {
  const rows = await db
    .selectFrom('complaintTemplate')
    .orderBy('position')
    .select(['id', 'audience', 'title', 'hint', 'subject', 'text'])
    .execute()
  return rows.length === 0 ? [...FIRST_TEMPLATES] : rows
}

/** All of them at once: there are few, and their order is what is edited most. */
export const saveTemplates = (db: Db, templates: readonly Template[]): Promise<Template[]> =>
  inTransaction(db, async (trx) => {
    await trx.deleteFrom('complaintTemplate').execute()
    const rows = templates.map((template, position) => ({ ...template, id: template.id || newId(), position }))
    if (rows.length > 0) await trx.insertInto('complaintTemplate').values(rows).execute()
    return listTemplates(trx)
  })

/** For one complaint, with what is known of it. */
export async function filledTemplates(db: Db, id: string) {
  const values = await fieldValues(db, await getComplaint(db, id))
  const templates = await listTemplates(db)
  return {
    templates: templates.map((template) => ({
      ...template,
      subject: filled(template.subject, values),
      text: filled(template.text, values),
    })),
    fields: Object.entries(values).map(([name, value]) => ({ name, value })),
  }
}
