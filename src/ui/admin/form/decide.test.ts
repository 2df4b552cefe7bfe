import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Choices, choiceFor, choose, decided, thirdWay } from '#ui/admin/form/decide.ts'

const schema = z.object({
  bonus: z.string().trim().max(120),
  intro: z.string().max(1000),
  slug: z.union([z.string().max(80), z.literal('')]),
  note: z.string().max(80).default(''),
  kind: z.enum(['a', 'b']),
  day: z.iso.date(),
  writer: z.string().nullable(),
  owner: z.string(),
  rating: z.number(),
  cons: z.array(z.string()),
  faq: z.object({ data: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  bio: z.array(z.object({ type: z.string(), text: z.string() })),
  meta: z.object({ title: z.string().max(160), canonical: z.string().max(160) }),
})
type Input = z.infer<typeof schema>

const base: Input = {
  bonus: 'Starý',
  intro: 'Úvod',
  slug: 'lev',
  note: '',
  kind: 'a',
  day: '2026-11-16',
  writer: 'writer-1',
  owner: 'owner-1',
  rating: 8,
  cons: ['Lhůta', 'Podpora'],
  faq: { data: [{ question: 'Kdy?', answer: 'Dnes' }] },
  bio: [{ type: 'text', text: 'Píše' }],
  meta: { title: 'Lev', canonical: '' },
}
const WORDS = { owner: { collection: 'owners' }, note: { text: (value: string) => `“${value}”` } }
const sides = (mine: Partial<Input>, theirs: Partial<Input>, began: object | undefined = base) => ({
  base: began,
  mine: { ...base, ...mine },
  input: { ...base, ...theirs },
})
const unit = (field: string, member?: string) => ({
  name: member ? `${field}.${member}` : field,
  paths: [member ? ([field, member] as const) : ([field] as const)],
})
const third = (field: keyof Input, mine: unknown, theirs: unknown, member?: string) =>
  thirdWay(sides({ [field]: mine }, { [field]: theirs }), unit(field, member), schema, WORDS)

test('a text can be rewritten, in a field of its size', () => {
  expect(third('bonus', 'Můj', 'Jejich')).toEqual({ is: 'text', isLong: false })
  expect(third('intro', 'Můj', 'Jejich')).toEqual({ is: 'text', isLong: true })
  expect(third('slug', 'muj', '')).toEqual({ is: 'text', isLong: false })
  expect(third('meta', { ...base.meta, title: 'Můj' }, { ...base.meta, title: 'Jejich' }, 'title')).toEqual({
    is: 'text',
    isLong: false,
  })
})

test.each([
  ['kind', 'a', 'b'],
  ['day', '2026-11-17', '2026-11-18'],
  ['writer', 'writer-2', 'writer-3'],
  ['owner', 'owner-2', 'owner-3'],
  ['note', 'a', 'b'],
  ['rating', 8.5, 9],
  ['bio', [{ type: 'text', text: 'A' }], [{ type: 'text', text: 'B' }]],
] as const)('values not typed by hand can only be chosen: %s', (field, mine, theirs) => {
  expect(third(field, mine, theirs)).toBeUndefined()
})

test('merges both lists: additions of each, without removals of either', () => {
  expect(third('cons', ['Lhůta', 'Podpora', 'Výplaty'], ['Lhůta', 'Aplikace'])).toEqual({
    is: 'both',
    value: ['Lhůta', 'Výplaty', 'Aplikace'],
  })
  const question = (text: string) => ({ question: text, answer: 'Ano' })
  expect(
    third('faq', { data: [...base.faq.data, question('Kde?')] }, { data: [...base.faq.data, question('Jak?')] }),
  ).toEqual({ is: 'both', value: { data: [...base.faq.data, question('Kde?'), question('Jak?')] } })
})

test('offers no merge where one contains the other, or where both changed the same item', () => {
  expect(third('cons', ['Podpora', 'Lhůta'], ['Lhůta'])).toBeUndefined()
  const answer = (text: string) => ({ data: [{ question: 'Kdy?', answer: text }] })
  expect(third('faq', answer('Zítra'), answer('Včera'))).toBeUndefined()
})

test('their edited item keeps its position, and what both changed is not duplicated', () => {
  const item = (label: string, address: string) => ({ label, address })
  const [home, reviews, help] = [item('Domů', '/'), item('Recenze', '/recenze/'), item('Pomoc', '/pomoc/')]
  const menu = (mine: object[], theirs: object[]) => {
    const found = { base: { menu: [home, reviews] }, mine: { menu: mine }, input: { menu: theirs } }
    return thirdWay(found, unit('menu'), schema, WORDS)
  }
  const start = item('Začátek', '/')
  expect(menu([home, reviews, help], [start, reviews])).toEqual({ is: 'both', value: [start, reviews, help] })
  expect(menu([item('Úvod', '/'), reviews], [start, reviews])).toBeUndefined()
})

test('without a base nothing counts as removed', () => {
  const found = sides({ cons: ['A', 'B'] }, { cons: ['A', 'C'] }, undefined)
  expect(thirdWay(found, unit('cons'), schema, WORDS)).toEqual({ is: 'both', value: ['A', 'B', 'C'] })
})

test('fields that are decided as one have no third option', () => {
  const both = { name: 'bonus', paths: [['bonus'] as const, ['intro'] as const] }
  expect(thirdWay(sides({ bonus: 'A' }, { bonus: 'B' }), both, schema, WORDS)).toBeUndefined()
})

test('applies the choices and touches nothing else', () => {
  const found = sides(
    {
      bonus: 'Můj',
      intro: 'Můj',
      cons: ['Lhůta', 'Podpora', 'Moje'],
      rating: 9,
      meta: { title: 'Můj', canonical: '' },
    },
    { bonus: 'Jejich', intro: 'Jejich', cons: ['Lhůta', 'Podpora', 'Jejich'], rating: 7 },
  )
  const units = [unit('bonus'), unit('intro'), unit('cons'), unit('rating'), unit('meta', 'title')]
  let choices: Choices = {}
  const pick = (name: string, choice: object) => {
    const own = units.find((each) => each.name === name)
    if (own) choices = choose(choices, found, own, choice)
  }
  pick('bonus', { side: 'theirs' })
  pick('intro', { side: 'third', text: 'Třetí' })
  pick('cons', { side: 'third' })
  pick('rating', { side: 'mine' })
  pick('meta.title', { side: 'third' })
  expect(decided(found, units, choices, (each) => thirdWay(found, each, schema, WORDS))).toEqual({
    ...found.mine,
    bonus: 'Jejich',
    intro: 'Třetí',
    cons: ['Lhůta', 'Podpora', 'Moje', 'Jejich'],
    rating: 9,
    meta: { title: 'Můj', canonical: '' },
  })
})

test('a choice holds only between the same two values; written text stays', () => {
  const first = sides({ bonus: 'Můj' }, { bonus: 'Jejich' })
  const choices = choose({}, first, unit('bonus'), { side: 'third', text: 'Třetí' })
  expect(choiceFor(choices, first, unit('bonus'))).toMatchObject({ side: 'third', text: 'Třetí' })
  expect(choiceFor(choices, sides({ bonus: 'Můj' }, { bonus: 'Čtvrtý' }), unit('bonus'))).toEqual({ text: 'Třetí' })
  expect(choiceFor(choices, first, unit('intro'))).toEqual({})
  const again = choose(choices, first, unit('bonus'), { side: 'mine' })
  expect(choiceFor(again, first, unit('bonus'))).toMatchObject({ side: 'mine', text: 'Třetí' })
})
