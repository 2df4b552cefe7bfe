import { said } from '#shared/words/message.ts'
import * as m from '#entities/saved-view/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { Caller } from '#records/calls/calls.server.ts'
import { changeBetween, writeAudit } from '#records/history/history.server.ts'
import { savedViewMapper } from '#entities/saved-view/schema.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import type { SavedView, SavedViewInput, SavedViewUpdate, StoredView } from '#shared/schema/saved-view.ts'

const COLLECTION = 'views'
const MAX_VIEWS_PER_LIST = 30

type Viewer = Pick<Caller, 'id' | 'role'>
type Owner = Actor & { id: string }

const present = ({ ownerId, ...view }: StoredView, viewer: Pick<Viewer, 'id'>): SavedView => ({
  ...view,
  isOwn: ownerId === viewer.id,
})

export async function listViews(db: Reader, list: string, viewer: Pick<Viewer, 'id'>): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('savedView')
    .where('list', '=', list)
    .where((eb) => eb.or([eb('ownerId', '=', viewer.id), eb('isShared', '=', 1)]))
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => present(savedViewMapper.decode(row), viewer))
}

export async function createView(db: Db, input: SavedViewInput, owner: Owner, now: Date): Promise<SavedView> {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, owner.id)
    const own = await trx
      .selectFrom('savedView')
      .where('list', '=', input.list)
      .where('ownerId', '=', owner.id)
      .select('name')
      .execute()
    if (own.length >= MAX_VIEWS_PER_LIST)
      throw new AppError('VALIDATION_FAILED', said(m.tooMany, { most: MAX_VIEWS_PER_LIST }))
    const at = now.toISOString()
    const view = { ...input, id: newId(), ownerId: owner.id, ownerName: owner.name, createdAt: at, updatedAt: at }
    await refuseTakenName(trx, view)
    await trx.insertInto('savedView').values(savedViewMapper.encode(view)).execute()
    await audit(trx, owner, 'create', view)
    return present(view, owner)
  })
}

export async function updateView(
  db: Db,
  id: string,
  { updatedAt: seenAt, ...change }: SavedViewUpdate,
  viewer: Viewer,
  actor: Actor,
  now: Date,
): Promise<SavedView> {
  return inTransaction(db, async (trx) => {
    const before = await getChangeable(trx, id, viewer)
    await lockOwner(trx, before.ownerId)
    if (seenAt !== undefined && seenAt !== before.updatedAt) throw changedMeanwhile(before)
    // Unshared, it would be visible to its owner alone, who may be gone.
    if (change.isShared === false && before.ownerId !== viewer.id)
      throw new AppError('FORBIDDEN', said(m.onlyOwnerUnshares, { owner: before.ownerName }))
    const view: StoredView = { ...before, ...change, updatedAt: now.toISOString() }
    await refuseTakenName(trx, view)
    const { numUpdatedRows } = await trx
      .updateTable('savedView')
      .set(savedViewMapper.encode(view))
      .where('id', '=', id)
      .where('updatedAt', '=', before.updatedAt)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw changedMeanwhile(before)
    await audit(trx, actor, 'update', view, changeBetween(before, view))
    return present(view, viewer)
  })
}

const changedMeanwhile = ({ name }: StoredView) => new AppError('VERSION_CONFLICT', said(m.changedMeanwhile, { name }))

export async function deleteView(db: Db, id: string, viewer: Viewer, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const view = await getChangeable(trx, id, viewer)
    await trx.deleteFrom('savedView').where('id', '=', id).execute()
    await audit(trx, actor, 'delete', view)
  })
}

/** Called when a user is deleted; shared views stay. */
export async function deletePrivateViews(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('savedView').where('ownerId', '=', ownerId).where('isShared', '=', 0).execute()
}

/** The viewer's own view; admins may also change and delete shared ones. */
async function getChangeable(trx: Trx, id: string, { id: viewerId, role }: Viewer): Promise<StoredView> {
  const row = await trx.selectFrom('savedView').where('id', '=', id).selectAll().executeTakeFirst()
  const view = row && savedViewMapper.decode(row)
  if (!view || (view.ownerId !== viewerId && !view.isShared)) throw new AppError('NOT_FOUND', m.gone)
  if (view.ownerId !== viewerId && role !== 'admin')
    throw new AppError('FORBIDDEN', said(m.ofSomebody, { owner: view.ownerName }))
  return view
}

/** Views of one user are counted and named one after another. */
const lockOwner = (trx: Trx, ownerId: string) =>
  trx.selectFrom('user').where('id', '=', ownerId).select('id').$call(lockRows(trx)).execute()

async function refuseTakenName(trx: Trx, { id, list, name, ownerId }: StoredView): Promise<void> {
  const taken = await trx
    .selectFrom('savedView')
    .where('list', '=', list)
    .where('ownerId', '=', ownerId)
    .where('name', '=', name)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (!taken) return
  throw new AppError('SLUG_TAKEN', m.taken, [fieldError('name', m.taken)])
}

const audit = (trx: Trx, actor: Actor, action: string, { id, name }: StoredView, change = {}) =>
  writeAudit(trx, actor, { action, collection: COLLECTION, recordId: id, recordTitle: name, change })
