import { z } from 'zod'
import { aboutOf, BlocksTemplate, PostTemplate } from '#features/templates/post/fields.ts'
import { TemplateName } from '#features/templates/schema.ts'
import { insertTemplate } from '#features/templates/store.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { id, readable } from '#shared/schema/text.ts'

const own = {
  id,
  name: TemplateName,
  authorName: readable.max(160),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const TransferTemplate = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...own, kind: z.literal('post'), fields: PostTemplate }),
    z.strictObject({ ...own, kind: z.literal('blocks'), fields: BlocksTemplate }),
  ])
  .meta({ id: 'ExportedTemplate' })
export type TransferTemplate = z.infer<typeof TransferTemplate>

/** Those in the archive stay where they are. */
export async function exportedTemplates(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('template').where('isDeleted', '=', 0).selectAll().execute()
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: ownId, kind, name, fields, authorName, createdAt, updatedAt }) => ({
      id: ownId,
      kind,
      name,
      fields: JSON.parse(fields),
      authorName,
      createdAt,
      updatedAt,
    }))
}

/** An existing template is not changed. */
export async function importTemplates(trx: Trx, templates: readonly TransferTemplate[]): Promise<void> {
  for (const { fields, ...template } of templates) {
    const known = await trx.selectFrom('template').where('id', '=', template.id).select('id').executeTakeFirst()
    if (known) continue
    const row = { ...template, fields: JSON.stringify(fields), about: JSON.stringify(aboutOf(fields)), isDeleted: 0 }
    await insertTemplate(trx, row)
  }
}
