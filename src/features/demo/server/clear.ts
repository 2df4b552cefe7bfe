import * as m from '#features/demo/messages.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { MESSAGES } from '#entities/message/queries.server.ts'
import { deletePrivateViews } from '#entities/saved-view/queries.server.ts'
import { forgetDays } from '#features/clicks/sums.server.ts'
import { forgetReads } from '#features/reads/sums.server.ts'
import type { DemoState } from '#features/demo/api-schema.ts'
import { clearPlayers } from '#features/demo/server/clear-players.ts'
import { clearHistory, inParts, ROWS_AT_ONCE } from '#features/demo/server/parts.ts'
import { type ClearPlan, planClearing } from '#features/demo/server/plan.ts'
import { WEAK } from '#features/demo/server/uses.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { changeRecord, getRecord } from '#records/crud/crud.server.ts'
import { removeWithParts } from '#records/crud/deletion.server.ts'
import type { Reader, RecordTable, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { removeFromSearch } from '#records/list/search-index.server.ts'
import type { Services } from '#records/services.server.ts'
import { allCollections } from '#server/collections.ts'
import { chunksOf } from '#shared/chunks.ts'
import { rubricPath } from '#shared/rubric-address.ts'

/** Parts go with their offers. */
const WHOLE = allCollections.filter(({ partOf }) => partOf.length === 0)

export async function readDemoState(db: Reader): Promise<DemoState> {
  return stateOf(await planClearing(db))
}

const stateOf = ({ goes, stays }: ClearPlan): DemoState => ({
  goes: [...goes].flatMap(([kind, ids]) => (ids.length > 0 ? [{ kind, count: ids.length }] : [])),
  stays,
})

/** All or nothing. Nobody finds the demo in the history afterwards; that it was cleared is written down. */
export async function clearDemo(services: Pick<Services, 'db' | 'storage' | 'now'>, actor: Actor): Promise<DemoState> {
  const { db, storage, now } = services
  const { plan, files } = await inTransaction(db, async (trx) => {
    await dialectOf(trx).lockForSetup(trx)
    const decided = await planClearing(trx)
    const going = (kind: Parameters<typeof decided.goes.get>[0]) => decided.goes.get(kind) ?? []
    const papers = await clearPlayers(trx, decided, now())
    await deleteIn(trx, 'waitingChange', going('waitingChange'))
    await deleteIn(trx, 'note', going('note'))
    await clearMessages(trx, going('message'))
    await deleteIn(trx, 'savedView', going('savedView'))
    await deleteIn(trx, 'template', going('template'))
    await dropReviews(trx, decided, actor)
    const keys = [...papers, ...(await fileKeys(trx, going('media')))]
    const paths = await rubricPaths(trx, going('rubric'))
    const since = new Date().toISOString()
    for (const collection of WHOLE) await clearRecords(trx, collection, going(collection.table), actor)
    await deleteRules(trx, paths, since)
    for (const { name, table } of allCollections) await clearHistory(trx, name, going(table))
    for (const id of going('user')) {
      await deletePrivateViews(trx, id)
      await trx.deleteFrom('user').where('id', '=', id).execute()
    }
    await clearCounts(trx, decided)
    await trx.deleteFrom('demoItem').execute()
    const change = Object.fromEntries(stateOf(decided).goes.map(({ kind, count }) => [kind, { from: count, to: 0 }]))
    await writeAudit(trx, actor, {
      action: 'clear-demo',
      collection: 'site',
      recordId: 'demo',
      recordTitle: m.theDemo(),
      change,
    })
    return { plan: decided, files: keys }
  })
  for (const key of files) await storage.remove(key)
  return stateOf(plan)
}

type Plain = 'waitingChange' | 'note' | 'savedView' | 'template' | 'message'
const deleteIn = (trx: Trx, table: Plain, ids: readonly string[]) =>
  inParts(ids, (some) => trx.deleteFrom(table).where('id', 'in', some).execute())

async function clearMessages(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeFromSearch(trx, MESSAGES, id)
  await deleteIn(trx, 'message', ids)
  await clearHistory(trx, MESSAGES, ids)
}

/** A casino that stays loses the link to a review that goes. */
async function dropReviews(trx: Trx, { goes }: ClearPlan, actor: Actor): Promise<void> {
  const going = new Set(goes.get('casino'))
  for (const some of chunksOf(goes.get('post') ?? [], ROWS_AT_ONCE)) {
    const rows = await trx.selectFrom('casino').where(WEAK, 'in', some).select('id').execute()
    for (const { id } of rows.filter((row) => !going.has(row.id))) {
      await changeRecord(trx, casinos, id, { [WEAK]: null }, actor, 'update')
    }
  }
}

async function fileKeys(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  await inParts(ids, async (some) => {
    const rows = await trx.selectFrom('media').where('id', 'in', some).select('key').execute()
    keys.push(...rows.map(({ key }) => key))
  })
  return keys
}

async function clearRecords(trx: Trx, collection: AnyCollection, ids: readonly string[], actor: Actor): Promise<void> {
  for (const id of ids) {
    await removeWithParts(trx, collection, await getRecord(trx, collection, id), actor)
    await yieldToEventLoop()
  }
}

async function rubricPaths(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('rubric')
    .where('id', 'in', ['', ...ids])
    .select('slug')
    .execute()
  return rows.map(({ slug }) => rubricPath(slug))
}

/** A rubric that goes leaves a rule behind, for readers who knew it; of these nobody did. */
const deleteRules = (trx: Trx, paths: readonly string[], since: string) =>
  inParts(paths, (some) =>
    trx.deleteFrom('redirect').where('fromPath', 'in', some).where('createdAt', '>=', since).execute(),
  )

/** The demo's clicks are those of the days before the first start. */
async function clearCounts(trx: Trx, { items, goes }: ClearPlan): Promise<void> {
  const days = [...items('clickDay')]
  for (const some of chunksOf(days, ROWS_AT_ONCE)) {
    await forgetDays(trx, some)
    await forgetReads(trx, some)
    await trx.deleteFrom('pairDay').where('day', 'in', some).execute()
    await yieldToEventLoop()
  }
  await inParts([...items('linkCheck')], (some) => trx.deleteFrom('linkCheck').where('url', 'in', some).execute())
  const offers: RecordTable[] = ['casino', 'bookmaker']
  await inParts(
    offers.flatMap((table) => goes.get(table) ?? []),
    (some) =>
      trx
        .deleteFrom('pairPage')
        .where((eb) => eb.or([eb('first', 'in', some), eb('second', 'in', some)]))
        .execute(),
  )
}
