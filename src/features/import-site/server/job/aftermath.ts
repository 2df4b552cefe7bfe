import type { UndoPreview } from '#features/import-site/job-schema.ts'
import { MENUS } from '#features/import-site/server/write/menus.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import type { Reader } from '#records/db.server.ts'

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

/** In the order in which they are told. */
export const TABLES = {
  posts: 'post',
  media: 'media',
  writers: 'writer',
  rubrics: 'rubric',
  casinos: 'casino',
  redirects: 'redirect',
} as const

/** What would go, and what was changed here since. */
export async function undoPreview(db: Reader, importId: string): Promise<UndoPreview> {
  const preview: UndoPreview = { goes: [], changed: [] }
  for (const [collection, table] of Object.entries(TABLES)) {
    const came = await idsOf(db, importId, collection)
    const now: { id: string; version: number }[] = []
    for (const some of chunksOf([...came.keys()], AT_ONCE))
      now.push(...(await db.selectFrom(table).where('id', 'in', some).select(['id', 'version']).execute()))
    const changed = now.filter(({ id, version }) => came.get(id) !== version)
    preview.goes.push({ name: collection, count: now.length - changed.length })
    const titles = await titlesOf(
      db,
      table,
      changed.slice(0, MOST_SHOWN).map(({ id }) => id),
    )
    for (const [id, title] of titles) preview.changed.push({ collection, id, title })
  }
  const { menus } = await db
    .selectFrom('siteImportItem')
    .where('importId', '=', importId)
    .where('collection', '=', MENUS)
    .select(({ fn }) => fn.countAll<number>().as('menus'))
    .executeTakeFirstOrThrow()
  preview.goes.push({ name: MENUS, count: menus })
  return preview
}

async function titlesOf(db: Reader, table: (typeof TABLES)[keyof typeof TABLES], ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  if (table === 'writer') {
    const rows = await db.selectFrom('writer').where('id', 'in', ids).select(['id', 'fullName']).execute()
    return new Map(rows.map(({ id, fullName }) => [id, fullName]))
  }
  if (table === 'redirect') {
    const rows = await db.selectFrom('redirect').where('id', 'in', ids).select(['id', 'fromPath']).execute()
    return new Map(rows.map(({ id, fromPath }) => [id, fromPath]))
  }
  const rows = await db.selectFrom(table).where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
