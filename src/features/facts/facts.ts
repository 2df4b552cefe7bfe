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
  label: string
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
  label: string
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
  fact('owner', { label: 'Owner', czech: 'Provozovatel', kind: 'operator', tables: CASINO }, (of) => of.owner, TEXT),
  fact('licence', { label: 'Licence', czech: 'Licence', kind: 'licence' }, (of) => of.licence, TEXT),
  fact(
    'yearEstablished',
    { label: 'Year established', czech: 'Rok založení', kind: 'operator' },
    (of) => of.yearEstablished,
    YEAR,
  ),
  fact(
    'numberCasinosGame',
    { label: 'Number of games', czech: 'Počet her', kind: 'games', tables: CASINO },
    (of) => of.numberCasinosGame || null,
    COUNT,
  ),
  fact(
    'gameTypes',
    { label: 'Game types', czech: 'Druhy her', kind: 'games', tables: CASINO },
    (of) => sorted(of.gameTypes),
    idsOf(['druh', 'druhy', 'druhu', 'druhů'], 'kind', 'kinds'),
  ),
  fact(
    'minimumDeposit',
    { label: 'Minimum deposit', czech: 'Minimální vklad', kind: 'deposit', better: 'less' },
    (of) => of.minimumDeposit,
    CROWNS,
  ),
  fact(
    'maximumCashout',
    { label: 'Maximum cashout', czech: 'Maximální výběr', kind: 'payouts', tables: CASINO },
    (of) => of.maximumCashout,
    TEXT,
  ),
  fact(
    'payoutsSpeed',
    { label: 'Payout speed', czech: 'Slíbená rychlost výplat', kind: 'payouts', better: 'less' },
    (of) => of.payoutsSpeed,
    [formatPayoutHours, english.hours],
  ),
  fact(
    'languages',
    { label: 'Languages', czech: 'Jazyky', kind: 'support', tables: CASINO },
    (of) => of.languages,
    LIST,
  ),
  fact('mobileApps', { label: 'Mobile apps', czech: 'Mobilní aplikace', kind: 'support' }, (of) => of.mobileApps, LIST),
  fact(
    'isVipProgram',
    { label: 'VIP program', czech: 'VIP program', kind: 'support', tables: CASINO },
    (of) => of.isVipProgram,
    YES_NO,
  ),
  fact(
    'sportsBetting',
    { label: 'Sports betting', czech: 'Sportovní sázky', kind: 'games', tables: CASINO },
    (of) => of.sportsBetting,
    YES_NO,
  ),
  fact(
    'customerServices',
    { label: 'Customer services', czech: 'Zákaznická podpora', kind: 'support', tables: CASINO },
    (of) => of.customerServices,
    LIST,
  ),
  fact(
    'topFeature',
    { label: 'Top feature', czech: 'Hlavní přednost', kind: 'support', tables: BOOKMAKER },
    (of) => of.topFeature,
    TEXT,
  ),
]

const BONUS: Fact[] = [
  fact('bonus', { label: 'Bonus', czech: 'Nabídka', kind: 'bonus', group: 'bonus' }, (of) => of.bonus, TEXT),
  fact(
    'wageringRequirements',
    { label: 'Wagering requirements', czech: 'Podmínky protočení', kind: 'bonus', group: 'bonus', tables: CASINO },
    (of) => of.wageringRequirements,
    TEXT,
  ),
  fact(
    'bonusCode',
    { label: 'Bonus code', czech: 'Bonusový kód', kind: 'bonus', group: 'bonus', tables: CASINO },
    (of) => of.bonusCode,
    TEXT,
  ),
  fact(
    'termsCondition',
    { label: 'Terms and conditions', czech: 'Podmínky nabídky', kind: 'bonus', group: 'bonus', tables: BOOKMAKER },
    (of) => of.termsCondition,
    TEXT,
  ),
]

const term = <Value>(
  name: string,
  label: string,
  czech: string,
  read: (terms: BonusTerms) => Value | null,
  words: Words<NonNullable<Value>>,
  better?: Better,
): Fact =>
  fact(
    `bonusTerms.${name}`,
    { label, czech, kind: 'bonus', group: 'bonus', ...(better && { better }) },
    ({ bonusTerms }) => bonusTerms && read(bonusTerms),
    words,
  )

const COUNTED_WORDS = { bonus: 'bonus', 'deposit-and-bonus': 'deposit and bonus', winnings: 'winnings of spins' }
const COUNTED_CZECH = { bonus: 'bonus', 'deposit-and-bonus': 'bonus i vklad', winnings: 'výhra ze zatočení' }

type Runs = Pick<BonusTerms, 'startsAt' | 'endsAt'>

const TERMS: Fact[] = [
  term('percent', 'Percent', 'Výše bonusu', (terms) => terms.percent, PERCENT),
  term('ceiling', 'Ceiling', 'Strop bonusu', (terms) => terms.ceiling, CROWNS),
  term('fixed', 'Fixed sum', 'Pevná částka', (terms) => terms.fixed, CROWNS),
  term('spins', 'Spins', 'Volná zatočení', (terms) => terms.spins, COUNT),
  term('spinValue', 'Value of a spin', 'Hodnota zatočení', (terms) => terms.spinValue, CROWNS),
  term(
    'multiple',
    'Multiple',
    'Protočení',
    (terms) => terms.multiple,
    [
      (times) => (times === 0 ? 'bez protočení' : `${formatCount(times)}×`),
      (times) => (times === 0 ? 'none' : `${times}×`),
    ],
    'less',
  ),
  term('countedFrom', 'Counted from', 'Počítá se z', (terms) => terms.countedFrom, [
    (from) => COUNTED_CZECH[from],
    (from) => COUNTED_WORDS[from],
  ]),
  term('days', 'Days to finish', 'Lhůta na protočení', (terms) => terms.days, DAYS, 'more'),
  term('highestBet', 'Highest bet', 'Nejvyšší sázka', (terms) => terms.highestBet, CROWNS),
  term('games', 'Games that count', 'Započítání her', (terms) => known(terms.games) ?? null, [
    (games) => gamesSentence({ games }),
    (games) => gamesSentence({ games }),
  ]),
  term('highestWin', 'Highest win', 'Nejvyšší výhra', (terms) => terms.highestWin, CROWNS, 'more'),
  term('lowestDeposit', 'Lowest deposit', 'Vklad pro bonus', (terms) => terms.lowestDeposit, CROWNS, 'less'),
  term('cashback', 'Cashback', 'Vrácení prohry', (terms) => terms.cashback, [
    ({ percent }) => formatPercent(percent),
    ({ percent, cap, period }) => `${percent} %${cap === null ? '' : `, ${english.crowns(cap)}`} a ${period}`,
  ]),
  term('exclusions', 'Exclusions', 'Neplatí pro', (terms) => terms.exclusions, TEXT),
  term(
    'runs',
    'Runs',
    'Platí',
    ({ startsAt, endsAt }): Runs | null => (startsAt || endsAt ? { startsAt, endsAt } : null),
    [runsSentence, english.runs],
  ),
]

const SAFETY: Record<keyof Safety, [label: string, czech: string]> = {
  ssl: ['SSL encryption', 'Šifrování SSL'],
  responsibleGambling: ['Responsible gambling', 'Program zodpovědného hraní'],
  depositLimits: ['Deposit limits', 'Limity vkladů'],
  lossLimits: ['Loss limits', 'Limity ztrát'],
  timeLimits: ['Time limits', 'Časové limity'],
  selfExclusionTool: ['Self-exclusion tool', 'Sebevyloučení přímo v účtu'],
}

const CRITERIA: Record<Criterion, [label: string, czech: string]> = {
  safety: ['Safety', 'Bezpečnost a licence'],
  payouts: ['Payouts', 'Výplaty'],
  bonus: ['Bonus', 'Bonusové podmínky'],
  games: ['Games', 'Hry a software'],
  support: ['Support', 'Podpora'],
}

const METHODS: Fact[] = [
  fact(
    'paymentMethods',
    { label: 'Payment methods', czech: 'Platební metody', kind: 'methods', group: 'payments' },
    (of) => sorted(of.paymentMethods),
    idsOf(['metoda', 'metody', 'metody', 'metod'], 'method', 'methods'),
  ),
  fact(
    'softwareProviders',
    { label: 'Software providers', czech: 'Herní studia', kind: 'games', group: 'payments', tables: CASINO },
    (of) => sorted(of.softwareProviders),
    idsOf(['studio', 'studia', 'studia', 'studií'], 'provider', 'providers'),
  ),
]

export const FACTS: readonly Fact[] = [
  ...BONUS,
  ...TERMS,
  ...OFFER,
  ...entriesOf(SAFETY).map(([flag, [label, czech]]) =>
    fact(
      `safety.${flag}`,
      { label, czech, kind: 'safety', group: 'safety', tables: CASINO, better: 'more' },
      (of) => of.safety?.[flag],
      YES_NO,
    ),
  ),
  ...METHODS,
  ...entriesOf(CRITERIA).map(([criterion, [label, czech]]) =>
    fact(
      `criteria.${criterion}`,
      { label: `${label} (criterion)`, czech, kind: 'criteria', group: 'criteria', tables: CASINO, better: 'more' },
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
