import { changedFacts } from '#features/change-log/logged-facts.ts'
import type { ChangeEntryRow } from '#features/change-log/schema.ts'
import { shownRating } from '#entities/casino/rating.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import type { CasinoName } from './ids.ts'
import { casinoRecords } from './records.ts'

interface Changed {
  /** Before what a review tested of it, as the review tells of the terms of today. */
  on: string
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
      on: '2026-11-09',
      by: 'Matěj Hrubeš',
      reason: 'Dva z pěti výběrů přišly po slíbené lhůtě.',
      before: mark('payouts', 9.2),
    },
    { on: '2026-10-05', by: 'Tereza Jandová', reason: 'Nové obchodní podmínky bonusu.', before: term({ days: 14 }) },
    {
      on: '2026-09-22',
      by: 'Klára Vondrová',
      reason: 'Provozovatel potvrdil e-mailem, platí měsíčně.',
      before: () => ({ maximumCashout: '300 000 Kč měsíčně' }),
    },
    { on: '2026-08-03', by: 'Ondřej Kalina', reason: '', before: () => ({ numberCasinosGame: 2_150 }) },
  ],
  'zlata-vydra': [
    { on: '2026-09-03', by: 'Klára Vondrová', reason: 'Oprava naší chyby.', before: () => ({ minimumDeposit: 150 }) },
    { on: '2026-08-26', by: 'Matěj Hrubeš', reason: 'Podpora teď odpovídá i v noci.', before: mark('support', 8.6) },
  ],
  'stribrny-cap': [
    { on: '2026-11-06', by: 'Matěj Hrubeš', reason: 'Osm výběrů, všechny v termínu.', before: mark('payouts', 9.2) },
    {
      on: '2026-09-15',
      by: 'Tereza Jandová',
      reason: 'Zatočení navíc bez nových podmínek.',
      before: term({ spins: 100 }),
    },
    {
      on: '2026-09-02',
      by: 'Klára Vondrová',
      reason: 'Provozovatel limit snížil v obchodních podmínkách.',
      before: () => ({ minimumDeposit: 100 }),
    },
    { on: '2026-08-19', by: 'Ondřej Kalina', reason: '', before: () => ({ numberCasinosGame: 1_180 }) },
  ],
}

/** The demo's change log; replaying it leads to the current records. */
export const demoChanges = (): Omit<ChangeEntryRow, 'id'>[] =>
  entriesOf(CHANGES).flatMap(([name, changes = []]) => {
    const { id, input } = casinoRecords[name]
    let later: CasinoInput = { ...input, rating: shownRating(input) }
    return changes.flatMap(({ on, by, reason, before }) => {
      const earlier = { ...later, ...before(later) }
      const settled = { ...earlier, rating: shownRating(earlier) }
      const at = `${on}T09:00:00.000Z`
      const about = { collection: 'casinos', recordId: id, at, userId: null, userName: by, reason }
      const entries = changedFacts('casino', settled, later).map((change) => ({ ...about, ...change }))
      later = settled
      return entries
    })
  })
