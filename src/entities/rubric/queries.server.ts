import type { Reader } from '#records/db.server.ts'
import { type Rubric, type RubricCard, rubricMapper } from '#entities/rubric/schema.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { rubricPath } from '#shared/rubric-address.ts'

export async function findRubricCards(db: Reader, ids: string[]): Promise<Map<string, RubricCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('rubric')
    .where('id', 'in', ids)
    .where('isDeleted', '=', 0)
    .select(['id', 'title', 'slug', 'ground'])
    .execute()
  return new Map(rows.map(({ id, title, slug, ground }) => [id, { title, ground, path: rubricPath(slug) }]))
}

export const listRubrics = defineCached(async (db: Reader): Promise<Rubric[]> => {
  const rows = await db
    .selectFrom('rubric')
    .where('isDeleted', '=', 0)
    .selectAll()
    .orderBy('order')
    .orderBy('titleSort')
    .execute()
  return rows.map((row) => rubricMapper.decode(row))
})

export async function findRubricBySlug(db: Reader, slug: string): Promise<Rubric | undefined> {
  const row = await db.selectFrom('rubric').where(unarchivedWith('slug', slug)).selectAll().executeTakeFirst()
  return row && rubricMapper.decode(row)
}
