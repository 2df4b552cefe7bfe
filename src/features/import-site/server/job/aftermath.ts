import { sql } from 'kysely'
import type { UndoPreview } from '#features/import-site/job-schema.ts'
import { MENUS } from '#features/import-site/server/write/menus.server.ts'
import { VIDEO_FILES } from '#features/video-files/store.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import type { Reader } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

const MOST_SHOWN = 200
const AT_ONCE = 500

export const idsOf = async (db: Reader, importId: string, collection: string) => {
  const items = await db
    .selectFrom('siteImportItem')
    .where('importId', '=', importId)
    .where('collection', '=', collection)
    .select(['recordId', 'version'])
    .execute()
  return new Map(items.map(({ recordId, version }) => [recordId, version]))
}

/** In the order in which they are told, and what is the name of each. */
const TABLES = {
  posts: ['post', 'title'],
  media: ['media', 'title'],
  writers: ['writer', 'fullName'],
  rubrics: ['rubric', 'title'],
  casinos: ['casino', 'title'],
  redirects: ['redirect', 'fromPath'],
} as const

/** What would go, and what was changed here since. */
export async function undoPreview(db: Reader, importId: string): Promise<UndoPreview> {
  const preview: UndoPreview = { goes: [], changed: [] }
  for (const [collection, [table, name]] of Object.entries(TABLES)) {
    const came = await idsOf(db, importId, collection)
    const now: { id: string; version: number; title: string }[] = []
    const columns = ['id', 'version', sql<string>`${sql.ref(name)}`.as('title')] as const
    for (const some of chunksOf([...came.keys()], AT_ONCE))
      now.push(...(await db.selectFrom(table).where('id', 'in', some).select(columns).execute()))
    const changed = now.filter(({ id, version }) => came.get(id) !== version)
    preview.goes.push({ name: collection, count: now.length - changed.length })
    for (const { id, title } of changed.slice(0, MOST_SHOWN)) preview.changed.push({ collection, id, title })
  }
  // They are never changed, only replaced.
  for (const name of [VIDEO_FILES, MENUS]) {
    const items = db.selectFrom('siteImportItem').where('importId', '=', importId).where('collection', '=', name)
    preview.goes.push({ name, count: await countRows(items) })
  }
  return preview
}
