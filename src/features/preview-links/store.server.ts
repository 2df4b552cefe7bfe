import { hashToken, serverSecret, sign } from '#entities/session/tokens.server.ts'
import * as m from '#features/preview-links/messages.ts'
import type { PreviewLink, PreviewLinkInput, PreviewLinkRow } from '#features/preview-links/schema.ts'
import { previewPath } from '#features/preview-links/shared/address.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { isShown, writeAudit } from '#records/history/history.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

const DAY_MS = 24 * 60 * 60_000
const MAX_OPEN = 20
/** In the list, so that it says who had read what. */
const KEPT_MS = 90 * DAY_MS
const COLLECTION = 'posts'

/** Follows from the id, so that a colleague can copy the link again; only its hash is stored. */
const tokenOf = async (db: Db, id: string) => sign(await serverSecret(db), 'preview-link', id)

export async function addLink(
  trx: Trx,
  { postId, changeId, name, days }: PreviewLinkInput,
  post: { title: string },
  maker: Actor & { id: string },
  now: Date,
): Promise<PreviewLinkRow> {
  const createdAt = now.toISOString()
  const open = await ofPost(trx, postId).where('endedAt', 'is', null).where('expiresAt', '>', createdAt).execute()
  if (open.length >= MAX_OPEN) throw new AppError('VALIDATION_FAILED', said(m.tooMany, { count: MAX_OPEN }))
  await trx
    .deleteFrom('previewLink')
    .where('expiresAt', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
  const id = newId()
  const row: PreviewLinkRow = {
    id,
    postId,
    changeId,
    name,
    hash: hashToken(await tokenOf(trx, id)),
    makerId: maker.id,
    makerName: maker.name,
    createdAt,
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
    endedAt: null,
    endedBy: '',
    openedCount: 0,
    openedAt: null,
  }
  await trx.insertInto('previewLink').values(row).execute()
  const change = { name: { from: null, to: name }, expiresAt: { from: null, to: row.expiresAt } }
  const event = { collection: COLLECTION, recordId: postId, recordTitle: post.title }
  await writeAudit(trx, maker, { action: 'preview-link', ...event, change })
  return row
}

const ofPost = (db: Reader, postId: string) =>
  db.selectFrom('previewLink').where('postId', '=', postId).orderBy('createdAt', 'desc').selectAll()

/** All of a post; for contributors, their own. */
export async function listLinks(db: Reader, postId: string, { id, role }: Actor): Promise<PreviewLinkRow[]> {
  const rows = await ofPost(db, postId).execute()
  return rows.filter(({ makerId }) => role !== 'contributor' || makerId === id)
}

export async function presentLink(
  db: Db,
  row: PreviewLinkRow,
  { isOver, siteUrl, now }: { isOver: boolean; siteUrl: string; now: Date },
): Promise<PreviewLink> {
  const { postId: _post, makerId: _maker, hash, ...link } = row
  const state = stateOf(row, isOver, now)
  const token = await tokenOf(db, row.id)
  // The secret is in no backup: with another one, links cannot be copied, but those sent work.
  const isKnown = state === 'open' && hashToken(token) === hash
  return { ...link, state, url: isKnown ? siteUrl + previewPath(token) : '' }
}

function stateOf({ endedAt, endedBy, expiresAt }: PreviewLinkRow, isOver: boolean, now: Date): PreviewLink['state'] {
  if (endedAt !== null) return endedBy ? 'revoked' : 'over'
  if (expiresAt <= now.toISOString()) return 'expired'
  return isOver ? 'over' : 'open'
}

export async function findLink(db: Reader, token: string): Promise<PreviewLinkRow | undefined> {
  return db.selectFrom('previewLink').where('hash', '=', hashToken(token)).selectAll().executeTakeFirst()
}

export const isOpen = ({ endedAt, expiresAt }: PreviewLinkRow, now: Date) =>
  endedAt === null && expiresAt > now.toISOString()

/** How often and when last, nothing of the visitor. */
export async function countOpening(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('previewLink')
    .set((set) => ({ openedCount: set('openedCount', '+', 1), openedAt: now.toISOString() }))
    .where('id', '=', id)
    .execute()
}

export async function revokeLink(trx: Trx, id: string, actor: Actor, now: Date): Promise<PreviewLinkRow> {
  const link = await trx.selectFrom('previewLink').where('id', '=', id).selectAll().executeTakeFirst()
  if (!link || (actor.role === 'contributor' && link.makerId !== actor.id)) throw new AppError('NOT_FOUND', m.gone)
  if (!isOpen(link, now)) return link
  const ended = { endedAt: now.toISOString(), endedBy: actor.name }
  await trx.updateTable('previewLink').set(ended).where('id', '=', id).execute()
  const change = { name: { from: link.name, to: null } }
  const post = await trx.selectFrom('post').where('id', '=', link.postId).select('title').executeTakeFirst()
  const event = { collection: COLLECTION, recordId: link.postId, recordTitle: post?.title ?? '' }
  await writeAudit(trx, actor, { action: 'preview-link-revoke', ...event, change })
  return { ...link, ...ended }
}

/** Published, a draft is read by everybody; archived, by nobody. What comes back later needs a new link. */
export async function endLinksOfPost(
  trx: Trx,
  { name }: Pick<AnyCollection, 'name'>,
  previous: RecordBase | null,
  record: RecordBase,
): Promise<void> {
  if (name !== COLLECTION || !previous) return
  const isPublished = !isShown(previous) && isShown(record)
  if (!isPublished && !record.isDeleted) return
  await trx
    .updateTable('previewLink')
    .set({ endedAt: new Date().toISOString() })
    .where('postId', '=', record.id)
    .where('endedAt', 'is', null)
    .$if(!record.isDeleted, (query) => query.where('changeId', 'is', null))
    .execute()
}

/** Like keys, links do not outlive whoever made them. */
export async function endLinksMadeBy(trx: Trx, userId: string): Promise<void> {
  const endedAt = new Date().toISOString()
  await trx
    .updateTable('previewLink')
    .set({ endedAt })
    .where('makerId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}
