import { CompareTray } from '#blocks/compare-ticks.tsx'
import { OfferCard } from '#blocks/offer-card.tsx'
import { axisOfOffers } from '#blocks/offer-payouts.tsx'
import { SortNote } from '#blocks/order-note.tsx'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import type { WeightsProblem } from '#entities/casino/weights.ts'
import { averageOutcome } from '#shared/czech/bonus-price.ts'
import { formatDate, formatRating } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { inMonth } from '#shared/czech/month.ts'
import { formatHours } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Axis } from '#shared/payout-axis.ts'
import {
  FIRST_SHOWN,
  isFiltered,
  SORTS,
  TOPLIST_ID,
  type ToplistAddress,
  toplistHref,
  WHOLE_TOPLIST,
  withoutFilters,
} from '#site/home/toplist-address.ts'
import { ToplistFilters } from '#site/home/toplist-filters.tsx'
import { WeightsForm } from '#site/home/weights-form.tsx'
import type { Toplist, ToplistOptions } from '#site/home/toplist.server.ts'
import { Icon } from '#ui/site/icon.tsx'
import { TextLink } from '#ui/site/links.tsx'

const REST_ID = 'dalsi-kasina'

interface ToplistProps {
  address: ToplistAddress
  options: ToplistOptions
  toplist: Toplist
  field: Benchmark
  /** Empty when no casino is listed. */
  updatedAt: string
  weightsProblem: WeightsProblem | null
}

export const ToplistSection = ({ address, options, toplist, field, updatedAt, weightsProblem }: ToplistProps) => (
  <section className="section" id={TOPLIST_ID} tabIndex={-1} aria-labelledby={`${TOPLIST_ID}-nadpis`}>
    <div className="wrap">
      <div className="sec-head">
        <div>
          <h2 id={`${TOPLIST_ID}-nadpis`}>Nejlepší online kasina {updatedAt && inMonth(new Date(updatedAt))}</h2>
          {toplist.total > 0 && <WhyThisOrder address={address} />}
          {updatedAt && (
            <p className="why">
              {labels.lastUpdated}: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
            </p>
          )}
        </div>
        <TextLink href="/recenze/" arrow>
          Všechny recenze
        </TextLink>
      </div>
      <p className="disclosure">
        <Icon name="info" />
        <span>
          {hardSpaces('Odkazy „Hrát nyní“ a „Využít bonus“ jsou partnerské a můžeme z nich mít provizi. ')}
          <a href="/jak-vydelavame/">Jak vyděláváme</a>
        </span>
      </p>
      <ToplistFilters address={address} options={options} total={toplist.total} />
      <div className="tl-side">
        <WeightsForm address={address} problem={weightsProblem} />
        {toplist.total > 0 ? (
          <Casinos address={address} toplist={toplist} field={field} />
        ) : (
          <NoCasino address={address} />
        )}
      </div>
    </div>
  </section>
)

const WhyThisOrder = ({ address: { vahy, radit } }: { address: ToplistAddress }) =>
  vahy && radit === WHOLE_TOPLIST.radit ? (
    <p className="why">{hardSpaces('Pořadí určují vaše váhy pěti zveřejněných kritérií.')}</p>
  ) : (
    <SortNote kind="casino" sort={SORTS[radit].sort} />
  )

interface CasinosProps {
  address: ToplistAddress
  toplist: Toplist
  field: Benchmark
}

function Casinos({ address, toplist, field }: CasinosProps) {
  const { total } = toplist
  const isLong = toplist.casinos.length > FIRST_SHOWN
  const axis = axisOfOffers(toplist.casinos, toplist.hours)
  return (
    <CompareTray from={TOPLIST_ID}>
      <Key field={field} />
      <ol className="toplist">
        <Rows toplist={toplist} field={field} axis={axis} from={0} to={FIRST_SHOWN} />
      </ol>
      {isLong && (
        <ol className="toplist rest" id={REST_ID} start={FIRST_SHOWN + 1} tabIndex={-1}>
          <Rows toplist={toplist} field={field} axis={axis} from={FIRST_SHOWN} to={toplist.casinos.length} />
        </ol>
      )}
      {total > FIRST_SHOWN && (
        <div className="more">
          {address.vse ? (
            <a className="btn ghost" href={toplistHref({ ...address, vse: false })}>
              {labels.showLess}
            </a>
          ) : (
            <a className="btn ghost" href={toplistHref({ ...address, vse: true }, REST_ID)}>
              {labels.showMore}
            </a>
          )}
        </div>
      )}
    </CompareTray>
  )
}

/** Said once for all rows: what the marks mean, and which withdrawals are counted. */
const Key = ({ field: { rating, hours, price } }: { field: Benchmark }) => (
  <p className="tl-key">
    {(rating !== null || hours !== null) && <span className="m">medián všech kasin:</span>}
    {rating !== null && (
      <span>
        hodnocení <b>{formatRating(rating)}</b>
      </span>
    )}
    {hours !== null && (
      <span>
        výplata <b>{formatHours(hours)}</b>
      </span>
    )}
    {price !== null && (
      <span>
        {hardSpaces('na bonusu ')}
        <b>{averageOutcome(price)}</b>
      </span>
    )}
    <span>{hardSpaces('V řádcích jsou všechna naše měření, nejen ta z posledního měsíce.')}</span>
  </p>
)

interface RowsProps {
  toplist: Toplist
  field: Benchmark
  axis: Axis
  from: number
  to: number
}

const Rows = ({ toplist: { casinos, hours, scores, climbs }, field, axis, from, to }: RowsProps) =>
  casinos
    .slice(from, to)
    .map((casino, index) => (
      <OfferCard
        key={casino.slug}
        offer={casino}
        rank={from + index + 1}
        from={TOPLIST_ID}
        eager={from + index < 2}
        canTick
        hours={hours.get(casino.slug)}
        field={field}
        axis={axis}
        ownScore={scores.get(casino.slug)}
        climb={climbs.get(casino.slug)}
      />
    ))

function NoCasino({ address }: { address: ToplistAddress }) {
  if (!isFiltered(address)) return <p className="empty">Žebříček teprve připravujeme.</p>
  return (
    <div className="empty" role="status">
      <b>Těmto filtrům neodpovídá žádné kasino</b>
      <span>{hardSpaces('Zkuste zrušit některý filtr, nebo si prohlédněte celý žebříček.')}</span>
      <a className="btn sm ghost" href={toplistHref(withoutFilters(address))}>
        Zrušit filtry
      </a>
    </div>
  )
}
