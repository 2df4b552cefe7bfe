import { findRedirect } from '#entities/redirect/rules.server.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { rubricPath, rubricSlugIn } from '#shared/rubric-address.ts'

/** What the rubric that had this slug is called now: empty when it is gone, undefined when there was none. */
export async function findFormerRubric(db: Reader, slug: string): Promise<string | undefined> {
  const path = rubricPath(slug)
  if (!rubricSlugIn(path)) return undefined
  const rule = await findRedirect(db, path)
  const next = rule && rubricSlugIn(rule.to)
  if (next && (await findRubricBySlug(db, next))) return next
  return rule || (await isArchived(db, slug)) ? '' : undefined
}

async function isArchived(db: Reader, slug: string): Promise<boolean> {
  const query = db.selectFrom('rubric').where('isDeleted', '=', 1).where('slug', '=', slug)
  return (await query.select('id').executeTakeFirst()) !== undefined
}
