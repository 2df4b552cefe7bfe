import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { BookmakerInput, emptyBookmaker } from '#entities/bookmaker/schema.ts'
import { CasinoInput, emptyCasino } from '#entities/casino/schema.ts'
import type { OfferEvidence } from '#entities/offer/checks/evidence.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import { placeName } from '#entities/offer/checks/place.ts'
import { checkOffer, OFFER_RULES, type OfferRuleName } from '#entities/offer/checks/rules.ts'
import { typographyOf } from '#entities/offer/checks/texts-in.ts'
import type { Fix } from '#shared/checks/rule.ts'
import { withCorrections } from '#shared/checks/typography.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { entriesOf } from '#shared/objects.ts'
import { text } from '#shared/words/message.ts'

interface Example {
  offer: CheckedOffer
  evidence?: OfferEvidence
}

const REF = 'https://modry-lev.example/?a=rozvazne'
const WEB = 'https://modry-lev.example/'
const fine = { title: 'Modrý Lev', logo: 'media-0001', refLink: REF, licence: 'Ministerstvo financí ČR', rating: 9.4 }
const casino = (offer: Partial<CheckedOffer> = {}, evidence?: OfferEvidence): Example => ({
  offer: { ...emptyCasino, ...fine, ...offer },
  ...(evidence ? { evidence } : {}),
})
const bookmaker = (offer: Partial<CheckedOffer> = {}): Example => ({ offer: { ...emptyBookmaker, ...fine, ...offer } })
const CRITERIA = { safety: 9, payouts: 9, bonus: 8, games: 8, support: 7 }
const moved = { state: 'moved' as const, to: 'https://novy-lev.example/' }
const OTHER = [{ collection: 'casinos' as const, id: 'casino-02', title: 'Modrý Lev' }]
const LOGO = [{ collection: 'media' as const, id: 'media-0001', title: 'lev.png' }]
const REVIEW = [{ collection: 'posts' as const, id: 'post-0001', title: 'Recenze' }]
const TERMS = { ...emptyTerms, percent: 100, multiple: 30, countedFrom: 'bonus' as const, days: 10 }
const OLD_FIGURE = {
  id: 'post-0001',
  title: 'Recenze Modrého Lva',
  figure: '100 %',
  place: 'Text › „Bonus“',
  sentence: 'Bonus je 100 %.',
  finding: 0,
}
const PLAN = { startsAt: null, bonus: '', endsAt: '2027-01-01T00:00:00.000Z', afterwards: '' }

const took = (...hours: number[]) =>
  hours.map((each) => ({
    askedAt: '2026-10-01T00:00:00.000Z',
    arrivedAt: new Date(Date.parse('2026-10-01T00:00:00.000Z') + each * 3_600_000).toISOString(),
  }))

/** For each rule, offers that fail with message and place, and offers that pass. The compiler requires an entry per rule. */
const EXAMPLES: Record<OfferRuleName, { fails: [Example, string, string][]; passes: Example[] }> = {
  'same-title': {
    fails: [[casino({}, { sameTitle: OTHER }), 'Another has the same title', 'Basics › Title']],
    passes: [casino({}, { sameTitle: [] }), casino()],
  },
  'mark-without-reason': {
    fails: [
      [
        casino({ criteria: CRITERIA, payoutsSpeed: 24 }, { withdrawals: took(12, 12, 12) }),
        'The rule gives 9,5 for the measured withdrawals. Write why the mark is 9,0, or take 9,5.',
        'Rating criteria › Why payouts differ from the rule',
      ],
    ],
    passes: [
      casino({ criteria: CRITERIA, payoutsReason: 'Nízký strop.' }, { withdrawals: took(12, 12, 12) }),
      casino({ criteria: CRITERIA, payoutsSpeed: 24 }, { withdrawals: took(24, 24, 24) }),
      casino({ criteria: CRITERIA, payoutsSpeed: 24 }, { withdrawals: took(12, 12) }),
    ],
  },
  'no-link': {
    fails: [
      [casino({ refLink: '' }), 'No referral link', 'Basics › Referral link'],
      [bookmaker({ refLink: '' }), 'No referral link', 'Basics › Referral link'],
    ],
    passes: [casino(), casino({ refLink: '', closedYear: 2024 })],
  },
  'dead-link': {
    fails: [
      [
        casino({}, { links: { [REF]: { state: 'broken', detail: 'answers 404' } } }),
        'Referral link is dead',
        'Basics › Referral link',
      ],
      [
        casino({ website: WEB }, { links: { [WEB]: { state: 'broken', detail: 'answers 404' } } }),
        'Website is dead',
        'Basics › Website',
      ],
    ],
    passes: [
      casino({}, { links: {} }),
      casino({ closedYear: 2024 }, { links: { [REF]: { state: 'broken', detail: 'answers 404' } } }),
    ],
  },
  'moved-link': {
    fails: [
      [casino({}, { links: { [REF]: moved } }), 'Referral link is redirected', 'Basics › Referral link'],
      [casino({ website: WEB }, { links: { [WEB]: moved } }), 'Website is redirected', 'Basics › Website'],
    ],
    passes: [casino({ website: WEB }, { links: {} })],
  },
  'no-rating': {
    fails: [
      [bookmaker({ rating: null }), 'No rating', 'Basics › Rating'],
      [casino({ rating: null, criteria: CRITERIA }), 'No rating', 'Basics › Rating'],
    ],
    passes: [
      bookmaker(),
      casino({ rating: null, closedYear: 2024 }),
      casino({ rating: null, ratingSource: 'criteria' }),
    ],
  },
  'review-not-live': {
    fails: [
      [
        casino({ reviewPost: 'post-0001' }, { hiddenReview: REVIEW }),
        'Visitors do not see its review',
        'Basics › Review post',
      ],
    ],
    passes: [
      casino({ reviewPost: 'post-0001' }, { hiddenReview: [] }),
      // Another one has been chosen since.
      casino({ reviewPost: 'post-0002' }, { hiddenReview: REVIEW }),
    ],
  },
  'no-logo': {
    fails: [[casino({ logo: null }), 'No logo', 'Basics › Logo']],
    passes: [casino()],
  },
  'no-logo-alt': {
    fails: [[casino({}, { logoWithoutAlt: LOGO }), 'Logo has no alt text', 'Basics › Logo']],
    passes: [casino({}, { logoWithoutAlt: [] }), casino({ logo: 'media-0002' }, { logoWithoutAlt: LOGO })],
  },
  'closed-with-offer': {
    fails: [
      [
        casino({ closedYear: 2024, bonus: '100 % do 25 000 Kč', ribbon: 'Tip', bonusPlan: PLAN }),
        'Closed, but still with an offer',
        'Facts › Closed year',
      ],
    ],
    passes: [casino({ closedYear: 2024 }), casino({ bonus: '100 % do 25 000 Kč' })],
  },
  'bonus-without-terms': {
    fails: [
      [casino({ bonus: '100 %' }), 'Bonus without wagering requirements', 'Bonus and benefits › Wagering requirements'],
      [bookmaker({ bonus: '100 %' }), 'Bonus without its terms', 'Bonus and benefits › Terms and conditions'],
    ],
    passes: [
      casino(),
      casino({ bonus: '100 %', wageringRequirements: '30×' }),
      bookmaker({ bonus: '100 %', termsCondition: 'Jen pro nové hráče.' }),
      casino({ bonus: '100 %', closedYear: 2024 }),
    ],
  },
  'against-terms': {
    fails: [
      [
        casino({ bonus: '100 %', wageringRequirements: '35× bonus do 10 dnů', bonusTerms: TERMS }),
        'The text says 35×, the bonus terms say 30×',
        'Bonus and benefits › Wagering requirements',
      ],
      [
        bookmaker({ bonus: '50 %', termsCondition: 'Do 10 dnů.', bonusTerms: TERMS }),
        'The text says 50 %, the bonus terms say 100 %',
        'Bonus and benefits › Bonus',
      ],
    ],
    passes: [
      casino({ bonus: '100 %', wageringRequirements: '30× bonus', bonusTerms: TERMS }),
      casino({ bonus: '100 %', wageringRequirements: '35× bonus', bonusTerms: null }),
      casino({ wageringRequirements: '35× bonus', bonusTerms: TERMS, closedYear: 2024 }),
    ],
  },
  'old-figure': {
    fails: [[casino({}, { oldFigures: [OLD_FIGURE] }), '“Recenze Modrého Lva” still says 100 %', 'Text › „Bonus“']],
    passes: [casino({}, { oldFigures: [] }), casino()],
  },
  'no-licence': {
    fails: [[bookmaker({ licence: ' ' }), 'No licence is named', 'Facts › Licence']],
    passes: [bookmaker(), casino({ licence: '', closedYear: 2024 })],
  },
  'no-valid-licence': {
    fails: [
      [casino({}, { licence: 'unknown' }), 'No licence is written down', 'Licences'],
      [casino({}, { licence: 'invalid' }), 'No valid Czech licence', 'Licences'],
    ],
    passes: [
      casino({}, { licence: 'valid' }),
      casino({}, { licence: null }),
      casino({ closedYear: 2024 }, { licence: 'unknown' }),
    ],
  },
  'leftover-words': {
    fails: [
      [casino({ bonus: '100 % do xxx Kč' }), '“xxx” left in the text', 'Bonus and benefits › Bonus'],
      [casino({ consList: ['Bez aplikace', 'TODO'] }), '“TODO” left in the text', 'Pros and cons › Cons'],
      [
        bookmaker({ termsCondition: 'DOPLNIT' }),
        '“DOPLNIT” left in the text',
        'Bonus and benefits › Terms and conditions',
      ],
    ],
    passes: [casino({ bonus: '100 % do 25 000 Kč' })],
  },
}

const findingsOf = (name: OfferRuleName, example: Example) =>
  checkOffer(example.offer, example.evidence).find(({ rule }) => rule.name === name)?.findings ?? []

const FAILING = entriesOf(EXAMPLES).flatMap(([name, { fails }]) => fails.map((fail) => [name, ...fail] as const))
const PASSING = entriesOf(EXAMPLES).flatMap(([name, { passes }]) => passes.map((example) => [name, example] as const))

test.each(FAILING)('%s: reports the problem with message and place', (name, example, message, place) => {
  const findings = findingsOf(name, example)
  expect(findings.map((each) => [text(each.message), placeName(undefined, each.place)])).toEqual([[message, place]])
})

test.each(PASSING)('%s: accepts valid offers', (name, example) => {
  expect(findingsOf(name, example)).toEqual([])
})

const FIXES = FAILING.flatMap(([name, example]) =>
  findingsOf(name, example).flatMap(({ fixes = [] }) =>
    fixes.map((fix) => [name, 'label' in fix ? text(fix.label) : fix.kind, example, fix] as const),
  ),
)

function fixed(offer: CheckedOffer, fix: Fix<CheckedOffer>): CheckedOffer {
  if (fix.kind !== 'change') throw new Error('Nobody is there to write.')
  return fix.change(offer)
}

test.each(FIXES)('%s: “%s” fixes it, and the result can be saved', (name, _, example, fix) => {
  const after = fixed(example.offer, fix)
  expect(findingsOf(name, { ...example, offer: after })).toEqual([])
  const schema = 'closedYear' in after ? CasinoInput : BookmakerInput
  expect(schema.safeParse(after).error?.issues ?? []).toEqual([])
})

test('lists all fixes; there is none for a referral link’s target', () => {
  expect(FIXES.map(([name, label]) => `${name}: ${label}`)).toEqual([
    'moved-link: Use the new address',
    'no-rating: Compute it from the criteria',
    'closed-with-offer: Remove the offer',
    'against-terms: Change the terms to 35×',
    'against-terms: Write “30× bonus do 10 dnů”',
    'against-terms: Change the terms to 50 %',
    'against-terms: Write “100 % z vkladu”',
  ])
})

test('every rule file is in the list under its own name', () => {
  const files = globSync('src/entities/offer/checks/rules/*.ts').map((file) => basename(file, '.ts'))
  expect(OFFER_RULES.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
})

test('corrects the typography of readers’ texts only', () => {
  const before = casino({
    bonus: '"Vánoce" - 30x',
    prosList: ['Výplaty 5-10 dní'],
    bonusCode: '"A"',
    refLink: REF,
  }).offer
  const after = withCorrections(before, typographyOf(before))
  expect(after).toEqual({ ...before, bonus: '„Vánoce“ – 30×', prosList: ['Výplaty 5–10 dní'] })
  expect(typographyOf(after)).toEqual([])
})
