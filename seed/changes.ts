import { changedFacts } from '#features/change-log/logged-facts.ts'
import type { ChangeEntryRow } from '#features/change-log/schema.ts'
import { shownRating } from '#entities/casino/rating.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import type { CasinoName } from './ids.ts'
import { casinoRecords } from './records.ts'

const DAY_MS = 86_400_000

interface Changed {
  daysAgo: number
  by: string
  reason: string
  /** The earlier value; the later one is the current value or that of the next change. */
  before: (now: CasinoInput) => Partial<CasinoInput>
}

const mark = (criterion: keyof CasinoInput['criteria'], value: number) => (now: CasinoInput) => ({
  criteria: { ...now.criteria, [criterion]: value },
})
const term = (change: Partial<NonNullable<CasinoInput['bonusTerms']>>) => (now: CasinoInput) => ({
  bonusTerms: now.bonusTerms && { ...now.bonusTerms, ...change },
})

/** Newest first. */
const CHANGES: Partial<Record<CasinoName, Changed[]>> = {
  'modry-lev': [
    {
      daysAgo: 4,
      by: 'Matěj Hrubeš',
      reason: 'Dva z pěti výběrů přišly po slíbené lhůtě.',
      before: mark('payouts', 9.2),
    },
    { daysAgo: 14, by: 'Tereza Jandová', reason: 'Nové obchodní podmínky bonusu.', before: term({ days: 14 }) },
    {
      daysAgo: 39,
      by: 'Klára Vondrová',
      reason: 'Provozovatel potvrdil e-mailem, platí měsíčně.',
      before: () => ({ maximumCashout: '300 000 Kč měsíčně' }),
    },
    { daysAgo: 71, by: 'Ondřej Kalina', reason: '', before: () => ({ numberCasinosGame: 2_150 }) },
  ],
  'zlata-vydra': [
    { daysAgo: 9, by: 'Klára Vondrová', reason: 'Oprava naší chyby.', before: () => ({ minimumDeposit: 150 }) },
    { daysAgo: 30, by: 'Matěj Hrubeš', reason: 'Podpora teď odpovídá i v noci.', before: mark('support', 8.6) },
  ],
  'stribrny-cap': [
    { daysAgo: 6, by: 'Matěj Hrubeš', reason: 'Osm výběrů, všechny v termínu.', before: mark('payouts', 9.2) },
    { daysAgo: 21, by: 'Tereza Jandová', reason: 'Zatočení navíc bez nových podmínek.', before: term({ spins: 100 }) },
    {
      daysAgo: 34,
      by: 'Klára Vondrová',
      reason: 'Provozovatel limit snížil v obchodních podmínkách.',
      before: () => ({ minimumDeposit: 100 }),
    },
    { daysAgo: 58, by: 'Ondřej Kalina', reason: '', before: () => ({ numberCasinosGame: 1_180 }) },
  ],
}

/** The demo's change log; replaying it leads to the current records. */
export const demoChanges = (now: Date): Omit<ChangeEntryRow, 'id'>[] =>
  entriesOf(CHANGES).flatMap(([name, changes = []]) => {
    const { id, input } = casinoRecords[name]
    let later: CasinoInput = { ...input, rating: shownRating(input) }
    return changes.flatMap(({ daysAgo, by, reason, before }) => {
      const earlier = { ...later, ...before(later) }
      const settled = { ...earlier, rating: shownRating(earlier) }
      const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString()
      const about = { collection: 'casinos', recordId: id, at, userId: null, userName: by, reason }
      const entries = changedFacts('casino', settled, later).map((change) => ({ ...about, ...change }))
      later = settled
      return entries
    })
  })
