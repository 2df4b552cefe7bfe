import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** `isLate` for queries that join `casino`. A pending withdrawal and one without a promise are not late. */
export function isLateIn(db: Reader, test: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${test}.${name}`)
  const promised = sql.ref('casino.payoutsSpeed')
  return sql`${column('arrivedAt')} is not null
    and ${dialectOf(db).minutesBetween(column('askedAt'), column('arrivedAt'))}
      > 60 * (case when ${promised} < 1 then 1 else ${promised} end)`
}
