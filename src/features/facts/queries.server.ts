import type { Actor } from '#records/actor.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { CHECKED, type CheckedCollection } from '#features/facts/collections.server.ts'
import { type Fact, type FactRecord, findFact } from '#features/facts/facts.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/messages.ts'
import { said, text } from '#shared/words/message.ts'
import type { FactDays } from '#features/facts/kinds.ts'
import type { FactCheck, FactCheckRow, FactStatus, NewChecks } from '#features/facts/schema.ts'
import { dueOn, type Standing, standingsOf, stateOf } from '#features/facts/state.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import { clearPostponed, insertCheck, storeText, removeCheck } from '#features/facts/store.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { pragueWall } from '#shared/czech/prague-time.ts'
import { newId } from '#shared/id.ts'

export const CHECK_COLUMNS = ['fact', 'value', 'sourceKind', 'source', 'days', 'checkedAt'] as const

const latestOf = (db: Reader, recordId: string) =>
  db.selectFrom('factCheck').where('recordId', '=', recordId).where('isLatest', '=', 1)

export const findChecks = (db: Reader, recordId: string) => latestOf(db, recordId).select(CHECK_COLUMNS).execute()

export async function factsOfRecord(
  db: Reader,
  name: CheckedCollection,
  recordId: string,
  now: Date,
): Promise<FactStatus[]> {
  const { collection, table } = CHECKED[name]
  const record: FactRecord = await getRecord(db, collection, recordId)
  const [checks, { factDays }] = await Promise.all([latestOf(db, recordId).selectAll().execute(), getSiteSettings(db)])
  return standingsOf(table, record, checks).map((standing) => statusOf(standing, factDays, now))
}

export function statusOf(standing: Standing<FactCheckRow>, days: FactDays, now: Date): FactStatus {
  const { fact, value, check, last } = standing
  return {
    fact: fact.key,
    label: text(factLabel(fact.key)),
    kind: fact.kind,
    group: fact.group,
    state: stateOf(standing, now),
    value,
    words: fact.words(value as never),
    readers: fact.readers(value as never),
    check: check ? checkOf(fact, check) : null,
    last: last ? checkOf(fact, last) : null,
    days: days[fact.kind],
  }
}

const checkOf = (fact: Fact, check: FactCheckRow): FactCheck => ({
  id: check.id,
  checkedAt: check.checkedAt,
  userId: check.userId,
  userName: check.userName,
  sourceKind: check.sourceKind,
  source: check.source,
  note: check.note,
  days: check.days,
  dueOn: dueOn(check),
  words: storedAs(fact.words, check.value),
  readers: storedAs(fact.readers, check.value),
})

/** Old values may have a shape the formatter does not support. */
function storedAs(say: (value: never) => string, stored: string): string {
  try {
    return say(JSON.parse(stored) as never)
  } catch {
    return stored
  }
}

interface Place {
  name: CheckedCollection
  recordId: string
}

/** Confirms the stored values of these facts; throws a conflict and stores nothing if one differs from what the editor saw. */
export async function checkFacts(
  db: Db,
  { name, recordId }: Place,
  { facts, note, days, sourceKind, source }: NewChecks,
  actor: Actor,
  now: Date,
  textOf: (trx: Trx, url: string) => Promise<string> = async () => '',
): Promise<void> {
  const { collection, table } = CHECKED[name]
  await inTransaction(db, async (trx) => {
    const record = await getRecord(trx, collection, recordId)
    const stored = await latestOf(trx, recordId).selectAll().execute()
    const standings = new Map(standingsOf(table, record, stored).map((standing) => [standing.fact.key, standing]))
    const { factDays } = await getSiteSettings(trx)
    const text = sourceKind === 'address' ? await textOf(trx, source) : ''
    const textHash = await storeText(trx, text)
    const checked = facts.map(({ fact: key, value, last }) => {
      const standing = standings.get(key)
      if (!standing || canonicalJson(standing.value) !== canonicalJson(value)) throw changedMeanwhile(key)
      if (last !== undefined && standing.last && standing.last.id !== last) throw checkedMeanwhile(standing.last)
      return standing
    })
    for (const { fact, value } of checked) {
      const about = { collection: name, recordId, fact: fact.key, value: canonicalJson(value) }
      await insertCheck(trx, {
        id: newId(),
        ...about,
        sourceKind,
        source,
        note,
        days: days ?? factDays[fact.kind],
        userId: actor.id,
        userName: actor.name,
        checkedAt: now.toISOString(),
        textHash,
      })
      await clearPostponed(trx, about)
    }
    await writeAudit(trx, actor, {
      action: 'check',
      collection: name,
      recordId,
      recordTitle: collection.titleOf(record),
      change: { facts: { from: null, to: checked.map(({ fact }) => fact.key) } },
    })
  })
}

const checkedMeanwhile = ({ userName, checkedAt }: FactCheckRow) =>
  new AppError(
    'VERSION_CONFLICT',
    said(m.checkedMeanwhile, { name: userName, time: pragueWall(new Date(checkedAt)).time }),
  )

const changedMeanwhile = (key: string) =>
  new AppError('VERSION_CONFLICT', said(m.changedMeanwhile, { fact: factLabel(key) }))

export async function undoCheck(db: Db, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const check = await trx.selectFrom('factCheck').where('id', '=', id).selectAll().executeTakeFirst()
    const name = check?.collection
    if (!check || (name !== 'casinos' && name !== 'bookmakers')) {
      throw new AppError('NOT_FOUND', m.takenBack)
    }
    const { recordId, fact } = check
    await removeCheck(trx, check)
    const { collection } = CHECKED[name]
    const record = await getRecord(trx, collection, recordId)
    await writeAudit(trx, actor, {
      action: 'uncheck',
      collection: name,
      recordId,
      recordTitle: collection.titleOf(record),
      change: { facts: { from: [fact], to: null } },
    })
  })
}

/** Hides the fact from the list of due ones until that day. */
export async function postponeFact(
  db: Db,
  { name, recordId }: Place,
  fact: string,
  until: string,
  actor: Actor,
): Promise<void> {
  const { collection } = CHECKED[name]
  if (!findFact(fact)) throw new AppError('NOT_FOUND', m.noSuchFact)
  const row = { collection: name, recordId, fact, until, userName: actor.name }
  await inTransaction(db, async (trx) => {
    await getRecord(trx, collection, recordId)
    await trx
      .insertInto('factLater')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['collection', 'recordId', 'fact']).doUpdateSet({ until, userName: actor.name }),
      )
      .execute()
  })
}
