import type { Benchmark } from '#entities/casino/benchmark.ts'
import { czechLabelOf, factsOf } from '#features/facts/facts.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { calculatorHref } from '#features/bonus-calculator/shared/address.ts'
import { USUAL_DEPOSIT, usualPrice } from '#features/bonus-calculator/shared/price.ts'
import { averageOutcome, averageWords, roundCrowns } from '#shared/czech/bonus-price.ts'
import { moneySentence } from '#shared/czech/bonus-terms.ts'
import { countOf, formatCount, formatCrowns, formatPayoutHours } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CheckNote, checkOfAll } from '#site/post/check-note.tsx'
import { bonusRows } from '#site/post/bonus-rows.ts'
import { Fold } from '#site/post/fold.tsx'
import { isCasino, showsBonus } from '#site/post/sections.ts'
import { FixedImg } from '#ui/site/image.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { OfferButton } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'
import { FieldMedian, PriceRuler } from '#ui/site/ruler.tsx'

type Facts = CasinoFacts | BookmakerFacts
type Row = [fact: string, value: string | null]

const UNCHECKED: Record<string, string> = {
  closedYear: 'Ukončení provozu',
  measuredHours: 'Naměřená výplata',
}

const yesNo = (flag: boolean | null) => (flag === null ? null : flag ? labels.yes : labels.no)
const list = (words: string[]) => (words.length > 0 ? words.join(', ') : null)

const measuredWords = ({ measuredHours, measuredCount }: Facts) =>
  measuredHours === null ? null : `${formatHours(measuredHours)} (${withdrawalCount(measuredCount)})`

/** Unknown facts are left out instead of shown as a dash or a zero. */
function factRows(facts: Facts) {
  const casino = isCasino(facts) ? facts : undefined
  const rows: Row[] = [
    ['owner', casino?.owner ?? null],
    ['licence', facts.licence],
    ['yearEstablished', facts.yearEstablished === null ? null : String(facts.yearEstablished)],
    ['closedYear', casino?.closedYear ? String(casino.closedYear) : null],
    ['numberCasinosGame', casino?.numberCasinosGame ? formatCount(casino.numberCasinosGame) : null],
    ['gameTypes', list(casino?.gameTypes ?? [])],
    ['minimumDeposit', facts.minimumDeposit === null ? null : formatCrowns(facts.minimumDeposit)],
    ['maximumCashout', casino?.maximumCashout ?? null],
    ['payoutsSpeed', facts.payoutsSpeed === null ? null : formatPayoutHours(facts.payoutsSpeed)],
    ['measuredHours', measuredWords(facts)],
    ['languages', list(casino?.languages ?? [])],
    ['mobileApps', list(facts.mobileApps)],
    ['isVipProgram', yesNo(casino?.isVipProgram ?? null)],
    ['sportsBetting', yesNo(casino?.sportsBetting ?? null)],
    ['customerServices', list(casino?.customerServices ?? [])],
    ['topFeature', isCasino(facts) ? null : facts.topFeature],
  ]
  return rows.flatMap(([fact, value]) =>
    value ? [{ fact, label: UNCHECKED[fact] ?? czechLabelOf(fact), value: hardSpaces(value) }] : [],
  )
}

const hostOf = (url: string) => URL.parse(url)?.hostname

/** Where the offer itself is not linked, neither are sources on its domain. */
const isLinked = (facts: Facts) => (url: URL) =>
  facts.hasLink || !isCasino(facts) || url.hostname !== hostOf(facts.website)

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

/** This many facts are open on phones, and all of them if only a few more would open. */
const FIRST_FACTS = 4
const FEW_MORE = 2

export function FactsTable({ facts }: { facts: Facts }) {
  const rows = factRows(facts)
  const shown = rows.length > FIRST_FACTS + FEW_MORE ? FIRST_FACTS : rows.length
  const others = rows.slice(shown)
  return (
    <>
      <Rows facts={facts} rows={rows.slice(0, shown)} />
      {others.length > 0 && (
        <Fold title={`Další ${countOf(others.length, ['údaj', 'údaje', 'údaje', 'údajů'])}`}>
          <Rows facts={facts} rows={others} />
        </Fold>
      )}
    </>
  )
}

const Rows = ({ facts, rows }: { facts: Facts; rows: ReturnType<typeof factRows> }) => (
  <div className="tb-box blk">
    <table className="ft">
      <tbody>
        {rows.map(({ fact, label, value }) => (
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
)

const bonusFacts = ({ ledger }: Facts) =>
  Object.keys(ledger?.facts ?? {}).filter((key) => BONUS_FACTS.has(key) || key.startsWith('bonusTerms.'))
const BONUS_FACTS = new Set(['bonus', 'wageringRequirements', 'bonusCode', 'termsCondition'])

export const BonusChecked = ({ facts }: { facts: Facts }) => <Checked facts={facts} of={bonusFacts(facts)} />

/** „Vklad 1 000 Kč → bonus 1 000 Kč, protočit 30 000 Kč, v průměru přijdete o 200 Kč“ */
function TruePrice({ facts, field }: { facts: Facts; field: Benchmark | null }) {
  if (facts.bonusTerms?.kind === 'cashback') {
    return (
      <p className="tp">
        {`${moneySentence(facts.bonusTerms)} ${hardSpaces('Kdo neprohraje, nedostane nic, proto cenu nesrovnáváme s bonusy k vkladu.')} `}
        <a href={calculatorHref(facts.slug, USUAL_DEPOSIT)} rel="nofollow">
          {hardSpaces('Změnit vklad')}
        </a>
      </p>
    )
  }
  const price = usualPrice(facts.bonusTerms, isCasino(facts) ? 'slots' : 'bets')
  if (!price) return null
  const { deposit, bonus, wagered, value } = price
  const wagering = wagered > 0 ? `, protočit ${roundCrowns(wagered)}` : ''
  return (
    <>
      <p className="tp">
        {hardSpaces(`Vklad ${formatCrowns(deposit)} → bonus ${roundCrowns(bonus)}${wagering}, v průměru `)}
        <b>{averageWords(value)}</b>
        {'. '}
        <a href={calculatorHref(facts.slug, deposit)} rel="nofollow">
          {hardSpaces('Změnit hru a vklad')}
        </a>
      </p>
      {field && field.price !== null && (
        <div>
          <PriceRuler value={value} most={deposit} median={field.price} />
          <FieldMedian median={field.price} format={averageOutcome} />
        </div>
      )}
    </>
  )
}

export function BonusBox({ facts, field }: { facts: Facts; field: Benchmark | null }) {
  if (!showsBonus(facts)) return null
  const casino = isCasino(facts) ? facts : undefined
  return (
    <div className="bonus blk">
      <div>
        <div className="k">{labels.facts.offer}</div>
        <div className="amt">{hardSpaces(facts.bonus)}</div>
      </div>
      <dl>
        {casino?.wageringRequirements && (
          <div>
            <dt>{czechLabelOf('wageringRequirements')}</dt>
            <dd>{hardSpaces(casino.wageringRequirements)}</dd>
          </div>
        )}
        {facts.minimumDeposit !== null && (
          <div>
            <dt>{czechLabelOf('minimumDeposit')}</dt>
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
      {'termsCondition' in facts && facts.termsCondition && <p className="legal">{hardSpaces(facts.termsCondition)}</p>}
      {facts.hasLink && <OfferWarning />}
    </div>
  )
}

const SAFETY = factsOf('casino').filter(({ group }) => group === 'safety')

export function SafetyList({ facts }: { facts: CasinoFacts }) {
  const known = SAFETY.flatMap(({ czech, read }) => {
    const value = read({ safety: facts.safety })
    return typeof value === 'boolean' ? [{ label: czech, value }] : []
  })
  if (known.length === 0) return null
  return (
    <>
      <ul className="safe blk">
        {known.map(({ label, value }) => (
          <li key={label} className={value ? undefined : 'no'}>
            <Icon name={value ? 'check' : 'x'} />
            <span>{hardSpaces(label)}</span>
            <em>{value ? labels.yes : labels.no}</em>
          </li>
        ))}
      </ul>
      <Checked facts={facts} of={SAFETY.map(({ key }) => key)} />
    </>
  )
}

interface TagsProps {
  facts: Facts
  fact: string
  items: CasinoFacts['softwareProviders']
}

const Tags = ({ facts, fact, items }: TagsProps) =>
  items.length > 0 && (
    <>
      <h3>{czechLabelOf(fact)}</h3>
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
      <Tags facts={facts} fact="paymentMethods" items={facts.paymentMethods} />
      {providers.length > 0 && (
        <Fold title={countOf(providers.length, ['herní studio', 'herní studia', 'herního studia', 'herních studií'])}>
          <Tags facts={facts} fact="softwareProviders" items={providers} />
        </Fold>
      )}
    </>
  )
}
