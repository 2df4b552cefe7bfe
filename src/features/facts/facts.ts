import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import type { CasinoInput, Safety } from '#entities/casino/schema.ts'
import type { Criterion } from '#entities/casino/rating.ts'
import type { FactKind } from '#features/facts/kinds.ts'
import { english, type Words } from '#features/facts/words.ts'
import { gamesSentence, runsSentence } from '#shared/czech/bonus-terms.ts'
import {
  countOf,
  formatCount,
  formatCrowns,
  formatPayoutHours,
  formatPercent,
  formatRating,
} from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { entriesOf } from '#shared/objects.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

export type FactRecord = Partial<CasinoInput> & Partial<BookmakerInput>

export type FactTable = 'casino' | 'bookmaker'
const BOTH: readonly FactTable[] = ['casino', 'bookmaker']
const CASINO: readonly FactTable[] = ['casino']
const BOOKMAKER: readonly FactTable[] = ['bookmaker']

export type FactGroup = 'bonus' | 'facts' | 'safety' | 'payments' | 'criteria'

export type Better = 'less' | 'more'

/** Something about an offer that visitors see and that can be checked. */
export interface Fact {
  key: string
  czech: string
  kind: FactKind
  group: FactGroup
  tables: readonly FactTable[]
  /** Which value is better for players; null for most facts, where it is a matter of taste. */
  better: Better | null
  read: (record: FactRecord) => unknown
  /** Formats the value in Czech for readers, and in English for the back office. */
  readers: (value: never) => string
  words: (value: never) => string
}

interface FactSpec {
  czech: string
  kind: FactKind
  group?: FactGroup
  tables?: readonly FactTable[]
  better?: Better
}

function fact<Value>(
  key: string,
  { group = 'facts', tables = BOTH, better, ...spec }: FactSpec,
  read: (record: FactRecord) => Value | null | undefined,
  [readers, words]: Words<NonNullable<Value>>,
): Fact {
  return { key, group, tables, better: better ?? null, ...spec, read: (record) => known(read(record)), readers, words }
}

/** Empty values are not shown, so they need no check. */
function known<Value>(value: Value | null | undefined): Value | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return Array.isArray(value) && value.length === 0 ? undefined : value
}

const CROWNS: Words<number> = [formatCrowns, english.crowns]
const COUNT: Words<number> = [formatCount, english.count]
const YEAR: Words<number> = [String, String]
const TEXT: Words<string> = [String, String]
const LIST: Words<string[]> = [(list) => list.join(', '), (list) => list.join(', ')]
const PERCENT: Words<number> = [formatPercent, english.percent]
const DAYS: Words<number> = [(days) => countOf(days, ['den', 'dny', 'dne', 'dnů']), english.days]
const YES_NO: Words<boolean> = [(flag) => (flag ? labels.yes : labels.no), (flag) => (flag ? 'yes' : 'no')]
const MARK: Words<number> = [formatRating, formatRating]

/** Relations are compared as sorted ids: reordering changes no fact. */
const sorted = (ids: string[] | undefined) => ids?.toSorted()
const idsOf = (forms: Parameters<typeof countOf>[1], one: string, many: string): Words<string[]> => [
  (ids) => countOf(ids.length, forms),
  (ids) => `${ids.length} ${ids.length === 1 ? one : many}`,
]

const OFFER: Fact[] = [
  fact('owner', { czech: 'Provozovatel', kind: 'operator', tables: CASINO }, (of) => of.owner, TEXT),
  fact('licence', { czech: 'Licence', kind: 'licence' }, (of) => of.licence, TEXT),
  fact('yearEstablished', { czech: 'Rok založení', kind: 'operator' }, (of) => of.yearEstablished, YEAR),
  fact(
    'numberCasinosGame',
    { czech: 'Počet her', kind: 'games', tables: CASINO },
    (of) => of.numberCasinosGame || null,
    COUNT,
  ),
  fact(
    'gameTypes',
    { czech: 'Druhy her', kind: 'games', tables: CASINO },
    (of) => sorted(of.gameTypes),
    idsOf(['druh', 'druhy', 'druhu', 'druhů'], 'kind', 'kinds'),
  ),
  fact(
    'minimumDeposit',
    { czech: 'Minimální vklad', kind: 'deposit', better: 'less' },
    (of) => of.minimumDeposit,
    CROWNS,
  ),
  fact(
    'maximumCashout',
    { czech: 'Maximální výběr', kind: 'payouts', tables: CASINO },
    (of) => of.maximumCashout,
    TEXT,
  ),
  fact('payoutsSpeed', { czech: 'Slíbená rychlost výplat', kind: 'payouts', better: 'less' }, (of) => of.payoutsSpeed, [
    formatPayoutHours,
    english.hours,
  ]),
  fact('languages', { czech: 'Jazyky', kind: 'support', tables: CASINO }, (of) => of.languages, LIST),
  fact('mobileApps', { czech: 'Mobilní aplikace', kind: 'support' }, (of) => of.mobileApps, LIST),
  fact('isVipProgram', { czech: 'VIP program', kind: 'support', tables: CASINO }, (of) => of.isVipProgram, YES_NO),
  fact('sportsBetting', { czech: 'Sportovní sázky', kind: 'games', tables: CASINO }, (of) => of.sportsBetting, YES_NO),
  fact(
    'customerServices',
    { czech: 'Zákaznická podpora', kind: 'support', tables: CASINO },
    (of) => of.customerServices,
    LIST,
  ),
  fact('topFeature', { czech: 'Hlavní přednost', kind: 'support', tables: BOOKMAKER }, (of) => of.topFeature, TEXT),
]

const BONUS: Fact[] = [
  fact('bonus', { czech: 'Nabídka', kind: 'bonus', group: 'bonus' }, (of) => of.bonus, TEXT),
  fact(
    'wageringRequirements',
    { czech: 'Podmínky protočení', kind: 'bonus', group: 'bonus', tables: CASINO },
    (of) => of.wageringRequirements,
    TEXT,
  ),
  fact(
    'bonusCode',
    { czech: 'Bonusový kód', kind: 'bonus', group: 'bonus', tables: CASINO },
    (of) => of.bonusCode,
    TEXT,
  ),
  fact(
    'termsCondition',
    { czech: 'Podmínky nabídky', kind: 'bonus', group: 'bonus', tables: BOOKMAKER },
    (of) => of.termsCondition,
    TEXT,
  ),
]

const term = <Value>(
  name: string,
  czech: string,
  read: (terms: BonusTerms) => Value | null,
  words: Words<NonNullable<Value>>,
  better?: Better,
): Fact =>
  fact(
    `bonusTerms.${name}`,
    { czech, kind: 'bonus', group: 'bonus', ...(better && { better }) },
    ({ bonusTerms }) => bonusTerms && read(bonusTerms),
    words,
  )

const COUNTED_WORDS = { bonus: 'bonus', 'deposit-and-bonus': 'deposit and bonus', winnings: 'winnings of spins' }
const COUNTED_CZECH = { bonus: 'bonus', 'deposit-and-bonus': 'bonus i vklad', winnings: 'výhra ze zatočení' }

type Runs = Pick<BonusTerms, 'startsAt' | 'endsAt'>

const TERMS: Fact[] = [
  term('percent', 'Výše bonusu', (terms) => terms.percent, PERCENT),
  term('ceiling', 'Strop bonusu', (terms) => terms.ceiling, CROWNS),
  term('fixed', 'Pevná částka', (terms) => terms.fixed, CROWNS),
  term('spins', 'Volná zatočení', (terms) => terms.spins, COUNT),
  term('spinValue', 'Hodnota zatočení', (terms) => terms.spinValue, CROWNS),
  term(
    'multiple',
    'Protočení',
    (terms) => terms.multiple,
    [
      (times) => (times === 0 ? 'bez protočení' : `${formatCount(times)}×`),
      (times) => (times === 0 ? 'none' : `${times}×`),
    ],
    'less',
  ),
  term('countedFrom', 'Počítá se z', (terms) => terms.countedFrom, [
    (from) => COUNTED_CZECH[from],
    (from) => COUNTED_WORDS[from],
  ]),
  term('days', 'Lhůta na protočení', (terms) => terms.days, DAYS, 'more'),
  term('highestBet', 'Nejvyšší sázka', (terms) => terms.highestBet, CROWNS),
  term('games', 'Započítání her', (terms) => known(terms.games) ?? null, [
    (games) => gamesSentence({ games }),
    (games) => gamesSentence({ games }),
  ]),
  term('highestWin', 'Nejvyšší výhra', (terms) => terms.highestWin, CROWNS, 'more'),
  term('lowestDeposit', 'Vklad pro bonus', (terms) => terms.lowestDeposit, CROWNS, 'less'),
  term('cashback', 'Vrácení prohry', (terms) => terms.cashback, [
    ({ percent }) => formatPercent(percent),
    ({ percent, cap, period }) => `${percent} %${cap === null ? '' : `, ${english.crowns(cap)}`} a ${period}`,
  ]),
  term('exclusions', 'Neplatí pro', (terms) => terms.exclusions, TEXT),
  term('runs', 'Platí', ({ startsAt, endsAt }): Runs | null => (startsAt || endsAt ? { startsAt, endsAt } : null), [
    runsSentence,
    english.runs,
  ]),
]

const SAFETY: Record<keyof Safety, string> = {
  ssl: 'Šifrování SSL',
  responsibleGambling: 'Program zodpovědného hraní',
  depositLimits: 'Limity vkladů',
  lossLimits: 'Limity ztrát',
  timeLimits: 'Časové limity',
  selfExclusionTool: 'Sebevyloučení přímo v účtu',
}

const CRITERIA: Record<Criterion, string> = {
  safety: 'Bezpečnost a licence',
  payouts: 'Výplaty',
  bonus: 'Bonusové podmínky',
  games: 'Hry a software',
  support: 'Podpora',
}

const METHODS: Fact[] = [
  fact(
    'paymentMethods',
    { czech: 'Platební metody', kind: 'methods', group: 'payments' },
    (of) => sorted(of.paymentMethods),
    idsOf(['metoda', 'metody', 'metody', 'metod'], 'method', 'methods'),
  ),
  fact(
    'softwareProviders',
    { czech: 'Herní studia', kind: 'games', group: 'payments', tables: CASINO },
    (of) => sorted(of.softwareProviders),
    idsOf(['studio', 'studia', 'studia', 'studií'], 'provider', 'providers'),
  ),
]

export const FACTS: readonly Fact[] = [
  ...BONUS,
  ...TERMS,
  ...OFFER,
  ...entriesOf(SAFETY).map(([flag, czech]) =>
    fact(
      `safety.${flag}`,
      { czech, kind: 'safety', group: 'safety', tables: CASINO, better: 'more' },
      (of) => of.safety?.[flag],
      YES_NO,
    ),
  ),
  ...METHODS,
  ...entriesOf(CRITERIA).map(([criterion, czech]) =>
    fact(
      `criteria.${criterion}`,
      { czech, kind: 'criteria', group: 'criteria', tables: CASINO, better: 'more' },
      (of) => of.criteria?.[criterion],
      MARK,
    ),
  ),
]

const BY_KEY = new Map(FACTS.map((each) => [each.key, each]))

export const findFact = (key: string): Fact | undefined => BY_KEY.get(key)

export function czechLabelOf(key: string): string {
  const found = findFact(key)
  if (!found) throw new Error(`There is no fact ${key}.`)
  return found.czech
}

export const factsOf = (table: FactTable): Fact[] => FACTS.filter(({ tables }) => tables.includes(table))
