import { findRedirect } from '#entities/redirect/rules.server.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { rubricPath, rubricSlugIn } from '#shared/rubric-address.ts'

const FOR_GOOD: ReadonlySet<number> = new Set([301, 308, 410])

interface Former {
  /** The current slug; empty if the rubric is gone. */
  slug: string
  /** Whether that is permanent: an archived rubric may be restored. */
  isForGood: boolean
}

/** What became of the rubric with this slug; undefined if there never was one. */
export async function findFormerRubric(db: Reader, slug: string): Promise<Former | undefined> {
  const path = rubricPath(slug)
  if (!rubricSlugIn(path)) return undefined
  const rule = await findRedirect(db, path)
  const next = rule && rubricSlugIn(rule.to)
  if (next && (await findRubricBySlug(db, next))) return { slug: next, isForGood: true }
  if (rule) return { slug: '', isForGood: !next && FOR_GOOD.has(rule.status) }
  return (await isArchived(db, slug)) ? { slug: '', isForGood: false } : undefined
}

async function isArchived(db: Reader, slug: string): Promise<boolean> {
  const query = db.selectFrom('rubric').where('isDeleted', '=', 1).where('slug', '=', slug)
  return (await query.select('id').executeTakeFirst()) !== undefined
}
