import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfferList } from '#blocks/offer-list.tsx'
import type { Offer } from '#blocks/offer.ts'
import { OrderNote } from '#blocks/order-note.tsx'

const offer = (title: string, own: Partial<Offer> = {}): Offer => ({
  slug: title.toLowerCase(),
  title,
  logo: null,
  rating: 8,
  ribbon: '',
  bonus: '',
  benefits: '',
  payoutsSpeed: null,
  measuredHours: null,
  measuredCount: 0,
  minimumDeposit: null,
  bonusPrice: null,
  licence: '',
  hasLink: true,
  licenceState: 'valid',
  ...own,
})
const lev = offer('Lev')
const vydra = offer('Vydra', { moved: { from: 2, reason: 'Změřili jsme <nové> výplaty.' } })
const kapr = offer('Kapr', { moved: { from: null, reason: 'Nováček.' } })

const wordsOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
const byRule = { sort: 'minimumDeposit' as const, conditions: [], reason: '' }
const byHand = { sort: null, conditions: [], reason: '' }

test('a list sorted by rule explains the rule, its conditions and pinned offers', () => {
  expect(wordsOf(<OrderNote kind="bookmaker" order={byRule} offers={[lev]} />)).toBe(
    'Řadíme podle minimálního vkladu, od nejnižšího; při shodě podle hodnocení a názvu.',
  )
  const noteWith = (...conditions: string[]) =>
    wordsOf(<OrderNote kind="bookmaker" order={{ ...byRule, conditions }} offers={[lev, vydra]} />)
  expect(noteWith('platební metoda Revolut')).toContain(
    'názvu. Podmínka: platební metoda Revolut. Ručně zařazené kanceláře jsou označené i s důvodem.',
  )
  expect(noteWith('typ hry Ruleta', 'hodnocení aspoň 8,5')).toContain('Podmínky: typ hry Ruleta, hodnocení aspoň 8,5.')
})

test('ratings by criteria link to the methodology', () => {
  const link = '<a href="/jak-hodnotime/">Jak hodnotíme</a>'
  const note = (kind: 'casino' | 'bookmaker', order: typeof byRule | typeof byHand) =>
    renderToStaticMarkup(<OrderNote kind={kind} order={order} offers={[lev]} />)
  expect(note('casino', byRule)).toContain(link)
  expect(note('bookmaker', byRule)).not.toContain(link)
  expect(note('casino', byHand)).not.toContain(link)
})

test('a hand-picked list says who chose it and why', () => {
  const note = (reason: string, ...offers: Offer[]) =>
    wordsOf(<OrderNote kind="casino" order={{ ...byHand, reason }} offers={offers} />)
  expect(note('', lev, kapr)).toBe('Kasina i jejich pořadí určila redakce.')
  expect(note('podle limitů', lev, kapr)).toBe('Kasina i jejich pořadí určila redakce. Důvod: podle limitů.')
  expect(note('', lev)).toBe('Kasino vybrala redakce.')
})

test.each(['cards', 'table', 'compact'] as const)('one that is moved says why, in %s', (layout) => {
  const list = (
    <OfferList
      offers={[vydra, lev, kapr]}
      order={byRule}
      kind="casino"
      layout={layout}
      show={[]}
      heading=""
      under={2}
      from="blok-1"
    />
  )
  expect(renderToStaticMarkup(list).match(/class="moved"/g)).toHaveLength(2)
  const words = wordsOf(list)
  expect(words).toContain('Ručně zařazeno (podle pravidla 2. místo): Změřili jsme &lt;nové&gt; výplaty.')
  expect(words).toContain('Ručně zařazeno (podle pravidla mimo seznam): Nováček.')
  expect(words).toContain('Řadíme podle minimálního vkladu')
})
