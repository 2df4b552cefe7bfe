import type { Offer } from '#blocks/offer.ts'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { formatPayoutHours, outOf } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { formatHours, promisedWords, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { type Axis, axisOf, isLate } from '#shared/payout-axis.ts'
import { FieldMedian, Ruler } from '#ui/site/ruler.tsx'

interface PayoutsProps {
  offer: Offer
  hours?: readonly number[] | undefined
  field: Benchmark | undefined
  axis: Axis
}

const NONE: readonly number[] = []

/** Common to the rows of a list, with the hours of their latest withdrawals where these are loaded. */
export const axisOfOffers = (offers: readonly Offer[], hours?: ReadonlyMap<string, readonly number[]>): Axis =>
  axisOf(
    offers.map(({ slug, payoutsSpeed, measuredHours }) => ({
      promise: payoutsSpeed,
      hours: [...(hours?.get(slug) ?? NONE), measuredHours ?? 0],
    })),
  )

/** Measured against promised payout times; nothing if neither is known. */
export function Payouts({ offer, hours = NONE, field, axis }: PayoutsProps) {
  const { measuredHours, measuredCount, payoutsSpeed } = offer
  if (measuredHours === null && payoutsSpeed === null && hours.length === 0) return null
  return (
    <div className="tl-pay">
      <p>
        {measuredHours === null ? (
          <span>{payoutsSpeed === null ? '' : labels.facts.payoutsSpeed}</span>
        ) : (
          <span>
            naměřeno <b>{formatHours(measuredHours)}</b>
          </span>
        )}
        {payoutsSpeed !== null && (
          <span>{measuredHours === null ? <b>{formatPayoutHours(payoutsSpeed)}</b> : promisedWords(payoutsSpeed)}</span>
        )}
      </p>
      {hours.length > 0 ? (
        <PayoutStrip
          axis={axis}
          hours={hours}
          promise={payoutsSpeed}
          median={measuredHours}
          field={field?.hours ?? null}
        />
      ) : (
        measuredHours !== null && <Ruler value={measuredHours} most={axis.end} median={field?.hours} />
      )}
      <p>
        {measuredCount === 0 ? (
          'zatím neměřeno'
        ) : (
          <OnTimeShare hours={hours} promise={payoutsSpeed} count={measuredCount} />
        )}
        {measuredHours !== null && <FieldMedian median={field?.hours} format={formatHours} />}
      </p>
    </div>
  )
}

/** Fewer withdrawals make no meaningful share. */
const MIN_FOR_SHARE = 3

/** „celkem 2 z 5 pozdě“, or just the count if the hours are not loaded. */
function OnTimeShare({ hours, promise, count }: { hours: readonly number[]; promise: number | null; count: number }) {
  if (promise === null || hours.length < MIN_FOR_SHARE) return withdrawalCount(count)
  const late = hours.filter((each) => isLate(each, promise)).length
  const all = hours.length < count ? `z posledních ${hours.length}` : outOf(hours.length)
  return (
    <span className={late > 0 ? 'late' : undefined}>
      {hardSpaces(late > 0 ? `celkem ${late} ${all} pozdě` : `celkem ${hours.length} ${all} včas`)}
    </span>
  )
}
