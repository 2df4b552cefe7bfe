import { asTemplate } from '#features/templates/messages.ts'
import type { UsageSource } from '#records/config.server.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import { said } from '#shared/words/message.ts'

/** What a template needs is used, though no page shows it yet; in the archive, too, from where it may come back. */
export const templatesThatUse: UsageSource = async (db, { id }) => {
  const rows = await db
    .selectFrom('templateRef')
    .innerJoin('template', 'template.id', 'templateRef.templateId')
    .where('templateRef.refId', '=', id)
    .select(['template.id', 'template.name as title'])
    .orderBy('template.name')
    .limit(MAX_USAGES)
    .execute()
  return rows.map((row) => ({ collection: 'templates', ...row, as: said(asTemplate) }))
}
