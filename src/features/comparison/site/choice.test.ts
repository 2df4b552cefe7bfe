import { expect, test } from 'vitest'
import { parseSlugs, compareHref } from '#shared/compare-address.ts'
import { chooseOffers, type KnownOffer } from '#features/comparison/site/choice.ts'
import { problemWords } from '#features/comparison/site/words.ts'

const offer = (slug: string, more: Partial<KnownOffer> = {}): KnownOffer => ({
  kind: 'casino',
  id: `id-${slug}`,
  slug,
  title: slug.toUpperCase(),
  isClosed: false,
  ...more,
})
const KNOWN = [
  ...['a', 'b', 'c', 'd', 'e'].map((slug) => offer(slug)),
  offer('zavrene', { isClosed: true }),
  ...['s', 't'].map((slug) => offer(slug, { kind: 'bookmaker' })),
]
const slugsIn = (address: string) => parseSlugs(new URLSearchParams(address))
const chosen = (address: string, known = KNOWN) => {
  const { kind, offers, problems } = chooseOffers(slugsIn(address), known)
  return { kind, slugs: offers.map(({ slug }) => slug), problems }
}

test('reads slugs from one parameter or, as a form sends them, from several', () => {
  expect(slugsIn('k=a,b')).toEqual(['a', 'b'])
  expect(slugsIn('k=B&k=+a,,&k=')).toEqual(['b', 'a'])
  expect(slugsIn(`k=${'x,'.repeat(500)}`)).toHaveLength(20)
  expect(slugsIn(`k=${'x'.repeat(500)}`)[0]).toHaveLength(120)
})

test('a choice has one canonical address', () => {
  expect(compareHref(['b', 'a'])).toBe('/porovnani/?k=a,b')
  expect(compareHref([])).toBe('/porovnani/')
})

test('reports what does not fit and keeps the rest', () => {
  expect(chosen('k=b,a')).toEqual({ kind: 'casino', slugs: ['a', 'b'], problems: [] })
  expect(chosen('k=a,nic,b')).toMatchObject({ slugs: ['a', 'b'], problems: [{ problem: 'unknown', slug: 'nic' }] })
  expect(chosen('k=a,a,b')).toMatchObject({ slugs: ['a', 'b'], problems: [{ problem: 'repeated', title: 'A' }] })
  expect(chosen('k=zavrene,b')).toMatchObject({ slugs: ['b'], problems: [{ problem: 'closed', title: 'ZAVRENE' }] })
  expect(chosen('k=e,d,c,b,a')).toMatchObject({
    slugs: ['b', 'c', 'd', 'e'],
    problems: [{ problem: 'too-many', title: 'A' }],
  })
})

test('all offers are of one kind: that of the majority, or else of the first', () => {
  expect(chosen('k=a,s,b')).toMatchObject({ kind: 'casino', slugs: ['a', 'b'], problems: [{ title: 'S' }] })
  expect(chosen('k=a,s,t')).toMatchObject({ kind: 'bookmaker', slugs: ['s', 't'] })
  expect(chosen('k=s,a')).toMatchObject({ kind: 'bookmaker', slugs: ['s'] })
  // The same slug may be a casino and a bookmaker: the remaining ones decide which is meant.
  const both = [...KNOWN, offer('a', { kind: 'bookmaker' })]
  expect(chosen('k=a,s', both)).toMatchObject({ kind: 'bookmaker', slugs: ['a', 's'], problems: [] })
  expect(chosen('k=a,b', both)).toMatchObject({ kind: 'casino', slugs: ['a', 'b'], problems: [] })
})

test('each reason is one sentence', () => {
  const { problems } = chosen('k=a,a,a,nic,s,zavrene,b,c,d,e')
  const words = problemWords(problems).map((sentence) => sentence.replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    'Takovou adresu u nás nemá žádné kasino ani sázková kancelář: „nic“.',
    'ZAVRENE: kasino ukončilo provoz, není co porovnávat.',
    'Ve výběru bylo víckrát: A. Stačí jednou.',
    'Vedle sebe se vejdou nejvýše 4. Vynechali jsme: E.',
    'Kasina a sázkové kanceláře vedle sebe nestavíme, každé se měří jinak. Vynechali jsme: S.',
  ])
})
