import { expect, test } from 'vitest'
import { endingSoon, offerLicence } from '#entities/licence/state.ts'
import { payoutsReasonErrors, ruleBeside } from '#entities/casino/payouts-reason.ts'
import { ratingFromCriteria } from '#entities/casino/rating.ts'
import { againstTerms } from '#shared/czech/against-terms.ts'
import { bonusSentence, plainSpaces, wageringSentence } from '#shared/czech/bonus-terms.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { demoChecks, demoStates } from './checks.ts'
import { demoLicences } from './licences.ts'
import { CLAIMS, disagreements, numbersIn, reviewedOffer, withdrawalsOf } from './claims.ts'
import { BOOKMAKERS, CASINOS, casinoId, type CasinoName, methodIds } from './ids.ts'
import { demoChanges } from './changes.ts'
import { posts } from './index.ts'
import { checkPost } from '#posts/checks/run-rules.ts'
import { plainCoverFile } from '#shared/cover/file.ts'
import { TO_REVOLUT } from './payouts.ts'
import { bookmakerOf, bookmakerRecords, casinoOf, casinoRecords, ratingOf } from './records.ts'
import { textsOf } from './texts.ts'

const reviewed = (postId: string) => CASINOS.filter((name) => postId === `post-recenze-${name}`)

test.each(posts.map(({ id, input }) => ({ id, input })))(
  'the figures of $id are those of the records',
  ({ id, input }) => {
    const about = reviewedOffer(id)
    expect(textsOf(input).flatMap((text) => disagreements(text, about))).toEqual([])
  },
)

test('a licence was checked no earlier than its permit was looked up', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const checks = demoChecks(now).filter(({ fact }) => fact === 'licence')
  const tooEarly = demoLicences(now).flatMap(({ input: { casino, bookmaker, checkedOn } }) =>
    checks
      // This one shows readers what a check that is due looks like.
      .filter(({ recordId }) => recordId === (casino ?? bookmaker) && recordId !== casinoId('divoky-kanec'))
      .filter(({ checkedAt }) => pragueDay(new Date(checkedAt)) < (checkedOn ?? ''))
      .map(({ recordId, checkedAt }) => [recordId, checkedAt, checkedOn]),
  )
  expect(checks.length).toBeGreaterThan(10)
  expect(tooEarly).toEqual([])
})

test('no text gives a day of the latest check: the facts beside it do, and theirs moves on', () => {
  const dated = posts.flatMap(({ input }) => textsOf(input)).filter((text) => /aposledy[^.]* ověřili[^.]*\d/.test(text))
  expect(dated).toEqual([])
})

test('the search for figures finds them', () => {
  expect(disagreements('Protáčí se 45× a známka 9,9', ['modry-lev'])).toHaveLength(2)
  expect(disagreements('Modrý Lev: nejnižší vklad 300 Kč, přes 9 999 her, slib 48 hodin', [])).toHaveLength(3)
  expect(disagreements('Modrý Lev dá 50 % do 9 000 Kč', [])).toHaveLength(2)
  expect(disagreements('Třetího Poločasu známka 9,9, slibuje výplatu do 3 hodin', [])).toHaveLength(2)
  expect(disagreements('Vkládat lze od 999 Kč, funguje od roku 1999', ['kurzovy-sokol'])).toHaveLength(2)
  const sayings = posts.flatMap(({ id, input }) =>
    textsOf(input).flatMap((text) =>
      CLAIMS.filter(({ said }) => new RegExp(said).test(text)).map(({ what }) => `${id} ${what}`),
    ),
  )
  for (const { what } of CLAIMS) expect(sayings.filter((saying) => saying.endsWith(what)).length).toBeGreaterThan(0)
})

test.each(CASINOS)('%s: the record is consistent', (name) => {
  const { prosList, consList, benefits, ribbon, criteria, ratingSource, rating } = casinoOf(name)
  expect([...prosList, ...consList, benefits, ribbon].flatMap((text) => disagreements(text, [name]))).toEqual([])
  expect(rating).toBe(ratingSource === 'criteria' ? ratingFromCriteria(criteria) : ratingOf(name))
})

test.each(BOOKMAKERS)('%s: the record is consistent', (name) => {
  const { bonus: _, ...rest } = bookmakerOf(name)
  expect(textsOf(rest).flatMap((text) => disagreements(text, [name]))).toEqual([])
})

test.each(posts.filter(({ id }) => reviewed(id).length > 0))(
  '$id names its own operator and code only',
  ({ id, input }) => {
    const [name] = reviewed(id)
    const { owner, bonusCode } = casinoOf(name as CasinoName)
    const words = textsOf(input).join('\n')
    const companies =
      words.match(/(?!Společnost)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:a\.s\.|s\.r\.o\.|Ltd\.|N\.V\.)/gu) ?? []
    expect(companies.length).toBeGreaterThan(0)
    expect(new Set(companies)).toEqual(new Set([owner]))
    for (const code of words.match(/(?<!\p{L})\p{Lu}{3,}\d+/gu) ?? []) expect(code).toBe(bonusCode)
  },
)

interface Table {
  caption: string
  rows: unknown[][]
}

const tablesOf = (input: (typeof posts)[number]['input']) =>
  input.shortcodesConfig.dataTables.map(({ data }) => data as unknown as Table)

const measuredOf = (name: CasinoName) => withdrawalsOf(casinoId(name))

test('no review lists withdrawals: the page does, from the records', () => {
  const reviews = posts.filter(({ input }) => input.isReviewPost)
  const cells = reviews.flatMap(({ input }) =>
    tablesOf(input).flatMap(({ rows }) => rows.map(([day]) => textsOf(day).join(''))),
  )
  expect(cells.length).toBeGreaterThan(10)
  expect(cells.filter((day) => /^(Po|Út|St|Čt|Pá|So|Ne) \d+\. \d+\.$/.test(day))).toEqual([])
  for (const { id, input } of reviews) {
    const own = input.tableContent.data.map(({ headingId }) => headingId)
    expect([id, own]).toEqual([id, expect.arrayContaining(['vyplaty-slib-a-skutecnost'])])
  }
})

test.each(posts.filter(({ id }) => reviewed(id).length > 0))(
  '$id says of its bonus what the record says',
  ({ id, input }) => {
    const [name] = reviewed(id)
    const { bonusTerms } = casinoOf(name as CasinoName)
    const figures = CASINOS.map((each) => ({
      id: casinoId(each),
      model: 'Casino' as const,
      slug: each,
      title: casinoOf(each).title,
      is: [],
      was: [],
    }))
    const checked = checkPost(input, { terms: bonusTerms, figures })
    const found = checked.flatMap(({ rule, findings }) => (rule.name === 'against-terms' ? findings : []))
    expect(found.map(({ message }) => message)).toEqual([])
  },
)

test("the mark for payouts is the rule's, or the record says why it is not", () => {
  const unexplained = CASINOS.flatMap((name) => payoutsReasonErrors(casinoOf(name), null, measuredOf(name)))
  expect(unexplained).toEqual([])
  const away = CASINOS.filter((name) => ruleBeside(casinoOf(name), measuredOf(name)) !== null)
  expect(away.filter((name) => casinoOf(name).payoutsReason !== '')).toEqual(away)
  expect(CASINOS.filter((name) => casinoOf(name).payoutsReason !== '')).toEqual(away)
  // An exception, not the rule.
  expect(away.length).toBeLessThan(CASINOS.length / 2)
})

const reviewOf = (name: CasinoName) => posts.find(({ id }) => id === `post-recenze-${name}`)
const arrivals = (name: CasinoName) => measuredOf(name).flatMap(({ arrivedAt }) => arrivedAt ?? [])

test('a review tests only what the change log introduced before', () => {
  const entries = demoChanges()
  expect(entries.length).toBeGreaterThan(8)
  const wrong = CASINOS.flatMap((name) => {
    const first =
      measuredOf(name)
        .map(({ askedAt }) => askedAt)
        .toSorted()[0] ?? ''
    const last = arrivals(name).toSorted().at(-1) ?? ''
    const updated = reviewOf(name)?.updatedAt ?? ''
    const own = entries.filter(({ recordId }) => recordId === casinoId(name))
    const isMark = (fact: string) => fact === 'rating' || fact.startsWith('criteria.')
    return own.flatMap(({ fact, at }) => [
      ...(!isMark(fact) && at > first ? [`${name}: ${fact} changed on ${at}, tested from ${first}`] : []),
      ...(fact === 'criteria.payouts' && at < last ? [`${name}: marked on ${at}, measured until ${last}`] : []),
      ...(at > updated ? [`${name}: ${fact} changed on ${at}, after its review of ${updated}`] : []),
    ])
  })
  expect(wrong).toEqual([])
})

test('nothing is verified before its value existed', () => {
  const newest = new Map(
    demoChanges()
      .toReversed()
      .map((entry) => [`${entry.recordId} ${entry.fact}`, entry]),
  )
  const marked = new Map(CASINOS.map((name) => [casinoId(name), arrivals(name).toSorted().at(-1) ?? '']))
  const checks = demoChecks(new Date('2026-11-16T12:00:00Z'))
  const tooEarly = checks.filter(({ recordId, fact, checkedAt }) => {
    const since = newest.get(`${recordId} ${fact}`)?.at ?? ''
    return checkedAt < since || (fact === 'criteria.payouts' && checkedAt < (marked.get(recordId) ?? ''))
  })
  expect(checks.some(({ recordId, fact }) => newest.has(`${recordId} ${fact}`))).toBe(true)
  expect(tooEarly.map(({ recordId, fact, checkedAt }) => [recordId, fact, checkedAt])).toEqual([])
})

test('no page was updated before what it cites', () => {
  const wrong = posts.flatMap(({ id, input, updatedAt = '' }) => {
    const cited = input.references.data.flatMap(({ accessedAt }) => accessedAt ?? [])
    const measured = reviewed(id)
      .flatMap(arrivals)
      .map((at) => at.slice(0, 10))
    const latest = [...cited, ...measured].toSorted().at(-1) ?? ''
    return latest > updatedAt.slice(0, 10) ? [`${id} of ${updatedAt} cites ${latest}`] : []
  })
  expect(wrong).toEqual([])
})

test('points follow the published rules', () => {
  for (const name of CASINOS) {
    const { criteria, safety, wageringRequirements, licence, refLink } = casinoOf(name)
    const missing = [safety.lossLimits, safety.timeLimits].filter((flag) => flag === false).length
    expect(criteria.safety ?? 0).toBeLessThanOrEqual(10 - missing / 2)
    const [times = 0] = numbersIn(wageringRequirements)
    const isHard = times > 40 || wageringRequirements.includes('i vklad')
    expect(criteria.bonus ?? 0).toBeLessThanOrEqual(isHard ? 7 : 10)
    const isLegal = licence.includes('Ministerstvo financí ČR')
    expect(criteria.safety ?? 0).toBeLessThanOrEqual(isLegal ? 10 : 6)
    expect([name, refLink !== '']).toEqual([name, isLegal])
  }
})

test('licences agree with the records and the texts', () => {
  const today = '2026-11-16'
  const licences = demoLicences(new Date(`${today}T12:00:00Z`))
  const licencesOf = (owner: 'casino' | 'bookmaker', id: string) =>
    licences.filter(({ input }) => input[owner] === id).map(({ input }) => input)
  const stateOf = (owner: 'casino' | 'bookmaker', id: string) => offerLicence(licencesOf(owner, id), today).state
  for (const [owner, records] of [['casino', casinoRecords] as const, ['bookmaker', bookmakerRecords] as const]) {
    for (const { id, input } of Object.values<{ id: string; input: { licence: string } }>(records)) {
      const isLegal = input.licence.includes('Ministerstvo financí ČR')
      expect([id, stateOf(owner, id)]).toEqual([id, isLegal ? 'valid' : 'invalid'])
    }
  }
  expect(endingSoon(licencesOf('casino', casinoId('zeleny-jezek')), today)?.days).toBe(41)
  expect(endingSoon(licencesOf('casino', casinoId('horsky-rys')), today)).toBeUndefined()
  const checked = /povolení[^.]*ověřili \d|ověřili \d[^.]*povolení|je ověřili \d/i
  const said = posts.flatMap(({ input }) => {
    const dates = JSON.stringify(input).match(/ověřili (\d+)\.\s?(října|listopadu) 2026/g) ?? []
    const own = licences.find((licence) => licence.input.casino === input.entity && licence.input.isCzech)
    return input.entity && own && checked.test(JSON.stringify(input)) ? dates.map((date) => ({ date, own })) : []
  })
  expect(said.length).toBeGreaterThan(1)
  for (const { date, own } of said) {
    const [, day = '', month = ''] = /(\d+)\.\s?(\S+)/.exec(date) ?? []
    const iso = `2026-${month === 'října' ? '10' : '11'}-${day.padStart(2, '0')}`
    expect([own.id, own.input.checkedOn]).toEqual([own.id, iso])
  }
})

test('superlatives are true', () => {
  const open = CASINOS.filter((name) => casinoOf(name).closedYear === null)
  const extreme = (pick: (...values: number[]) => number, value: (name: CasinoName) => number) =>
    open.filter((name) => value(name) === pick(...open.map(value)))
  const days = (name: CasinoName) => Number(/do (\d+) dn/.exec(casinoOf(name).wageringRequirements)?.[1] ?? 0)
  expect(extreme(Math.max, ratingOf)).toEqual(['modry-lev'])
  expect(extreme(Math.min, ratingOf)).toEqual(['zeleny-jezek'])
  expect(extreme(Math.min, (name) => casinoOf(name).minimumDeposit ?? 0)).toEqual(['stribrny-cap'])
  expect(extreme(Math.max, (name) => casinoOf(name).minimumDeposit ?? 0)).toEqual(['horsky-rys'])
  expect(extreme(Math.max, (name) => casinoOf(name).numberCasinosGame ?? 0)).toEqual(['divoky-kanec'])
  expect(extreme(Math.max, (name) => casinoOf(name).payoutsSpeed ?? 0)).toEqual(['zeleny-jezek'])
  expect(extreme(Math.max, days)).toEqual(['jantarovy-kapr'])
  expect(extreme(Math.max, (name) => casinoOf(name).criteria.bonus ?? 0)).toEqual(['zlata-vydra'])
  expect(extreme(Math.max, (name) => casinoOf(name).criteria.safety ?? 0)).toEqual(['bily-jelen'])
  expect(extreme(Math.max, (name) => casinoOf(name).criteria.games ?? 0)).toEqual(['divoky-kanec'])
  expect(open.filter((name) => ratingOf(name) >= 8.5)).toHaveLength(6)
})

test('the number of casinos with a method agrees with the articles', () => {
  const taking = (
    method: Parameters<typeof methodIds>[0],
    records: { input: { paymentMethods: string[]; closedYear?: number | null } }[],
  ) =>
    records.filter(({ input }) => !input.closedYear && input.paymentMethods.includes(methodIds(method)[0] ?? '')).length
  const casinos = Object.values(casinoRecords)
  const bookmakers = Object.values(bookmakerRecords)
  expect(casinos.filter(({ input }) => !input.closedYear)).toHaveLength(12)
  expect(taking('revolut', casinos)).toBe(6)
  expect(taking('paysafecard', casinos)).toBe(7)
  expect(taking('qr-platba', casinos)).toBe(7)
  expect([taking('revolut', bookmakers), taking('paysafecard', bookmakers)]).toEqual([2, 2])
})

test('the tables of bookmakers agree with their licences and terms', () => {
  const article = posts.find(({ id }) => id === 'post-zahranicni-sazkove-kancelare')
  const rowsOf = (caption: string) =>
    (article ? tablesOf(article.input) : [])
      .filter((table) => table.caption.startsWith(caption))
      .flatMap(({ rows }) => rows.map((row) => row.map((cell) => textsOf(cell).join(''))))
  const recordOf = (title = '') => Object.values(bookmakerRecords).find(({ input }) => input.title === title)?.input
  const [facts, bonuses] = [rowsOf('Základní údaje'), rowsOf('Bonusy')]
  expect([facts.length, bonuses.length]).toEqual([5, 5])
  // „Irsko“ and „z Irska“ have the same beginning.
  for (const [title, , , , , country = '?'] of facts) expect(recordOf(title)?.licence).toContain(country.slice(0, 4))
  for (const [title, , , odds = '?', days = '?'] of bonuses) {
    expect(recordOf(title)?.termsCondition).toContain(odds)
    expect(recordOf(title)?.termsCondition).toContain(`${days} d`)
  }
})

test.each(Object.entries(casinoRecords))('%s: the bonus text is generated from its terms', (_, { input }) => {
  const { bonusTerms } = input
  expect([input.bonus, input.wageringRequirements]).toEqual([
    bonusTerms ? plainSpaces(bonusSentence(bonusTerms)) : '',
    bonusTerms ? plainSpaces(wageringSentence(bonusTerms)) : '',
  ])
})

const WORDED: Record<string, number> = { pět: 5, osm: 8 }

test('the terms of bookmakers agree with their texts', () => {
  const withTerms = Object.values(bookmakerRecords).flatMap(({ input }) =>
    input.bonusTerms ? [{ input, terms: input.bonusTerms }] : [],
  )
  expect(withTerms.length).toBeGreaterThan(0)
  for (const { input, terms } of withTerms) {
    expect(input.bonus).toBe(plainSpaces(bonusSentence(terms)))
    expect(againstTerms(input.termsCondition, terms)).toEqual([])
    const [, word = ''] = /(pět|osm)(?:krát|inásob)/.exec(input.termsCondition) ?? []
    expect(WORDED[word]).toBe(terms.multiple)
  }
})

test('every check of the demo belongs to an existing fact', () => {
  const now = new Date('2026-11-16T09:00:00.000Z')
  for (const check of demoChecks(now)) {
    expect(check.checkedAt < now.toISOString()).toBe(true)
    expect(check.source.includes('://') ? new URL(check.source).hostname : 'x.example').toMatch(/\.example$/)
  }
  const states = demoStates(now)
  const counts = Map.groupBy(states, ({ state }) => state)
  // Like a well-kept site: most facts are checked, some are due, a few are unchecked.
  expect(counts.get('checked')?.length).toBeGreaterThan(states.length * 0.8)
  expect(counts.get('due')?.length).toBeGreaterThan(5)
  expect(counts.get('unchecked')?.length).toBeGreaterThan(2)
})

test('manual lists give a reason, and those by rating or number of games are in that order', () => {
  const named = new Map(CASINOS.map((name) => [casinoId(name), name]))
  const lists = posts.flatMap(({ input }) =>
    input.shortcodesConfig.casinosRating.map(({ data }) => data).filter(({ mode }) => mode === 'manual'),
  )
  const falls = (figures: (number | null)[]) =>
    figures.every((figure, index) => index === 0 || Number(figures[index - 1]) >= Number(figure))
  const isTrue = ({ casinoIds = [], reason = '' }: (typeof lists)[number]) => {
    const names = casinoIds.flatMap((id) => named.get(id) ?? [])
    // The first one may be there for another reason, which is given before.
    const others = names.slice(reason.includes('napřed') ? 1 : 0)
    if (reason.includes('podle hodnocení')) return falls(others.map(ratingOf))
    if (reason.includes('nabídky her')) return falls(names.map((name) => casinoOf(name).numberCasinosGame))
    return reason !== ''
  }
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((list) => !isTrue(list)).map(({ uniqId }) => uniqId)).toEqual([])
})

test('offers moved manually in a list match the reason', () => {
  const moved = posts.flatMap(({ input }) =>
    input.shortcodesConfig.casinosRating.flatMap(({ data }) => data.moved ?? []),
  )
  const [fastest] = TO_REVOLUT.toSorted(([, a], [, b]) => a - b)
  expect(moved).toEqual([expect.objectContaining({ id: casinoId(fastest?.[0] ?? 'modry-lev'), place: 1 })])
})

test('no two stories have the same cover', () => {
  const covers = posts.flatMap(({ input: { cover } }) => (cover ? [plainCoverFile(cover, 'terms')] : []))
  expect(covers.length).toBeGreaterThan(20)
  expect(new Set(covers).size).toBe(covers.length)
})
