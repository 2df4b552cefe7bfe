import { createHash } from 'node:crypto'
import { videoKindOf } from '#features/video-files/kind.server.ts'
import * as m from '#features/video-files/messages.ts'
import type { VideoFile, VideoFileRow } from '#features/video-files/schema.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Storage } from '#infra/storage.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

const HASH_LENGTH = 24
const NAME_MAX = 160
const MAX_LISTED = 500

export const videoAddress = (key: string) => `/video/${key}`

const present = ({ id, name, key, bytes, captions, userName, createdAt }: VideoFileRow): VideoFile => ({
  id,
  name,
  bytes,
  userName,
  createdAt,
  url: videoAddress(key),
  hasCaptions: captions !== '',
})

export async function listVideoFiles(db: Reader): Promise<VideoFile[]> {
  const rows = await db.selectFrom('videoFile').orderBy('createdAt', 'desc').limit(MAX_LISTED).selectAll().execute()
  return rows.map(present)
}

export const findVideoFile = (db: Reader, key: string): Promise<VideoFileRow | undefined> =>
  db.selectFrom('videoFile').where('key', '=', key).selectAll().executeTakeFirst()

interface Upload {
  bytes: Uint8Array
  name: string
  captions: string
}

/** How videos are called where records of all kinds are told. */
export const VIDEO_FILES = 'video-files'

/** Judged by its content, whatever it is called. */
export function readVideo({ bytes, captions }: Upload) {
  const kind = videoKindOf(bytes)
  if (!kind) throw new AppError('UNSUPPORTED_TYPE', m.notVideo)
  const text = captions.replace(/^\uFEFF/, '').trim()
  if (text !== '' && !/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) {
    throw new AppError('VALIDATION_FAILED', undefined, [fieldError('captions', m.notCaptions)])
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key: `${sha256.slice(0, HASH_LENGTH)}.${kind}`, sha256, text }
}

/** The same file sent again is the same record, with the captions that came last. */
export async function storeVideo(
  { db, storage, now }: { db: Db; storage: Storage; now: () => Date },
  upload: Upload,
  actor: Actor,
): Promise<VideoFile> {
  const { bytes, name } = upload
  const { key, sha256, text } = readVideo(upload)
  await storage.put(key, bytes)
  return inTransaction(db, async (trx) => {
    const row: VideoFileRow = {
      id: newId(now().getTime()),
      key,
      name: name.slice(0, NAME_MAX),
      bytes: bytes.length,
      sha256,
      captions: text,
      userName: actor.name,
      createdAt: now().toISOString(),
    }
    await trx
      .insertInto('videoFile')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(text === '' ? { sha256 } : { captions: text }))
      .execute()
    await writeAudit(trx, actor, {
      action: 'create',
      collection: VIDEO_FILES,
      recordId: row.id,
      recordTitle: row.name,
    })
    return present((await findVideoFile(trx, key)) ?? row)
  })
}

/** Refused while a post or a waiting change shows it. */
export async function deleteVideo(
  { db, storage }: { db: Db; storage: Storage },
  id: string,
  actor: Actor,
): Promise<void> {
  const key = await inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('videoFile').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    await refuseUsed(trx, videoAddress(row.key))
    await trx.deleteFrom('videoFile').where('id', '=', id).execute()
    await writeAudit(trx, actor, { action: 'delete', collection: VIDEO_FILES, recordId: id, recordTitle: row.name })
    return row.key
  })
  await storage.remove(key)
}

async function refuseUsed(trx: Trx, address: string): Promise<void> {
  const shown = await trx
    .selectFrom('postLink')
    .innerJoin('post', 'post.id', 'postLink.postId')
    .where('postLink.address', '=', address)
    .select('post.title')
    .executeTakeFirst()
  if (shown) throw new AppError('STILL_USED', said(m.used, { title: shown.title }))
  const changes = await trx
    .selectFrom('waitingChange')
    .where('collection', '=', 'posts')
    .where('data', 'like', `%${address}%`)
    .select('id')
    .limit(1)
    .execute()
  if (changes.length > 0) throw new AppError('STILL_USED', m.usedByChange)
  const template = await trx
    .selectFrom('template')
    .where('fields', 'like', `%${address}%`)
    .select('name')
    .limit(1)
    .executeTakeFirst()
  if (template) throw new AppError('STILL_USED', said(m.used, { title: template.name }))
}
