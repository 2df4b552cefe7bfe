import type { BonusPrice } from '#features/bonus-calculator/shared/price.ts'
import {
  averageOutcome,
  averageWords,
  bonusVerdict,
  GAME_WORDS,
  roundCrowns,
  signedCrowns,
  SLOT_WORDS,
  UNPRICED,
} from '#shared/czech/bonus-price.ts'
import { times } from '#shared/czech/bonus-terms.ts'
import { countOf, formatCount, formatCrowns, formatPercent, type PluralForms } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Beam } from '#features/bonus-calculator/site/beam.tsx'
import { FormErrors } from '#features/bonus-calculator/site/form-errors.tsx'
import { FieldMedian } from '#ui/site/ruler.tsx'
import type { Calculation } from '#features/bonus-calculator/site/calculation.ts'

const DAYS: PluralForms = ['den', 'dny', 'dne', 'dní']
const BETS: PluralForms = ['sázku', 'sázky', 'sázky', 'sázek']
const FROM = { bonus: 'bonus', 'deposit-and-bonus': 'vklad i bonus', winnings: 'výhra ze zatočení' } as const

type Row = [label: string, value: string]

interface Steps extends Pick<Calculation, 'terms' | 'play' | 'slot'> {
  price: BonusPrice
}

function steps({ price, terms, play, slot }: Steps): Row[] {
  const { deposit, bonus, spinWinnings, unpaid } = price
  const rows: (Row | false)[] = [
    ...(terms.kind === 'cashback'
      ? ([
          ['Nejdřív prohrajete', signedCrowns(-deposit)],
          ['Vrátí se vám z prohry', roundCrowns(bonus)],
        ] satisfies Row[])
      : ([['Dostanete bonus', roundCrowns(bonus)]] satisfies Row[])),
    spinWinnings > 0 && spinWinnings < bonus && ['Z toho výhra ze zatočení', roundCrowns(spinWinnings)],
    ...(price.wagered > 0
      ? wageringSteps({ price, terms, play, slot })
      : ([['Musíte protočit', 'nic']] satisfies Row[])),
    terms.highestWin !== null &&
      unpaid >= 0.5 && [`Nevyplatí vám, výhra je nejvýše ${formatCrowns(terms.highestWin)}`, signedCrowns(-unpaid)],
  ]
  return rows.filter((row) => row !== false)
}

function wageringSteps({ price, terms: { multiple, countedFrom }, play: { game }, slot }: Steps): (Row | false)[] {
  const { wagered, turnover, days, perDay, highestBet, fewestBets, contribution, edge } = price
  const from = `${times(multiple ?? 0)} ${FROM[countedFrom ?? 'bonus']}`
  return [
    [`Musíte protočit, ${from}`, roundCrowns(wagered)],
    turnover > wagered && [`Vsadíte, počítá se ${formatPercent(contribution)}`, roundCrowns(turnover)],
    days === null || perDay === null
      ? ['Lhůta', 'není uvedena']
      : [`Na den, bonus platí ${countOf(days, DAYS)}`, roundCrowns(perDay)],
    highestBet !== null &&
      fewestBets !== null && [
        'Nejvyšší povolená sázka',
        `${formatCrowns(highestBet)}, tedy nejméně ${countOf(fewestBets, BETS)}`,
      ],
    [
      `Průměrná ztráta, ${GAME_WORDS[game].title.toLocaleLowerCase('cs')} ${formatPercent(edge)}`,
      signedCrowns(-price.loss),
    ],
    [
      `Protočí do konce${slot ? `, ${SLOT_WORDS[slot].title}` : ''}`,
      `${formatCount(Math.floor(price.finished * 100))} ze 100 hráčů`,
    ],
  ]
}

export function Result({ address, price, terms, play, slot, offer, median }: Calculation & { median: number | null }) {
  return (
    <section className="verdict2" id="vysledek" aria-labelledby="vysledek-nadpis" tabIndex={-1}>
      {price !== null && (
        <p className="kick">
          {hardSpaces(
            `${offer ? `${offer.title}: výsledek` : 'Výsledek'} pro vklad ${formatCrowns(play.deposit)} na ${GAME_WORDS[play.game].on}`,
          )}
        </p>
      )}
      {price === null ? (
        <div role="alert">
          <h2 id="vysledek-nadpis">{hardSpaces('Něco v zadání nesedí. Opravte to, prosím.')}</h2>
          <FormErrors address={address} />
        </div>
      ) : typeof price === 'string' ? (
        <h2 id="vysledek-nadpis">{hardSpaces(UNPRICED[price])}</h2>
      ) : (
        <>
          <h2 id="vysledek-nadpis">{bonusVerdict(price, terms.kind)}</h2>
          {price.bonus > 0 && terms.kind !== 'cashback' && (
            <Beam given={price.bonus} taken={price.loss + price.unpaid} />
          )}
          <dl className="way">
            {steps({ price, terms, play, slot }).map(([label, value]) => (
              <div key={label}>
                <dt>{hardSpaces(label)}</dt>
                <dd>{hardSpaces(value)}</dd>
              </div>
            ))}
            <div className="sum">
              <dt>
                {hardSpaces(terms.kind === 'cashback' ? 'Zpět z celého prohraného vkladu' : 'V průměru')}
                {terms.kind !== 'cashback' && <FieldMedian median={median} format={averageOutcome} />}
              </dt>
              <dd className={price.value <= -0.5 ? 'late' : undefined}>
                {terms.kind === 'cashback' ? roundCrowns(price.value) : averageWords(price.value)}
              </dd>
            </div>
          </dl>
          {slot && price.finished < 0.995 && (
            <p className="small muted">
              {hardSpaces(
                `${formatCount(100 - Math.floor(price.finished * 100))} hráčům ze 100 dojdou peníze dřív: přijdou o vklad i o bonus. Průměr počítá s nejvyšší ztrátou, proto je na každém automatu stejný.`,
              )}
            </p>
          )}
          {price.unvaluedSpins > 0 && (
            <p className="small muted">{hardSpaces('Volná zatočení v ceně nejsou, kasino neuvádí jejich hodnotu.')}</p>
          )}
        </>
      )}
    </section>
  )
}
