import { expect, test } from 'vitest'
import { hoursOf, measure } from '#entities/payout-test/measure.ts'
import { PayoutTestInput } from '#entities/payout-test/schema.ts'
import { formatCrowns, formatDate } from '#shared/czech/format.ts'
import { demoChanges } from './changes.ts'
import { numbersIn, reviewedOffer, withdrawalsOf } from './claims.ts'
import { type BookmakerName, bookmakerId, BOOKMAKERS, casinoId, type CasinoName, methodIds } from './ids.ts'
import { pictures, posts } from './index.ts'
import { inTime, MEASURED, TO_REVOLUT, WAYS } from './payouts.ts'
import { bookmakerOf, bookmakerRecords, casinoOf, casinoRecords } from './records.ts'
import { textsOf } from './texts.ts'
import { payoutTests } from './withdrawals.ts'

interface Offer {
  id: string
  input: { payoutsSpeed: number | null }
}
const medianOf = ({ id, input }: Offer) => measure(withdrawalsOf(id), input.payoutsSpeed).median
const promiseOf = ({ input }: Offer) => input.payoutsSpeed

const measuredOf = (name: CasinoName) => withdrawalsOf(casinoId(name))

test('the withdrawals in the article about payouts exist as records', () => {
  for (const measured of MEASURED) {
    const hours = measuredOf(measured.casino).flatMap((each) => hoursOf(each) ?? [])
    for (const way of WAYS) {
      const isKnown = hours.some((each) => Math.abs(each - measured[way]) <= 0.06)
      expect([measured.casino, way, isKnown]).toEqual([measured.casino, way, true])
    }
  }
  for (const [name, revolut] of TO_REVOLUT) {
    const own = measuredOf(name).filter(({ method }) => method === methodIds('revolut')[0])
    expect([name, own.some((each) => Math.abs((hoursOf(each) ?? 0) - revolut) <= 0.06)]).toEqual([name, true])
  }
})

test('every withdrawal uses a method the offer supports and dates from when it was open', () => {
  for (const { input } of payoutTests) {
    const owner = [...Object.values(casinoRecords), ...Object.values(bookmakerRecords)].find(
      ({ id }) => id === (input.casino ?? input.bookmaker),
    )
    expect(PayoutTestInput.safeParse(input).error?.issues).toBeUndefined()
    expect(owner?.input.paymentMethods).toContain(input.method)
  }
  expect(measuredOf('cerny-havran')).toEqual([])
})

test('a proof shows its withdrawal', () => {
  const proven = payoutTests.flatMap(({ input }) => (input.proof ? [input] : []))
  expect(proven.length).toBeGreaterThan(10)
  for (const { proof, amount, arrivedAt } of proven) {
    const picture = pictures.find(({ id }) => id === proof)
    expect(picture?.alt).toContain(`${formatCrowns(amount)} připsáno ${formatDate(arrivedAt ?? '')}`)
    expect(picture?.drawing).toContain('<svg')
  }
})

test('the change log agrees with the measurements', () => {
  const COUNTS: Record<string, number> = { Dva: 2, pěti: 5, Osm: 8 }
  const reasons = demoChanges().filter(({ reason }) => reason.includes('výběr'))
  const said = reasons.map(({ recordId, reason }) => {
    const measured = payoutTests.map(({ input }) => input).filter(({ casino }) => casino === recordId)
    const promise = Object.values(casinoRecords).find(({ id }) => id === recordId)?.input.payoutsSpeed ?? null
    const { count, inTime } = measure(measured, promise)
    const [first = 0, second = first] = (reason.match(/Dva|pěti|Osm/g) ?? []).map((word) => COUNTS[word] ?? 0)
    const late = reason.includes('po slíbené lhůtě') ? first : 0
    return { said: [second, second - late], true: [count, inTime] }
  })
  expect(said.length).toBeGreaterThan(1)
  for (const each of said) expect(each.said).toEqual(each.true)
})

test('points for payouts are ordered like the measurements', () => {
  const points = (name: CasinoName) => casinoOf(name).criteria.payouts ?? 0
  const wrong = MEASURED.flatMap((better) =>
    MEASURED.filter((worse) => WAYS.every((way) => better[way] < worse[way]) && inTime(better) >= inTime(worse))
      .filter((worse) => points(better.casino) <= points(worse.casino))
      .map((worse) => `${better.casino} was faster than ${worse.casino}`),
  )
  expect(wrong).toEqual([])
})

/** What only one offer of its kind may be called, and the figure by which it is. */
const SUPERLATIVES: [said: RegExp, figure: (offer: Offer) => number | null][] = [
  [/[Nn]ejrychlejší výplat/, medianOf],
  [/[Nn]ejrychlejší slib/, promiseOf],
]

test.each(SUPERLATIVES)('%s is said of nobody but the fastest', (said, figureOf) => {
  let claims = 0
  for (const records of [Object.values(casinoRecords), Object.values(bookmakerRecords)] satisfies Offer[][]) {
    const figures = records.flatMap((offer: Offer) => figureOf(offer) ?? [])
    for (const offer of records.filter(({ input }) => said.test(textsOf(input).join('\n')))) {
      expect([offer.id, figureOf(offer)]).toEqual([offer.id, Math.min(...figures)])
      claims++
    }
  }
  expect(claims).toBe(1)
})

const isBookmaker = (name: string): name is BookmakerName => BOOKMAKERS.some((each) => each === name)
const reviews = posts.flatMap(({ id, input }) =>
  reviewedOffer(id)
    .filter(isBookmaker)
    .map((name) => ({ name, words: textsOf(input).join('\n') })),
)

test('bookmakers are reviewed', () => {
  expect(reviews.map(({ name }) => name)).toEqual(['treti-polocas', 'kurzovy-sokol'])
})

const COUNTS: Record<string, number> = { dva: 2, dvakrát: 2, oba: 2, tři: 3, třikrát: 3, čtyři: 4, čtyřikrát: 4 }

test.each(reviews)('the review of $name counts the withdrawals that there are', ({ name, words }) => {
  const own = withdrawalsOf(bookmakerId(name))
  const arrived = own.filter(({ arrivedAt }) => arrivedAt !== null)
  const { inTime } = measure(own, bookmakerOf(name).payoutsSpeed)
  const said = [...words.matchAll(/(?<!\p{L})(\p{L}+)(?: naše)? (?:výběr[yů]|vybrali|požádali)(?!\p{L})/giu)]
    .map(([, word = '']) => COUNTS[word.toLowerCase()])
    .filter((count) => count !== undefined)
  expect(said.length).toBeGreaterThan(1)
  for (const count of said) expect([own.length, arrived.length, inTime]).toContain(count)
})

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString('cs', { day: 'numeric', month: 'long', timeZone: 'Europe/Prague' })

test.each(reviews)('the review of $name dates only withdrawals that there are', ({ name, words }) => {
  const days = new Set(withdrawalsOf(bookmakerId(name)).map(({ askedAt }) => dayOf(askedAt)))
  const said = words.match(/(?<![\d,])\d{1,2}\.\s\p{L}{4,}/gu) ?? []
  expect(said.filter((day) => !days.has(day))).toEqual([])
})

test.each(reviews)('the review of $name tells no time and no answer that no record holds', ({ name, words }) => {
  const { payoutsSpeed, termsCondition } = bookmakerOf(name)
  const promised = payoutsSpeed ?? 0
  const toSpare = measureSpare(name, promised)
  const known = new Set([promised, toSpare, ...numbersIn(termsCondition)])
  const said = [...words.matchAll(/(\d+) (?:hodin|minut)/g)].map(([, figure]) => Number(figure))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((figure) => !known.has(figure))).toEqual([])
  // Nothing in the record of a bookmaker says how its support answers, or how long something takes.
  expect(words).not.toMatch(/podpor|několik\p{L}* (?:sekund|minut|hodin)/iu)
})

/** By how many minutes the slowest withdrawal came before its time. */
function measureSpare(name: BookmakerName, promised: number): number {
  const took = withdrawalsOf(bookmakerId(name)).flatMap(({ askedAt, arrivedAt }) =>
    arrivedAt === null ? [] : [(Date.parse(arrivedAt) - Date.parse(askedAt)) / 60_000],
  )
  return Math.round(60 * promised - Math.max(...took))
}
