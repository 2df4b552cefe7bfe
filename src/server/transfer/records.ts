import * as m from '#server/transfer/messages.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { changeBetween, writeAudit, writeRevision } from '#records/history/history.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { normalisePath, normaliseTarget } from '#entities/redirect/rules.server.ts'
import type { RedirectInput } from '#entities/redirect/schema.ts'
import { indexRecord } from '#records/list/search-index.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { saveRefs } from '#posts/save-refs.server.ts'
import type { Post } from '#posts/schema.ts'
import {
  toTransferRecord,
  type Transfer,
  type TransferContent,
  type TransferRecord,
  TRANSFERS,
} from '#server/transfer/format.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

type Stored = TransferRecord & { version: number }

export const RECORDS_AT_ONCE = 50

/** In the order of the ids; missing ones are left out. */
export async function storedRecords(db: Db, { collection }: Transfer, ids: string[]): Promise<Stored[]> {
  const rows = await untyped(db).selectFrom(collection.table).where('id', 'in', ids).selectAll().execute()
  const records: Stored[] = rows.map(collection.decode)
  await collection.loadRelations(db, records)
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface Step {
  transfer: Transfer
  record: TransferRecord
  previous: Stored | undefined
  isUnchanged: boolean
}

export async function planImport(trx: Trx, { records }: TransferContent): Promise<Step[]> {
  const steps: Step[] = []
  for (const transfer of TRANSFERS) {
    const list = records.get(transfer.collection.name) ?? []
    for (let start = 0; start < list.length; start += RECORDS_AT_ONCE) {
      const some = list.slice(start, start + RECORDS_AT_ONCE)
      const stored = await storedRecords(
        trx,
        transfer,
        some.map((record) => record.id),
      )
      const byId = new Map(stored.map((record) => [record.id, record]))
      for (const record of some) {
        const previous = byId.get(record.id)
        const isUnchanged = previous !== undefined && isDeepStrictEqual(toTransferRecord(transfer, previous), record)
        steps.push({ transfer, record, previous, isUnchanged })
      }
    }
  }
  return steps
}

/** Changed records release their addresses first, so that two of them may swap theirs. */
export async function freeAddresses(trx: Trx, steps: Step[]): Promise<void> {
  for (const { transfer, previous } of steps) {
    if (!previous) continue
    const result = await untyped(trx)
      .updateTable(transfer.collection.table)
      .set({ isDeleted: 1 })
      .where('id', '=', previous.id)
      .where('version', '=', previous.version)
      .executeTakeFirst()
    if (Number(result.numUpdatedRows) === 0) throw new AppError('VERSION_CONFLICT')
  }
}

/** Writes the record as it is, without the side effects of an editor's save: their results are in the file as well. */
export async function writeRecord(trx: Trx, { transfer, record, previous }: Step, actor: Actor): Promise<void> {
  const { collection } = transfer
  const input = await prepare(trx, collection, record, actor)
  const version = (await lastVersion(trx, collection.name, record.id, previous)) + 1
  const whole = { ...record, ...input, version }
  const row = collection.encode(whole)
  if (previous) await untyped(trx).updateTable(collection.table).set(row).where('id', '=', record.id).execute()
  else await untyped(trx).insertInto(collection.table).values(row).execute()
  await collection.saveRelations(trx, whole)
  if (collection === posts) await saveRefs(trx, whole as unknown as Post, null)
  const change = previous ? changeBetween(previous, whole) : {}
  await writeRevision(trx, collection, whole, actor, { cause: 'import', fields: Object.keys(change) })
  await indexRecord(trx, collection, whole)
  await writeAudit(trx, actor, {
    action: 'import',
    collection: collection.name,
    recordId: record.id,
    recordTitle: collection.titleOf(whole),
    change,
  })
}

async function prepare(trx: Trx, collection: AnyCollection, record: TransferRecord, actor: Actor) {
  const input = inputOf(collection, record) as object
  if (record.isDeleted) return input
  const context = { id: record.id, previous: null, actor, isImport: true }
  try {
    if (collection === redirects) return await prepareRedirect(trx, input as RedirectInput, record.id)
    return collection.prepare ? ((await collection.prepare(trx, input, context)) as object) : input
  } catch (error) {
    throw error instanceof AppError ? naming(error, `${collection.name}/${record.id}`) : error
  }
}

function naming(error: AppError, name: string): AppError {
  const fields = error.fields?.map(({ path, ...words }) => ({ path: `${name}.${path}`, ...words }))
  return new AppError(error.code, said(m.cannotImport, { name, reason: error.said }), fields)
}

/** The validation of an editor's rule also changes other rules; those of one file are already consistent. */
async function prepareRedirect(trx: Trx, input: RedirectInput, id: string): Promise<RedirectInput> {
  const from = normalisePath(input.from)
  const taken = await trx
    .selectFrom('redirect')
    .where(unarchivedWith('fromPath', from))
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (taken) throw new AppError('SLUG_TAKEN', said(m.ruleKnown, { path: from }))
  return { ...input, from, to: normaliseTarget(input.to) }
}

/** Also of a permanently deleted record: its history still exists. */
async function lastVersion(trx: Trx, collection: string, recordId: string, previous?: Stored): Promise<number> {
  const row = await trx
    .selectFrom('revision')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return Math.max(previous?.version ?? 0, row?.number ?? 0)
}
