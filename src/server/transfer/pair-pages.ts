import * as m from '#server/transfer/messages.ts'
import { z } from 'zod'
import { PAIR_KINDS } from '#features/comparison/schema.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { idsIn } from '#server/transfer/ids-in.ts'
import { id, readable } from '#shared/schema/text.ts'
import { refused } from '#shared/schema/refused.ts'

export const TransferPair = z
  .strictObject({
    first: id,
    second: id,
    kind: z.enum(PAIR_KINDS),
    userName: readable.max(160),
    createdAt: z.iso.datetime(),
  })
  .refine(({ first, second }) => first < second, { path: ['second'], ...refused(m.idsOrder) })
  .meta({ id: 'ExportedPair' })
export type TransferPair = z.infer<typeof TransferPair>

export async function exportedPairs(db: Db): Promise<TransferPair[]> {
  const rows = await db.selectFrom('pairPage').selectAll().execute()
  return rows
    .toSorted((a, b) => (a.first + a.second < b.first + b.second ? -1 : 1))
    .map(({ first, second, kind, userName, createdAt }) => ({ first, second, kind, userName, createdAt }))
}

/** An existing pair is not changed; one of a missing offer is skipped. */
export async function importPairs(trx: Trx, pairs: readonly TransferPair[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(pairs, (pair) => pair.kind)) {
    const known = await idsIn(
      trx,
      kind,
      own.flatMap(({ first, second }) => [first, second]),
    )
    for (const pair of own.filter(({ first, second }) => known.has(first) && known.has(second))) {
      await trx
        .insertInto('pairPage')
        .values(pair)
        .onConflict((conflict) => conflict.columns(['first', 'second']).doNothing())
        .execute()
    }
  }
}
