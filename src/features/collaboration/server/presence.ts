import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type Caller } from '#records/calls/calls.server.ts'
import { whyRefused, whySuggestionRefused } from '#records/crud/contributor.server.ts'
import { recordHeartbeat, leave, otherUsersAt } from '#features/collaboration/presence/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { changesStamp, findChange } from '#records/changes/store.server.ts'
import { getAnyRecord, getVersion } from '#features/today/server/records.ts'
import { Caret } from '#features/collaboration/shared/caret.ts'
import { Present } from '#features/collaboration/shared/present.ts'
import { id } from '#shared/schema/text.ts'

const FIELD_MAX = 100

const Beat = z
  .strictObject({
    tab: id,
    collection: z.string().min(1).max(60),
    recordId: id,
    /** The waiting change that is open, if it is not the record itself. */
    changeId: id.optional(),
    /** The field being edited; empty: none. */
    field: z.string().max(FIELD_MAX).default(''),
    caret: Caret.nullable().default(null),
    isLeaving: z.boolean().default(false),
  })
  .meta({ id: 'PresenceBeat' })

interface Place {
  collection: string
  recordId: string
  changeId?: string | undefined
}

async function accessOf(db: Reader, { changeId, ...place }: Place, caller: Caller) {
  const actor = actorOf(caller)
  if (actor.role !== 'contributor') return { readOnly: null, maySuggest: false }
  const { collection, record } = await getAnyRecord(db, place.collection, place.recordId, caller.role)
  if (changeId) {
    const change = await findChange(db, changeId)
    return { readOnly: whySuggestionRefused(collection, actor, { change }) ?? null, maySuggest: false }
  }
  const readOnly = (await whyRefused(db, collection, record, record, actor)) ?? null
  const maySuggest = readOnly !== null && !record.isDeleted && !whySuggestionRefused(collection, actor)
  return { readOnly, maySuggest }
}

async function lastSave(db: Reader, collection: string, recordId: string, version: number) {
  const saved = await db
    .selectFrom('revision')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('number', '=', version)
    .select(['authorId as id', 'authorName as name', 'createdAt as at'])
    .executeTakeFirst()
  return saved ?? null
}

/** Sent every few seconds while a form is open: who else is here, and was the record saved? */
export const presenceCall = call({
  method: 'post',
  path: '/presence',
  tag: 'Presence',
  summary:
    'Say which record is open here and which field is being written; returns who else is there and the last save',
  access: 'contributor',
  body: Beat,
  response: Present,
  errors: [404],
  run: async ({ body: { isLeaving, caret, changeId, ...place } }, { services, caller }) => {
    const { db } = services
    const here = { ...place, caret: caret ? JSON.stringify(caret) : '', userId: caller.id }
    const version = await getVersion(db, place.collection, place.recordId, caller.role)
    if (isLeaving) await leave(db, here.tab, here.userId, services.now())
    else await recordHeartbeat(db, here, services.now())
    return {
      others: await otherUsersAt(db, here, services.now()),
      version,
      savedBy: await lastSave(db, place.collection, place.recordId, version),
      changes: await changesStamp(db, place.collection, place.recordId),
      ...(await accessOf(db, { ...place, changeId }, caller)),
    }
  },
})
