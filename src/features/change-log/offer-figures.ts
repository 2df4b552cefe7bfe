import { type FactRecord, findFact } from '#features/facts/facts.ts'
import { isObject } from '#shared/checks/at-path.ts'
import { type Figure, figuresIn, isSameFigure, type Unit } from '#shared/czech/figures.ts'

export interface OldFigure extends Figure {
  /** What it has instead; undefined if that is not clear. */
  now?: Figure | undefined
}

export interface OfferFigures {
  id: string
  model: 'Casino' | 'Bookmaker'
  slug: string
  title: string
  is: Figure[]
  was: OldFigure[]
}

/** Facts that prose repeats as a figure: those with a unit of their own, and texts, which name theirs. */
const FACT_UNITS: Record<string, Unit | 'text' | 'cashback'> = {
  'bonusTerms.percent': 'percent',
  'bonusTerms.ceiling': 'crowns',
  'bonusTerms.fixed': 'crowns',
  'bonusTerms.spins': 'spins',
  'bonusTerms.spinValue': 'crowns',
  'bonusTerms.multiple': 'multiple',
  'bonusTerms.days': 'days',
  'bonusTerms.highestBet': 'crowns',
  'bonusTerms.highestWin': 'crowns',
  'bonusTerms.lowestDeposit': 'crowns',
  'bonusTerms.cashback': 'cashback',
  bonus: 'text',
  wageringRequirements: 'text',
  termsCondition: 'text',
  maximumCashout: 'text',
  minimumDeposit: 'crowns',
}
export const FIGURE_FACTS = Object.keys(FACT_UNITS)

function figuresOfFact(fact: string, value: unknown): Figure[] {
  const unit = FACT_UNITS[fact]
  if (unit === 'text') return typeof value === 'string' ? figuresIn(value).map(plain) : []
  if (unit === 'cashback') {
    return isObject(value) ? [...figure('percent', value['percent']), ...figure('crowns', value['cap'])] : []
  }
  return unit ? figure(unit, value) : []
}

const figure = (unit: Unit, value: unknown): Figure[] =>
  typeof value === 'number' && value > 0 ? [{ unit, value }] : []
const plain = ({ unit, value }: Figure): Figure => ({ unit, value })

const presentFigures = (fact: string, offer: FactRecord) => figuresOfFact(fact, findFact(fact)?.read(offer))

export const figuresOfOffer = (offer: FactRecord): Figure[] =>
  FIGURE_FACTS.flatMap((fact) => presentFigures(fact, offer))

/** Figures of past values, except those that are also present ones. `before` is canonical JSON. */
export function oldFiguresOf(
  changes: readonly { fact: string; before: string | null }[],
  offer: FactRecord,
): OldFigure[] {
  const present = figuresOfOffer(offer)
  const found: OldFigure[] = []
  for (const { fact, before } of changes) {
    for (const old of before === null ? [] : figuresOfFact(fact, JSON.parse(before))) {
      if ([...present, ...found].some((known) => isSameFigure(known, old))) continue
      const [now, ...others] = presentFigures(fact, offer).filter(({ unit }) => unit === old.unit)
      found.push({ ...old, now: others.length === 0 ? now : undefined })
    }
  }
  return found
}
