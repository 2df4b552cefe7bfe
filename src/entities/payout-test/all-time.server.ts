import { listWithdrawals, type ListedWithdrawal } from '#entities/payout-test/all.server.ts'
import { hoursOf, medianOf } from '#entities/payout-test/measure.ts'
import type { Month } from '#entities/payout-test/month.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { isLate } from '#shared/payout-axis.ts'

/** The newest ones; more would only slow the page down. */
const MOST = 5000
const BYTES = 200_000

export interface MethodFigures {
  method: string
  count: number
  /** In hours; null while there are too few. */
  median: number | null
  late: number
}

interface AllTime {
  /** As of a month, but of all time. */
  all: Month
  methods: MethodFigures[]
}

export const loadAllTime = defineCached(readAllTime, { bytes: BYTES })

async function readAllTime(db: Reader): Promise<AllTime> {
  const listed = await listWithdrawals(offThread(db), { limit: MOST, offset: 0 })
  const arrived = listed.flatMap((withdrawal) => {
    const hours = hoursOf(withdrawal)
    return hours === null ? [] : [{ ...withdrawal, hours }]
  })
  const casinos = [...Map.groupBy(arrived, ({ casino }) => casino.slug)].flatMap(([slug, own]) => {
    const [newest] = own
    if (!newest) return []
    const { title, path, promise } = newest.casino
    return { slug, title, path, promise, rating: null, hours: own.map(({ hours }) => hours).toReversed() }
  })
  return {
    all: { casinos, first: arrived.at(-1)?.askedAt ?? '', last: arrived[0]?.askedAt ?? '', leader: null },
    methods: methodsOf(arrived),
  }
}

/** Fastest first; those without a median last. */
const methodsOf = (arrived: readonly (ListedWithdrawal & { hours: number })[]): MethodFigures[] =>
  [...Map.groupBy(arrived, ({ method }) => method)]
    .map(([method, own]) => ({
      method,
      count: own.length,
      median: medianOf(own.map(({ hours }) => hours)),
      late: own.filter(({ hours, casino }) => isLate(hours, casino.promise)).length,
    }))
    .toSorted((a, b) => (a.median ?? Infinity) - (b.median ?? Infinity) || b.count - a.count)
