import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Clash } from '#shared/merge.ts'
import { choiceFor, choose, decisionOf, thirdWay } from '#ui/admin/form/decide.ts'

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
  bio: [{ type: 'text', text: 'Píše' }],
  meta: { title: 'Lev', canonical: '' },
}
const WORDS = { owner: { collection: 'owners' }, note: { text: (value: string) => `“${value}”` } }
const clashOf = (mine: Partial<Input>, theirs: Partial<Input>, field: keyof Input, member?: string): Clash => {
  const name = member ? `${field}.${member}` : field
  const path = member ? ([field, member] as const) : ([field] as const)
  return { name, unit: { name, paths: [path] }, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
}
const third = (field: keyof Input, mine: unknown, theirs: unknown, member?: string) =>
  thirdWay(clashOf({ [field]: mine }, { [field]: theirs }, field, member), schema, WORDS)

test('a text can be rewritten, in a field of its size', () => {
  expect(third('bonus', 'Můj', 'Jejich')).toEqual({ isLong: false })
  expect(third('intro', 'Můj', 'Jejich')).toEqual({ isLong: true })
  expect(third('slug', 'muj', '')).toEqual({ isLong: false })
  expect(third('meta', { ...base.meta, title: 'Můj' }, { ...base.meta, title: 'Jejich' }, 'title')).toEqual({
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
  ['cons', ['A'], ['B']],
  ['bio', [{ type: 'text', text: 'A' }], [{ type: 'text', text: 'B' }]],
] as const)('values not typed by hand can only be chosen: %s', (field, mine, theirs) => {
  expect(third(field, mine, theirs)).toBeUndefined()
})

test('fields that are decided as one have no third option', () => {
  const clash = clashOf({ bonus: 'A' }, { bonus: 'B' }, 'bonus')
  const both = { ...clash, unit: { name: 'bonus', paths: [['bonus'] as const, ['intro'] as const] } }
  expect(thirdWay(both, schema, WORDS)).toBeUndefined()
})

test('a choice decides its clash and no other', () => {
  const mine = { bonus: 'Můj', intro: 'Můj', rating: 9 }
  const theirs = { bonus: 'Jejich', intro: 'Jejich', rating: 7 }
  const [bonus, intro, rating] = [
    clashOf(mine, theirs, 'bonus'),
    clashOf(mine, theirs, 'intro'),
    clashOf(mine, theirs, 'rating'),
  ]
  const choices = choose(choose({}, bonus, { side: 'theirs' }), intro, { side: 'third', text: 'Třetí' })
  expect([bonus, intro, rating].map(decisionOf(choices))).toEqual(['theirs', { value: 'Třetí' }, 'mine'])
})

test('a choice holds only between the same two values; written text stays', () => {
  const first = clashOf({ bonus: 'Můj' }, { bonus: 'Jejich' }, 'bonus')
  const choices = choose({}, first, { side: 'third', text: 'Třetí' })
  expect(choiceFor(choices, first)).toMatchObject({ side: 'third', text: 'Třetí' })
  expect(choiceFor(choices, clashOf({ bonus: 'Můj' }, { bonus: 'Čtvrtý' }, 'bonus'))).toEqual({ text: 'Třetí' })
  expect(choiceFor(choices, clashOf({}, {}, 'intro'))).toEqual({})
  const again = choose(choices, first, { side: 'mine' })
  expect(choiceFor(again, first)).toMatchObject({ side: 'mine', text: 'Třetí' })
})
