import * as m from '#records/messages.ts'
import type { JoinBuilder } from 'kysely'
import type { AnyCollection } from '#records/collection.server.ts'
import type { Reader, Tables, Trx } from '#records/db.server.ts'
import type { WaitingChangeRow } from '#records/changes/rows.ts'
import type { ListedChange, WaitingChange } from '#records/changes/schema.ts'
import { AppError } from '#shared/app-error.ts'
import { chunksOf } from '#shared/chunks.ts'
import { stampOf } from '#records/changes/waiting-change.ts'
import { storedSaid } from '#shared/words/stored.ts'

type Named = Pick<AnyCollection, 'name'>
type Referring = Pick<AnyCollection, 'refIdsIn'>

/** The kind under which the publishing job records failures. */
export const PUBLISH_CHANGE = 'publish-change'

export function decodeChange<Row extends WaitingChangeRow>(row: Row) {
  const fields = (json: string) => JSON.parse(json) as Record<string, unknown>
  return { ...row, base: fields(row.base), data: fields(row.data) }
}

const encodeChange = (change: WaitingChange): WaitingChangeRow => ({
  ...change,
  base: JSON.stringify(change.base),
  data: JSON.stringify(change.data),
})

/** Joins the failure of a scheduled publishing, unless the change was saved since. */
export const onFailure = (join: JoinBuilder<Tables, 'waitingChange' | 'dueFailure'>) =>
  join
    .on('dueFailure.kind', '=', PUBLISH_CHANGE)
    .onRef('dueFailure.recordId', '=', 'waitingChange.id')
    .onRef('dueFailure.version', '=', 'waitingChange.version')

const problemIn = (reason: string | null, said: string | null) =>
  reason === null ? null : storedSaid(reason, said ?? '')

export async function listChanges(db: Reader, { name }: Named, recordId: string): Promise<ListedChange[]> {
  const rows = await db
    .selectFrom('waitingChange')
    .leftJoin('dueFailure', onFailure)
    .where('waitingChange.collection', '=', name)
    .where('waitingChange.recordId', '=', recordId)
    .selectAll('waitingChange')
    .select(['dueFailure.reason', 'dueFailure.said'])
    .orderBy('waitingChange.createdAt')
    .orderBy('waitingChange.id')
    .execute()
  return rows.map(({ reason, said, ...row }) => ({ ...decodeChange(row), problem: problemIn(reason, said) }))
}

export async function changesStamp(db: Reader, collection: string, recordId: string): Promise<string> {
  const changes = await db
    .selectFrom('waitingChange')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .select('updatedAt')
    .execute()
  return stampOf(changes)
}

/** Changes without a schedule, and those whose scheduled publishing failed; oldest first. */
export async function unplannedChanges(db: Reader, most: number) {
  const read = () =>
    db
      .selectFrom('waitingChange')
      .select(['waitingChange.id', 'collection', 'waitingChange.recordId', 'title', 'authorName', 'updatedAt'])
      .orderBy('waitingChange.updatedAt')
      .limit(most)
  const open = await read().where('publishAt', 'is', null).execute()
  const stuck = await read()
    .innerJoin('dueFailure', onFailure)
    .select(['dueFailure.reason', 'dueFailure.said'])
    .execute()
  return [
    ...open.map((change) => ({ ...change, problem: null })),
    ...stuck.map(({ reason, said, ...change }) => ({ ...change, problem: storedSaid(reason, said) })),
  ]
}

export async function findChange(db: Reader, id: string): Promise<WaitingChange | undefined> {
  const row = await db.selectFrom('waitingChange').where('id', '=', id).selectAll().executeTakeFirst()
  return row && decodeChange(row)
}

export async function getChange(db: Reader, { name }: Named, recordId: string, id: string): Promise<WaitingChange> {
  const change = await findChange(db, id)
  if (change?.collection !== name || change.recordId !== recordId) {
    throw new AppError('NOT_FOUND', m.changeNotWaiting)
  }
  return change
}

const staleVersion = () => new AppError('VERSION_CONFLICT', m.changeSavedMeanwhile)

export async function insertChange(trx: Trx, collection: Referring, change: WaitingChange): Promise<void> {
  await trx.insertInto('waitingChange').values(encodeChange(change)).execute()
  await saveRefs(trx, collection, change)
}

export async function updateChange(
  trx: Trx,
  collection: Referring,
  change: WaitingChange,
  changed: Partial<WaitingChange>,
): Promise<WaitingChange> {
  const next = { ...change, ...changed, version: change.version + 1, updatedAt: new Date().toISOString() }
  await replaceChange(trx, collection, change.version, next)
  return next
}

export async function replaceChange(
  trx: Trx,
  collection: Referring,
  version: number,
  next: WaitingChange,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('waitingChange')
    .set(encodeChange(next))
    .where('id', '=', next.id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw staleVersion()
  await trx.deleteFrom('waitingChangeRef').where('changeId', '=', next.id).execute()
  await saveRefs(trx, collection, next)
}

const REFS_AT_ONCE = 400

async function saveRefs(trx: Trx, collection: Referring, { id, data }: WaitingChange): Promise<void> {
  for (const refIds of chunksOf([...new Set(collection.refIdsIn(data))], REFS_AT_ONCE)) {
    const refs = refIds.map((refId) => ({ changeId: id, refId }))
    await trx.insertInto('waitingChangeRef').values(refs).execute()
  }
}

export async function removeChange(trx: Trx, { id, version }: WaitingChange): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('waitingChange')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw staleVersion()
}

export async function deleteChangesWaitingFor(trx: Trx, collection: string, recordId: string): Promise<void> {
  await trx.deleteFrom('waitingChange').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}

/** An archived record has no schedule, nor does one that comes back: a time that has passed meanwhile is no decision. */
export async function unplanChanges(trx: Trx, { name }: Named, recordId: string): Promise<void> {
  await trx
    .updateTable('waitingChange')
    .set((eb) => ({
      publishAt: null,
      plannerId: null,
      plannerName: '',
      version: eb('version', '+', 1),
      updatedAt: new Date().toISOString(),
    }))
    .where('collection', '=', name)
    .where('recordId', '=', recordId)
    .where('publishAt', 'is not', null)
    .execute()
}
