import { one as casino } from '#entities/casino/messages.ts'
import { one as picture } from '#entities/media/messages.ts'
import { one as redirect } from '#entities/redirect/messages.ts'
import { one as rubric } from '#entities/rubric/messages.ts'
import { one as writer } from '#entities/writer/messages.ts'
import type { Outcome } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/messages.ts'
import { idsOf } from '#features/import-site/server/job/aftermath.ts'
import { reasonsOf } from '#features/import-site/server/job/imported-posts.ts'
import { one as video } from '#features/video-files/messages.ts'
import { VIDEO_FILES, videoAddress } from '#features/video-files/store.server.ts'
import { mediaUrl } from '#entities/media/schema.ts'
import { one as post } from '#posts/messages.ts'
import type { Reader } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import { LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'
import { postPath } from '#shared/post-address.ts'
import { rubricPath } from '#shared/rubric-address.ts'
import type { Language } from '#shared/words/language.ts'
import { inLanguage, type Message, type NounMessage, type Said, saidIn } from '#shared/words/message.ts'

const AT_ONCE = 500
const HEAD = [m.what, m.named, m.address, m.state, m.toLookAt]
type Cell = string | Said | Message | NounMessage
type Row = [what: Cell, name: string, address: string, state: Cell, toLookAt: readonly Said[]]

/** What became of a file, line by line, in the language of whoever asks. */
export async function* resultLines(
  db: Reader,
  importId: string,
  outcome: Outcome | null,
  language: Language,
): AsyncGenerator<string> {
  const written = (cell: Cell) =>
    typeof cell === 'string' ? cell : 'text' in cell ? saidIn(language, cell) : inLanguage(language, cell)
  const linesOf = (rows: readonly Row[]) =>
    moreCsv(
      rows.map(([what, name, address, state, toLookAt]) => [
        written(what),
        name,
        address,
        written(state),
        toLookAt.map(written).join(' '),
      ]),
      LIST_DELIMITER,
    )
  yield writeCsv([HEAD.map(written)], LIST_DELIMITER)
  for (const [collection, rowsOf] of Object.entries(ROWS)) {
    const ids = await idsOf(db, importId, collection)
    for (const some of chunksOf([...ids.keys()], AT_ONCE)) yield linesOf(await rowsOf(db, some))
  }
  yield linesOf(outcome?.errors.map((error): Row => [m.notTaken, '', '', '', [error]]) ?? [])
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
      const state = isDeleted === 1 ? m.archived : isActive === 1 ? m.published : (publishAt ?? m.draft)
      return [post, title, postPath({ slug, category }), state, reasons.get(id) ?? []]
    })
  },
  async casinos(db, ids) {
    const rows = await db.selectFrom('casino').where('id', 'in', ids).select(['title', 'isActive']).execute()
    return rows.map(({ title, isActive }) => [casino, title, '', isActive === 1 ? m.published : m.draft, []])
  },
  async writers(db, ids) {
    const rows = await db.selectFrom('writer').where('id', 'in', ids).select('fullName').execute()
    return rows.map(({ fullName }) => [writer, fullName, '', '', []])
  },
  async rubrics(db, ids) {
    const rows = await db.selectFrom('rubric').where('id', 'in', ids).select(['title', 'slug']).execute()
    return rows.map(({ title, slug }) => [rubric, title, rubricPath(slug), '', []])
  },
  async media(db, ids) {
    const rows = await db.selectFrom('media').where('id', 'in', ids).select(['title', 'key']).execute()
    return rows.map(({ title, key }) => [picture, title, mediaUrl(key), '', []])
  },
  async [VIDEO_FILES](db, ids) {
    const rows = await db.selectFrom('videoFile').where('id', 'in', ids).select(['name', 'key']).execute()
    return rows.map(({ name, key }) => [video, name, videoAddress(key), '', []])
  },
  async redirects(db, ids) {
    const rows = await db.selectFrom('redirect').where('id', 'in', ids).select(['fromPath', 'toTarget']).execute()
    return rows.map(({ fromPath, toTarget }) => [redirect, fromPath, toTarget, '', []])
  },
}
