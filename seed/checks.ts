import { type Fact, factsOf, type FactRecord, type FactTable } from '#features/facts/facts.ts'
import { DEFAULT_DAYS, type FactKind } from '#features/facts/kinds.ts'
import type { FactCheckRow, SourceKind } from '#features/facts/schema.ts'
import { standingsOf, stateOf } from '#features/facts/state.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { text } from '#shared/words/message.ts'
import { demoChanges } from './changes.ts'
import { demoLicences } from './licences.ts'
import { bookmakerRecords, casinoRecords } from './records.ts'
import type { Seeded } from './types.ts'
import { payoutTests } from './withdrawals.ts'

const DAY_MS = 86_400_000

export type DemoCheck = Omit<FactCheckRow, 'id' | 'isLatest' | 'textHash'> & {
  /** The text of the source at that time. */
  text: string
}

interface Source {
  sourceKind: SourceKind
  source: string
}

const OWN_TEST: Source = { sourceKind: 'own-test', source: '' }

/** Where facts of each kind are checked. */
const SOURCES: Record<FactKind, (website: string) => Source> = {
  bonus: (website) => ({ sourceKind: 'address', source: `${website}podminky` }),
  payouts: (website) => ({ sourceKind: 'address', source: `${website}vyplaty` }),
  deposit: (website) => ({ sourceKind: 'address', source: `${website}platby` }),
  licence: () => ({ sourceKind: 'document', source: 'seznam povolených' }),
  operator: () => ({ sourceKind: 'document', source: 'obchodní rejstřík' }),
  safety: () => OWN_TEST,
  methods: (website) => ({ sourceKind: 'address', source: `${website}platby` }),
  games: () => OWN_TEST,
  support: () => ({ sourceKind: 'operator', source: 'odpověď podpory' }),
  criteria: () => OWN_TEST,
}

const PEOPLE = ['Klára Vondrová', 'Matěj Hrubeš', 'Ondřej Kalina', 'Tereza Jandová']

/** The age of a check in days, where it matters; null: not checked yet. */
const AGES: Record<string, number | null> = {
  'modry-lev payoutsSpeed': 38,
  'modry-lev numberCasinosGame': 93,
  'zlata-vydra bonusTerms.cashback': 30,
  'zlata-vydra minimumDeposit': null,
  'stribrny-cap bonusTerms.days': 29,
  'nocni-sova bonus': 33,
  'bily-jelen payoutsSpeed': 27,
  'divoky-kanec licence': 64,
  'divoky-kanec maximumCashout': 31,
  'rudy-kohout customerServices': null,
  'horsky-rys paymentMethods': 95,
  'zeleny-jezek isVipProgram': null,
  'treti-polocas payoutsSpeed': 34,
}

/** The value at the time of the check, if it has changed since. */
const BEFORE: Record<string, unknown> = { 'lesni-liska bonusTerms.multiple': 30 }

const TEXTS: Record<string, string> = {
  'https://modry-lev.example/vyplaty': [
    '7. Výplaty',
    '7.1 Výběr zadáte v účtu v části Pokladna. Vybrat lze nejvýše 500 000 Kč měsíčně.',
    '7.2 Žádost o výběr zpracujeme do 24 hodin od jejího podání. Lhůta začíná běžet po ověření totožnosti podle článku 4.',
    '7.3 Za výběr neúčtujeme žádný poplatek.',
  ].join('\n'),
  'https://nocni-sova.example/podminky': [
    'Bonus bez vkladu',
    'Každý nový hráč dostane 200 Kč bez vkladu. Bonus je nutné protočit 40× do 7 dnů.',
    'Z výhry lze vybrat nejvýše 2 000 Kč.',
  ].join('\n'),
}

interface Checked {
  slug: string
  collection: 'casinos' | 'bookmakers'
  table: FactTable
  record: Seeded<FactRecord>
}

const offers: Checked[] = [
  ...Object.entries(casinoRecords)
    .filter(([, { input }]) => input.closedYear === null)
    .map(([slug, record]): Checked => ({ slug, collection: 'casinos', table: 'casino', record })),
  ...Object.entries(bookmakerRecords).map(([slug, record]): Checked => ({
    slug,
    collection: 'bookmakers',
    table: 'bookmaker',
    record,
  })),
]

/** Facts of one kind are checked together, on days that differ between offers. */
function ageOf(slug: string, { key, kind }: Fact): number | null {
  const given = AGES[`${slug} ${key}`]
  if (given !== undefined) return given
  const place = offers.findIndex((offer) => offer.slug === slug)
  const step = Object.keys(DEFAULT_DAYS).indexOf(kind)
  return 1 + ((place * 5 + step * 7) % Math.min(DEFAULT_DAYS[kind] - 5, 45))
}

/** When the permits of an offer were last looked up: its licence cannot have been checked before that. */
function permitsLookedUp(now: Date): ReadonlyMap<string, number> {
  const lookedUp = new Map<string, number>()
  for (const { input } of demoLicences(now)) {
    const id = input.casino ?? input.bookmaker
    const time = Date.parse(input.checkedOn ?? '')
    if (id && time <= now.getTime()) lookedUp.set(id, Math.max(time, lookedUp.get(id) ?? 0))
  }
  return lookedUp
}

/** When a fact got the value of today: nobody can have verified it before. */
const introducedOn = new Map<string, number>()
for (const { recordId, fact, at } of demoChanges().toReversed()) introducedOn.set(`${recordId} ${fact}`, Date.parse(at))
for (const { input } of payoutTests) {
  const mark = `${input.casino ?? ''} criteria.payouts`
  introducedOn.set(mark, Math.max(introducedOn.get(mark) ?? 0, Date.parse(input.arrivedAt ?? input.askedAt)))
}

/** The checks made by the demo's editors so far. */
export function demoChecks(now: Date): DemoCheck[] {
  const lookedUp = permitsLookedUp(now)
  return offers.flatMap(({ slug, collection, table, record: { id, input } }, place) =>
    factsOf(table).flatMap((fact): DemoCheck[] => {
      const [value, age] = [fact.read(input), ageOf(slug, fact)]
      if (value === undefined || age === null) return []
      const isLicence = fact.kind === 'licence' && AGES[`${slug} ${fact.key}`] === undefined
      const introduced = introducedOn.get(`${id} ${fact.key}`) ?? 0
      const earliest = Math.max(introduced, isLicence ? (lookedUp.get(id) ?? 0) : 0)
      const source = SOURCES[fact.kind](`https://${slug}.example/`)
      return [
        {
          collection,
          recordId: id,
          fact: fact.key,
          value: canonicalJson(BEFORE[`${slug} ${fact.key}`] ?? value),
          ...source,
          note: '',
          days: DEFAULT_DAYS[fact.kind],
          userId: null,
          userName: PEOPLE[(place + fact.kind.length) % PEOPLE.length] ?? '',
          checkedAt: new Date(Math.max(earliest, now.getTime() - age * DAY_MS)).toISOString(),
          text: TEXTS[source.source] ?? '',
        },
      ]
    }),
  )
}

/** The state of every fact of the demo. */
export function demoStates(now: Date) {
  const checks = Map.groupBy(demoChecks(now), ({ recordId }) => recordId)
  return offers.flatMap(({ table, record: { id, input } }) =>
    standingsOf(table, input, checks.get(id) ?? []).map((standing) => ({
      id,
      fact: text(factLabel(standing.fact.key)),
      state: stateOf(standing, now),
    })),
  )
}
