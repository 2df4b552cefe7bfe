import type { Benchmark } from '#entities/casino/benchmark.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { calculatorHref } from '#shared/bonus-price/address.ts'
import { usualPrice } from '#shared/bonus-price/price.ts'
import { roundCrowns, signedCrowns } from '#shared/czech/bonus-price.ts'
import { formatCount, formatCrowns, formatPayoutHours } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CheckNote, checkOfAll } from '#site/post/check-note.tsx'
import { bonusRows } from '#site/post/bonus-rows.ts'
import { FACT_SECTIONS, isCasino, showsBonus } from '#site/post/sections.ts'
import { FixedImg } from '#ui/site/image.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { OfferButton } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'
import { FieldMedian, PriceRuler } from '#ui/site/ruler.tsx'
import { entriesOf, keysOf } from '#shared/objects.ts'

type Facts = CasinoFacts | BookmakerFacts
type Row = [fact: string, label: string, value: string | null]

const yesNo = (flag: boolean | null) => (flag === null ? null : flag ? labels.yes : labels.no)
const list = (words: string[]) => (words.length > 0 ? words.join(', ') : null)

const measuredWords = ({ measuredHours, measuredCount }: Facts) =>
  measuredHours === null ? null : `${formatHours(measuredHours)} (${withdrawalCount(measuredCount)})`

/** Unknown facts are left out instead of shown as a dash or a zero. */
function factRows(facts: Facts) {
  const casino = isCasino(facts) ? facts : undefined
  const rows: Row[] = [
    ['owner', 'Provozovatel', casino?.owner ?? null],
    ['licence', 'Licence', facts.licence],
    ['yearEstablished', 'Rok založení', facts.yearEstablished === null ? null : String(facts.yearEstablished)],
    ['closedYear', 'Ukončení provozu', casino?.closedYear ? String(casino.closedYear) : null],
    ['numberCasinosGame', 'Počet her', casino?.numberCasinosGame ? formatCount(casino.numberCasinosGame) : null],
    ['gameTypes', 'Druhy her', list(casino?.gameTypes ?? [])],
    ['minimumDeposit', 'Minimální vklad', facts.minimumDeposit === null ? null : formatCrowns(facts.minimumDeposit)],
    ['maximumCashout', 'Maximální výběr', casino?.maximumCashout ?? null],
    [
      'payoutsSpeed',
      'Slíbená rychlost výplat',
      facts.payoutsSpeed === null ? null : formatPayoutHours(facts.payoutsSpeed),
    ],
    ['measuredHours', 'Naměřená rychlost výplat', measuredWords(facts)],
    ['languages', 'Jazyky', list(casino?.languages ?? [])],
    ['mobileApps', 'Mobilní aplikace', list(facts.mobileApps)],
    ['isVipProgram', 'VIP program', yesNo(casino?.isVipProgram ?? null)],
    ['sportsBetting', 'Sportovní sázky', yesNo(casino?.sportsBetting ?? null)],
    ['customerServices', 'Zákaznická podpora', list(casino?.customerServices ?? [])],
    ['topFeature', 'Hlavní přednost', isCasino(facts) ? null : facts.topFeature],
  ]
  return rows.flatMap(([fact, label, value]) => (value ? [{ fact, label, value: hardSpaces(value) }] : []))
}

const hostOf = (url: string) => URL.parse(url)?.hostname

/** Where the offer itself is not linked, neither are sources on its domain. */
const isLinked = (facts: Facts) => (url: URL) =>
  facts.hasLink || !isCasino(facts) || url.hostname !== hostOf(facts.website)

/** When and where facts were checked; nothing before the first check. */
function Checked({ facts, of }: { facts: Facts; of: readonly string[] }) {
  const check = facts.ledger && checkOfAll(facts.ledger, of)
  return (
    check && (
      <span className={check.state === 'checked' ? 'ver' : 'ver due'}>
        <CheckNote check={check} isLinked={isLinked(facts)} />
      </span>
    )
  )
}

export const FactsTable = ({ facts }: { facts: Facts }) => (
  <>
    <h2 id={FACT_SECTIONS.facts.headingId}>{hardSpaces(FACT_SECTIONS.facts.title)}</h2>
    <div className="card blk">
      <table className="ft">
        <tbody>
          {factRows(facts).map(({ fact, label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <div>
                  {value}
                  <Checked facts={facts} of={[fact]} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

const bonusFacts = ({ ledger }: Facts) =>
  Object.keys(ledger?.facts ?? {}).filter((key) => BONUS_FACTS.has(key) || key.startsWith('bonusTerms.'))
const BONUS_FACTS = new Set(['bonus', 'wageringRequirements', 'bonusCode', 'termsCondition'])

/** When and where the terms of the bonus were checked. */
export const BonusChecked = ({ facts }: { facts: Facts }) => <Checked facts={facts} of={bonusFacts(facts)} />

/** „Vklad 1 000 Kč → bonus 1 000 Kč, protočit 30 000 Kč, skutečná cena −200 Kč“ */
function TruePrice({ facts, field }: { facts: Facts; field: Benchmark | null }) {
  const price = usualPrice(facts.bonusTerms, isCasino(facts) ? 'slots' : 'bets')
  if (!price) return null
  const { deposit, bonus, wagered, value } = price
  const wagering = wagered > 0 ? `, protočit ${roundCrowns(wagered)}` : ''
  return (
    <>
      <p className="tp">
        {hardSpaces(`Vklad ${formatCrowns(deposit)} → bonus ${roundCrowns(bonus)}${wagering}, skutečná cena `)}
        <b>{signedCrowns(value)}</b>
        {'. '}
        <a href={calculatorHref(facts.slug, deposit)} rel="nofollow">
          {hardSpaces('Změnit hru a vklad')}
        </a>
      </p>
      {field && field.price !== null && (
        <div>
          <PriceRuler value={value} most={deposit} median={field.price} />
          <FieldMedian median={field.price} format={signedCrowns} />
        </div>
      )}
    </>
  )
}

export function BonusBox({ facts, field }: { facts: Facts; field: Benchmark | null }) {
  if (!showsBonus(facts)) return null
  const casino = isCasino(facts) ? facts : undefined
  return (
    <>
      <h2 id={FACT_SECTIONS.bonus.headingId}>{hardSpaces(FACT_SECTIONS.bonus.title)}</h2>
      <div className="bonus blk">
        <div>
          <div className="k">{labels.facts.offer}</div>
          <div className="amt">{hardSpaces(facts.bonus)}</div>
        </div>
        <dl>
          {casino?.wageringRequirements && (
            <div>
              <dt>Podmínky protočení</dt>
              <dd>{hardSpaces(casino.wageringRequirements)}</dd>
            </div>
          )}
          {facts.minimumDeposit !== null && (
            <div>
              <dt>Minimální vklad</dt>
              <dd>{formatCrowns(facts.minimumDeposit)}</dd>
            </div>
          )}
          {bonusRows(facts.bonusTerms).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TruePrice facts={facts} field={field} />
        <BonusChecked facts={facts} />
        <div className="bonus-acts">
          {facts.hasLink && (
            <OfferButton offer={facts} from="bonus">
              {labels.takeBonus}
            </OfferButton>
          )}
          {casino?.bonusCode && (
            <span className="code">
              {casino.bonusCode}
              <button type="button" data-copy={casino.bonusCode} hidden>
                Kopírovat
              </button>
            </span>
          )}
        </div>
        {'termsCondition' in facts && facts.termsCondition && (
          <p className="legal">{hardSpaces(facts.termsCondition)}</p>
        )}
        {facts.hasLink && <OfferWarning />}
      </div>
    </>
  )
}

const SAFETY_LABELS = {
  ssl: 'Šifrování SSL',
  responsibleGambling: 'Program zodpovědného hraní',
  depositLimits: 'Limity vkladů',
  lossLimits: 'Limity ztrát',
  timeLimits: 'Časové limity',
  selfExclusionTool: 'Sebevyloučení přímo v účtu',
} as const

export function SafetyList({ facts }: { facts: CasinoFacts }) {
  const known = entriesOf(SAFETY_LABELS).flatMap(([flag, label]) => {
    const value = facts.safety[flag]
    return value === null ? [] : [{ label, value }]
  })
  if (known.length === 0) return null
  return (
    <>
      <h2 id={FACT_SECTIONS.safety.headingId}>{hardSpaces(FACT_SECTIONS.safety.title)}</h2>
      <ul className="safe blk">
        {known.map(({ label, value }) => (
          <li key={label} className={value ? undefined : 'no'}>
            <Icon name={value ? 'check' : 'x'} />
            <span>{hardSpaces(label)}</span>
            <em>{value ? labels.yes : labels.no}</em>
          </li>
        ))}
      </ul>
      <Checked facts={facts} of={keysOf(SAFETY_LABELS).map((flag) => `safety.${flag}`)} />
    </>
  )
}

interface TagsProps {
  title: string
  facts: Facts
  fact: string
  items: CasinoFacts['softwareProviders']
}

const Tags = ({ title, facts, fact, items }: TagsProps) =>
  items.length > 0 && (
    <>
      <h3>{title}</h3>
      <Checked facts={facts} of={[fact]} />
      <ul className="tags">
        {items.map((item) => (
          <li key={item.title}>
            {item.logo ? <FixedImg picture={item.logo} width={24} height={24} /> : <Icon name="cube" />}
            {hardSpaces(item.title)}
          </li>
        ))}
      </ul>
    </>
  )

export function PaymentsAndSoftware({ facts }: { facts: Facts }) {
  const providers = isCasino(facts) ? facts.softwareProviders : []
  if (facts.paymentMethods.length === 0 && providers.length === 0) return null
  return (
    <>
      <h2 id={FACT_SECTIONS.payments.headingId}>{hardSpaces(FACT_SECTIONS.payments.title)}</h2>
      <Tags title="Platební metody" facts={facts} fact="paymentMethods" items={facts.paymentMethods} />
      <Tags title="Herní studia" facts={facts} fact="softwareProviders" items={providers} />
    </>
  )
}
