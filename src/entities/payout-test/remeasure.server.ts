import { measure, type Timed } from '#entities/payout-test/measure.ts'
import { payoutOrder } from '#entities/payout-test/order.ts'
import { changedColumnTags, tagsOfRecord } from '#records/record-tags.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

type Owner = 'casino' | 'bookmaker'

interface Measured {
  measuredHours: number | null
  measuredCount: number
}

/** Carries over the cached measurement of an offer, which only withdrawals change, never a save of the offer. */
export const preserveMeasurement = ({
  previous,
  isImport = false,
}: {
  previous: Measured | null
  isImport?: boolean
}) => (isImport ? {} : { measuredHours: previous?.measuredHours ?? null, measuredCount: previous?.measuredCount ?? 0 })

export async function remeasureOwners(trx: Trx, withdrawals: readonly Record<Owner, string | null>[]): Promise<void> {
  for (const owner of ['casino', 'bookmaker'] as const) {
    const ids = new Set(withdrawals.flatMap((withdrawal) => withdrawal[owner] ?? []))
    for (const id of ids) await remeasure(trx, owner, id)
  }
}

/** Locks the offer first, so that no concurrent save of it or of its withdrawals is missed. */
export async function remeasure(trx: Trx, owner: Owner, id: string): Promise<void> {
  const stored = await trx
    .selectFrom(owner)
    .where('id', '=', id)
    .select(['measuredHours', 'measuredCount', 'payoutsSpeed'])
    .$if(dialectOf(trx).name === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!stored) return
  const { median, count } = measure(await timedWithdrawals(trx, owner, id), null)
  if (stored.measuredHours === median && stored.measuredCount === count) return
  const measured = { measuredHours: median, measuredCount: count }
  const tags = [...tagsOfRecord(owner, { id }), ...changedColumnTags(owner, stored, { ...stored, ...measured })]
  await invalidating(owner, tags, () =>
    trx
      .updateTable(owner)
      .set({ ...measured, payoutOrder: payoutOrder({ ...stored, ...measured }) })
      .where('id', '=', id)
      .execute(),
  )
}

export const timedWithdrawals = (db: Reader, owner: Owner, id: string): Promise<Timed[]> =>
  db
    .selectFrom('payoutTest')
    .where(owner, '=', id)
    .where('isDeleted', '=', 0)
    .select(['askedAt', 'arrivedAt'])
    .execute()
