import { isBarred } from '#blocks/offer.ts'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { type Better, type Fact, factsOf, type FactGroup, type FactTable } from '#features/facts/facts.ts'
import type { PublicCheck } from '#features/facts/ledger.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { type BonusPrice, USUAL_DEPOSIT, usualPrice } from '#features/bonus-calculator/shared/price.ts'
import { averageOutcome, averageWords } from '#shared/czech/bonus-price.ts'
import { moneySentence } from '#shared/czech/bonus-terms.ts'
import { countOf, formatCrowns, formatRating } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { formatHours, promisedWords, withdrawalCount } from '#shared/czech/payouts.ts'

export interface Compared {
  facts: CasinoFacts | BookmakerFacts
  standings: readonly { fact: Fact; value: unknown }[]
  reviewPath: string | null
}

export interface Cell {
  text: string
  /** An addition to the value: the promise, or the names that other offers lack. */
  note: string
  check: PublicCheck | undefined
  isBest: boolean
  /** Set where values can be ranked, except for yes and no. */
  figure: number | null
}

export interface Row {
  key: string
  label: string
  /** Of all listed casinos, for facts that have one. */
  median: { value: number; text: string } | null
  /** Null where the value is unknown. */
  cells: (Cell | null)[]
}

export interface Comparison {
  differences: Row[]
  same: Row[]
}

export const RATING_ROW = 'rating'
export const PAYOUT_ROW = 'payouts'
export const PRICE_ROW = 'price'
/** Shown with the offers at the end. */
export const OFFER_TEXTS = ['bonus', 'wageringRequirements', 'bonusCode', 'termsCondition'] as const
const LISTS = ['gameTypes', 'paymentMethods', 'softwareProviders'] as const
const GROUPS: readonly FactGroup[] = ['criteria', 'facts', 'bonus', 'payments', 'safety']
const PROMISE = 'payoutsSpeed'
const MULTIPLE = 'bonusTerms.multiple'
const COUNTED_FROM = 'bonusTerms.countedFrom'
const NAMED = 6

/** A value before the comparison; null where unknown. */
interface Given {
  /** Values are equal when these are. */
  spelled: string
  figure: number | null
  isAnswer?: boolean
  text: string
  note: string
  check: PublicCheck | undefined
}

interface Line {
  key: string
  label: string
  better: Better | null
  median?: Row['median']
  given: (Given | null)[]
}

/** A row for every fact that at least one offer has, the differing ones first. */
export function compare(kind: FactTable, offers: readonly Compared[], field: Benchmark | null): Comparison {
  const isMeasured = offers.some(({ facts }) => facts.withdrawals.some(({ arrivedAt }) => arrivedAt !== null))
  const facts = GROUPS.flatMap((group) => factsOf(kind).filter((fact) => fact.group === group)).filter(
    ({ key }) => !OFFER_TEXTS.some((text) => text === key) && !(isMeasured && key === PROMISE),
  )
  const lines = [
    ratingLine(offers, field),
    ...(isMeasured ? [payoutLine(offers, field)] : []),
    priceLine(kind, offers, field),
    ...facts.map((fact) => factLine(fact, offers)),
  ].filter(({ given }) => given.some((one) => one !== null))
  const isSame = ({ given }: Line) => given.every((one) => one !== null && one.spelled === given[0]?.spelled)
  return {
    differences: lines.filter((line) => !isSame(line)).map(rowOf),
    same: lines.filter(isSame).map(rowOf),
  }
}

const medianOf = (value: number | null | undefined, format: (value: number) => string): Row['median'] =>
  typeof value === 'number' ? { value, text: `medián všech kasin ${format(value)}` } : null

const ratingLine = (offers: readonly Compared[], field: Benchmark | null): Line => ({
  key: RATING_ROW,
  label: labels.facts.rating,
  better: 'more',
  median: medianOf(field?.rating, formatRating),
  given: offers.map(({ facts: { rating } }) =>
    rating === null
      ? null
      : { spelled: String(rating), figure: rating, text: formatRating(rating), note: '', check: undefined },
  ),
})

const payoutLine = (offers: readonly Compared[], field: Benchmark | null): Line => ({
  key: PAYOUT_ROW,
  label: 'Výplata, naměřeno / slíbeno',
  better: 'less',
  median: medianOf(field?.hours, formatHours),
  given: offers.map(({ facts }) => {
    const { measuredHours, measuredCount, payoutsSpeed } = facts
    return {
      spelled: canonicalJson([measuredHours, payoutsSpeed]),
      figure: measuredHours,
      text: measuredHours === null ? unmeasured(measuredCount) : formatHours(measuredHours),
      note: [
        ...(payoutsSpeed === null ? [] : [promisedWords(payoutsSpeed)]),
        ...(measuredHours === null ? [] : [withdrawalCount(measuredCount)]),
      ].join(' · '),
      check: facts.ledger?.facts[PROMISE],
    }
  }),
})

/** The average gain or cost of the bonus, as on cards and in the calculator. */
const priceLine = (kind: FactTable, offers: readonly Compared[], field: Benchmark | null): Line => ({
  key: PRICE_ROW,
  label: `Bonus v průměru, vklad ${formatCrowns(USUAL_DEPOSIT)}`,
  better: 'more',
  median: medianOf(field?.price, averageOutcome),
  given: offers.map(({ facts }) => {
    if (facts.bonusTerms?.kind === 'cashback' && !isBarred(facts)) return cashbackCell(facts.bonusTerms)
    const price = isBarred(facts) ? null : usualPrice(facts.bonusTerms, kind === 'casino' ? 'slots' : 'bets')
    if (!price || facts.bonusTerms?.kind === 'none') return null
    const value = Math.round(price.value)
    return {
      spelled: String(value),
      figure: value,
      text: averageWords(value),
      note: playThrough(price),
      check: undefined,
    }
  }),
})

/** Comes only to those who lost, so it is not compared with what a deposit brings. */
const cashbackCell = (terms: BonusTerms) => ({
  spelled: canonicalJson(terms.cashback),
  figure: null,
  text: 'nesrovnáváme',
  note: moneySentence(terms),
  check: undefined,
})

/** Mentions the deposit only where it is not the usual one: some bonuses require more. */
const playThrough = ({ wagered, days, deposit }: BonusPrice) =>
  [
    ...(deposit === USUAL_DEPOSIT ? [] : [`až od vkladu ${formatCrowns(deposit)}`]),
    wagered === 0
      ? 'nic se neprotáčí'
      : `protočit ${formatCrowns(Math.round(wagered))}${days === null ? '' : ` do ${countOf(days, ['dne', 'dnů', 'dne', 'dnů'])}`}`,
  ].join(', ')

/** One or two withdrawals are too few for a median. */
const unmeasured = (count: number) => (count === 0 ? 'zatím neměřeno' : `zatím jen ${withdrawalCount(count)}`)

function factLine(fact: Fact, offers: readonly Compared[]): Line {
  const values = offers.map((offer) => valueOf(offer, fact))
  const list = LISTS.find((name) => name === fact.key)
  const titles = list ? offers.map(({ facts }) => titlesOf(facts, list)) : []
  return {
    key: fact.key,
    label: fact.czech,
    better: fact.key === MULTIPLE && !isCountedAlike(offers) ? null : fact.better,
    given: offers.map(({ facts }, index) => {
      const value = values[index]
      if (value === undefined) return null
      return {
        spelled: canonicalJson(sorted(value)),
        figure: typeof value === 'number' || typeof value === 'boolean' ? Number(value) : null,
        isAnswer: typeof value === 'boolean',
        text: fact.readers(value as never),
        note: list ? listNote(titles, index) : '',
        check: facts.ledger?.facts[fact.key],
      }
    }),
  }
}

/** The bonus of an offer without a valid licence is never shown. */
function valueOf({ facts, standings }: Compared, { key, group }: Fact): unknown {
  if (group === 'bonus' && isBarred(facts)) return undefined
  return standings.find(({ fact }) => fact.key === key)?.value
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

const sorted = (value: unknown) => (isStrings(value) ? value.toSorted() : value)

/** Wagering multiples can only be ranked on the same base: 30× the bonus is less than 20× the bonus and the deposit. */
function isCountedAlike(offers: readonly Compared[]): boolean {
  const counted = offers.flatMap(({ standings }) => standings.filter(({ fact }) => fact.key === MULTIPLE))
  const from = offers.flatMap(({ standings }) => standings.filter(({ fact }) => fact.key === COUNTED_FROM))
  return from.length === counted.length && new Set(from.map(({ value }) => value)).size === 1
}

function titlesOf(facts: Compared['facts'], list: (typeof LISTS)[number]): string[] {
  if (list === 'paymentMethods') return facts.paymentMethods.map(({ title }) => title)
  if (!('gameTypes' in facts)) return []
  return list === 'gameTypes' ? facts.gameTypes : facts.softwareProviders.map(({ title }) => title)
}

/** The names that not all offers have; where all have the same, all names. */
function listNote(titles: readonly string[][], index: number): string {
  const [own = []] = [titles[index]]
  const differing = own.filter((title) => !titles.every((others) => others.includes(title)))
  if (differing.length > 0) return `navíc ${named(differing)}`
  return titles.every((others) => others.length === own.length) ? named(own) : ''
}

const named = (titles: readonly string[]) =>
  titles.length <= NAMED ? titles.join(', ') : `${titles.slice(0, NAMED).join(', ')} a další`

function rowOf({ key, label, better, median = null, given }: Line): Row {
  const figures = given.flatMap((one) => one?.figure ?? [])
  const best = better && (better === 'less' ? Math.min(...figures) : Math.max(...figures))
  const hasBest = new Set(figures).size > 1
  return {
    key,
    label,
    median,
    cells: given.map(
      (one) =>
        one && {
          text: one.text,
          note: one.note,
          check: one.check,
          isBest: hasBest && one.figure === best,
          figure: better && !one.isAnswer ? one.figure : null,
        },
    ),
  }
}
