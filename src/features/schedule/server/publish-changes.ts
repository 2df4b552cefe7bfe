import * as m from '#features/schedule/messages.ts'
import { findRecord } from '#records/crud/crud.server.ts'
import { actorOfPlan } from '#features/schedule/planning.server.ts'
import type { Reader } from '#records/db.server.ts'
import { planChange } from '#records/changes/changes.server.ts'
import { problemOf, publishChange } from '#records/changes/publish.server.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import { decodeChange, findChange, PUBLISH_CHANGE } from '#records/changes/store.server.ts'
import { allCollections } from '#server/collections.ts'
import { dueBy, type PlannedItem, type PlannedWork } from '#features/schedule/server/planned-work.ts'
import { refuseMoved } from '#features/schedule/server/refuse-moved.ts'
import { AppError } from '#shared/app-error.ts'
import { PLANNED_COLLECTIONS } from '#shared/schema/calendar.ts'
import { isOneOf } from '#shared/objects.ts'
import { said } from '#shared/words/message.ts'

const withChanges = allCollections.filter(({ hasChanges }) => hasChanges)

function placeOf({ id, recordId, collection: name }: WaitingChange) {
  const collection = withChanges.find((each) => each.name === name)
  if (!collection || !isOneOf(PLANNED_COLLECTIONS, name)) throw new AppError('NOT_FOUND', said(m.noChangesOf, { name }))
  return { collection, name, recordId, changeId: id }
}

export const publishChanges: PlannedWork = {
  name: PUBLISH_CHANGE,
  kinds: ['publish-change'],
  due: (db, now, except) => dueBy(db.selectFrom('waitingChange'), 'publishAt', now, except),
  async run(trx, id, now) {
    const change = await findChange(trx, id)
    if (!change?.publishAt || change.publishAt > now) return false
    try {
      await publishChange(trx, placeOf(change), change.version, await actorOfPlan(trx, change.plannerId))
    } catch (error) {
      // A conflict does not resolve itself in a second: someone has to decide.
      const isUndecided = error instanceof AppError && error.code === 'VERSION_CONFLICT' && error.fields
      throw isUndecided ? new AppError('VALIDATION_FAILED', error.said) : error
    }
    return true
  },
  async planned(db, { from, to, record }) {
    const rows = await db
      .selectFrom('waitingChange')
      .where('publishAt', '>=', from)
      .where('publishAt', '<', to)
      .$if(record !== undefined, (query) =>
        query.where('collection', '=', record?.collection ?? '').where('recordId', '=', record?.recordId ?? ''),
      )
      .selectAll()
      .execute()
    const items: PlannedItem[] = []
    for (const row of rows) items.push(...(await plannedItem(db, decodeChange(row))))
    return items
  },
  async move(db, { id, from, to, version }, actor) {
    const change = await findChange(db, id)
    if (!change) return undefined
    refuseMoved(change.version === version && from !== null && change.publishAt === from)
    const place = placeOf(change)
    const moved = await planChange(db, place, { title: change.title, publishAt: to }, version, actor)
    return { collection: place.name, recordId: place.recordId, version: moved.version }
  },
}

async function plannedItem(db: Reader, change: WaitingChange): Promise<PlannedItem[]> {
  const { id, version, title: note, publishAt, plannerId, recordId } = change
  const { collection, name } = placeOf(change)
  const live = await findRecord(db, collection, recordId)
  if (!live) return []
  const item: PlannedItem = {
    id,
    version,
    collection: name,
    recordId,
    kind: 'publish-change',
    title: collection.titleOf(live),
    note,
    at: String(publishAt),
    plannedBy: plannerId,
    problem: await problemOf(collection, live, change),
  }
  return [item]
}
