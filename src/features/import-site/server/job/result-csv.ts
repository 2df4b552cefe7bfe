import type { Outcome } from '#features/import-site/job-schema.ts'
import { idsOf } from '#features/import-site/server/job/aftermath.ts'
import { reasonsOf } from '#features/import-site/server/job/imported-posts.ts'
import { mediaUrl } from '#entities/media/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import { LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'
import { postPath } from '#shared/post-address.ts'
import { rubricPath } from '#shared/rubric-address.ts'

const AT_ONCE = 500
const HEAD = ['what', 'name', 'address', 'state', 'toLookAt']
type Row = [what: string, name: string, address: string, state: string, toLookAt: string]

/** What became of a file, line by line. */
export async function* resultLines(db: Reader, importId: string, outcome: Outcome | null): AsyncGenerator<string> {
  yield writeCsv([HEAD], LIST_DELIMITER)
  for (const [collection, rowsOf] of Object.entries(ROWS)) {
    const ids = await idsOf(db, importId, collection)
    for (const some of chunksOf([...ids.keys()], AT_ONCE)) yield moreCsv(await rowsOf(db, some), LIST_DELIMITER)
  }
  const lost = outcome?.errors.map(({ text }): Row => ['not taken', '', '', '', text]) ?? []
  yield moreCsv(lost, LIST_DELIMITER)
}

const ROWS: Record<string, (db: Reader, ids: string[]) => Promise<Row[]>> = {
  async posts(db, ids) {
    const rows = await db
      .selectFrom('post')
      .where('id', 'in', ids)
      .select(['id', 'title', 'slug', 'category', 'isActive', 'isDeleted', 'publishAt'])
      .execute()
    const reasons = await reasonsOf(db, ids)
    return rows.map(({ id, title, slug, category, isActive, isDeleted, publishAt }) => {
      const state = isDeleted === 1 ? 'archived' : isActive === 1 ? 'published' : (publishAt ?? 'draft')
      const why = (reasons.get(id) ?? []).map(({ text }) => text).join(' ')
      return ['post', title, postPath({ slug, category }), state, why]
    })
  },
  async casinos(db, ids) {
    const rows = await db.selectFrom('casino').where('id', 'in', ids).select(['title', 'isActive']).execute()
    return rows.map(({ title, isActive }) => ['casino', title, '', isActive === 1 ? 'published' : 'draft', ''])
  },
  async writers(db, ids) {
    const rows = await db.selectFrom('writer').where('id', 'in', ids).select('fullName').execute()
    return rows.map(({ fullName }) => ['writer', fullName, '', '', ''])
  },
  async rubrics(db, ids) {
    const rows = await db.selectFrom('rubric').where('id', 'in', ids).select(['title', 'slug']).execute()
    return rows.map(({ title, slug }) => ['rubric', title, rubricPath(slug), '', ''])
  },
  async media(db, ids) {
    const rows = await db.selectFrom('media').where('id', 'in', ids).select(['title', 'key']).execute()
    return rows.map(({ title, key }) => ['picture', title, mediaUrl(key), '', ''])
  },
  async redirects(db, ids) {
    const rows = await db.selectFrom('redirect').where('id', 'in', ids).select(['fromPath', 'toTarget']).execute()
    return rows.map(({ fromPath, toTarget }) => ['redirect', fromPath, toTarget, '', ''])
  },
}
