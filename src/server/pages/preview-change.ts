import { z } from 'zod'
import { SYSTEM } from '#records/actor.ts'
import { call } from '#records/calls/calls.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { modelOf } from '#records/names.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { type ChangePlace, readChanged } from '#records/changes/changes.server.ts'
import { PUBLISH_CHANGE } from '#records/changes/store.server.ts'
import { inputOf, writeVersion } from '#records/crud/write-record.server.ts'
import { type Overlay, undone, withOverlays } from '#infra/db/overlay.server.ts'
import { posts } from '#posts/collection.server.ts'
import { previewOf } from '#server/pages/preview-response.ts'
import { postPath } from '#shared/post-address.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { id } from '#shared/schema/text.ts'

const ByBoth = z.object({ id, changeId: id })

/** The page as it will look with a waiting change published. Nothing is stored, and no cache is affected. */
export const changePreviewCall = <Name extends string>(collection: AnyCollection<Name>) =>
  call({
    method: 'get',
    path: `/${collection.name}/{id}/changes/{changeId}/preview`,
    tag: collection.tag,
    summary: `A page that shows the ${collection.noun}, without scripts, as it will be once the change is published`,
    access: 'contributor',
    params: ByBoth,
    response: z.string(),
    responseType: 'text/html; charset=utf-8',
    run: async ({ params }, { services, http }) => {
      const place = { collection, recordId: params.id, changeId: params.changeId }
      const render = http.get('renderPage')
      const at = (path: string) => new Request(new URL(path, services.env.SITE_URL))
      const ip = http.get('ip')
      if (collection.table === posts.table) {
        const draft = await readChanged(services.db, { ...place, collection: posts })
        return previewOf(http, await render(at(postPath(draft)), services, ip, { draft, hasScripts: false }))
      }
      const overlays = await rowsOncePublished(services.db, place)
      const page = await withOverlays(services.db, overlays, async (db) =>
        render(at(await pageWith(db, collection, params.id)), { ...services, db }, ip, { hasScripts: false }),
      )
      return previewOf(http, page)
    },
  })

/** Other records read this one from the database: the change is published, what pages would read is noted, and undone. */
async function rowsOncePublished(db: Db, place: ChangePlace<any>): Promise<Overlay[]> {
  const { collection, recordId } = place
  return undone(db, async (trx) => {
    const live = await getRecord(trx, collection, recordId)
    const input = parseInput(collection.input, inputOf(collection, await readChanged(trx, place)))
    await writeVersion(trx, collection, live, input, live.version, SYSTEM, PUBLISH_CHANGE)
    const overlays: Overlay[] = []
    for (const [table, column] of tablesOf(collection)) {
      const rows = await untyped(trx).selectFrom(table).where(column, '=', recordId).selectAll().execute()
      overlays.push({ table, column, value: recordId, rows })
    }
    return overlays
  })
}

/** The tables that have rows of a record which pages show, each with the column that names the record. */
const tablesOf = ({ table, relations }: AnyCollection): [table: string, column: string][] => [
  [table, 'id'],
  ...relations.map((list): [string, string] => [list.table, list.ownerColumn]),
  ['changeEntry', 'recordId'],
]

/** Its review before other pages that mention it; without any, the home page, which lists the best. */
async function pageWith(db: Reader, { table }: AnyCollection, recordId: string): Promise<string> {
  const post = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', modelOf(table))
    .where('postRef.refId', '=', recordId)
    .where('post.isActive', '=', 1)
    .where('post.isDeleted', '=', 0)
    .orderBy('post.isReviewPost', 'desc')
    .orderBy('post.updatedAt', 'desc')
    .limit(1)
    .select(['post.slug', 'post.category'])
    .executeTakeFirst()
  return post ? postPath(post) : '/'
}
