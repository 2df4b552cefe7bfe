import * as m from '#server/transfer/messages.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { findRecord } from '#records/crud/crud.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { WaitingChange } from '#records/changes/schema.ts'
import { decodeChange, findChange, insertChange, replaceChange } from '#records/changes/store.server.ts'
import { allCollections } from '#server/collections.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

/** Versions and user ids are specific to a database. */
const LOCAL = { version: true, baseVersion: true, authorId: true, plannerId: true } as const

export const TransferChange = WaitingChange.omit(LOCAL).strict().meta({ id: 'ExportedChange' })
export type TransferChange = z.infer<typeof TransferChange>

const toTransferChange = (change: WaitingChange): TransferChange => TransferChange.strip().parse(change)

export async function exportedChanges(db: Db): Promise<TransferChange[]> {
  const rows = await db.selectFrom('waitingChange').selectAll().execute()
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(decodeChange)
    .map(toTransferChange)
}

/** After the records: each belongs to one of them. */
export async function writeChanges(trx: Trx, changes: TransferChange[], replace: boolean): Promise<void> {
  for (const change of changes) {
    const known = await findChange(trx, change.id)
    if (known && isDeepStrictEqual(toTransferChange(known), change)) continue
    const path = `waitingChanges/${change.id}`
    if (known && !replace) {
      throw new AppError('BAD_REQUEST', said(m.changeKnown, { id: change.id }))
    }
    const collection = allCollections.find(({ name, hasChanges }) => hasChanges && name === change.collection)
    const record = collection && (await findRecord(trx, collection, change.recordId))
    if (!collection || !record) {
      throw new AppError('VALIDATION_FAILED', m.fileRefused, [fieldError(`${path}.recordId`, m.besideNothing)])
    }
    const next = {
      ...change,
      version: (known?.version ?? 0) + 1,
      baseVersion: record.version,
      authorId: known?.authorId ?? null,
      plannerId: known?.plannerId ?? null,
    }
    if (known) await replaceChange(trx, collection, known.version, next)
    else await insertChange(trx, collection, next)
  }
}
