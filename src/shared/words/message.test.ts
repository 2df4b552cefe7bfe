import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { speak } from '#shared/words/language.ts'
import { inLanguage, msg, noun, said, saidIn, text, type Value } from '#shared/words/message.ts'

const welcome = msg('Welcome, {name}', 'Vítejte, {name}')
const posts = msg(
  { one: '{count} post', other: '{count} posts' },
  { one: '{count} příspěvek', few: '{count} příspěvky', many: '{count} příspěvku', other: '{count} příspěvků' },
)
const casino = noun('casino', { gender: 'n', 1: 'kasino', 2: 'kasina', 4: 'kasino' })
const office = noun('bookmaker', { gender: 'f', 1: 'sázková kancelář', 2: 'sázkové kanceláře', 4: 'sázkovou kancelář' })
const archived = msg('Archive the {noun}', 'Archivovat {noun:4}')
const missing = msg('This {noun} does not exist.', {
  m: 'Tento {noun} neexistuje.',
  f: 'Tato {noun} neexistuje.',
  n: 'Toto {noun} neexistuje.',
})

afterEach(() => speak('en', {}))

test('says itself in the language that was chosen', () => {
  expect(welcome({ name: 'Jana' })).toBe('Welcome, Jana')
  speak('cs')
  expect(welcome({ name: 'Jana' })).toBe('Vítejte, Jana')
  expect(inLanguage('en', welcome, { name: 'Jana' })).toBe('Welcome, Jana')
})

test('chooses plurals by the rules of the language, and writes numbers its way', () => {
  expect([1, 2, 1234].map((count) => posts({ count }))).toEqual(['1 post', '2 posts', '1,234 posts'])
  speak('cs')
  expect([1, 3, 1.5, 0, 1234].map((count) => posts({ count }))).toEqual([
    '1 příspěvek',
    '3 příspěvky',
    '1,5 příspěvku',
    '0 příspěvků',
    '1\u00a0234 příspěvků',
  ])
})

test('a sentence is put together as it is read: prepositions by the number, one full stop', () => {
  const saved = msg('Saved at {time}', 'Uloženo v {time}')
  const kept = msg('Kept {inTime} of {all}', 'Včas {inTime} z {all}')
  expect([saved({ time: '14:05' }), kept({ inTime: 3, all: 4 })]).toEqual(['Saved at 14:05', 'Kept 3 of 4'])
  const waits = msg('It waits until {day}. Then it is closed.', 'Čeká do {day}. Potom se uzavře.')
  speak('cs')
  expect(waits({ day: '3. 12.' })).toBe('Čeká do 3. 12. Potom se uzavře.')
  expect(waits({ day: 'pátku' })).toBe('Čeká do pátku. Potom se uzavře.')
  expect([saved({ time: '9:00' }), saved({ time: '14:05' }), kept({ inTime: 3, all: 4 })]).toEqual([
    'Uloženo v 9:00',
    'Uloženo ve 14:05',
    'Včas 3 ze 4',
  ])
})

test('inflects nouns and agrees with their gender', () => {
  expect([archived({ noun: office }), missing({ noun: casino })]).toEqual([
    'Archive the bookmaker',
    'This casino does not exist.',
  ])
  speak('cs')
  expect([archived({ noun: office }), missing({ noun: office }), missing({ noun: casino }), casino()]).toEqual([
    'Archivovat sázkovou kancelář',
    'Tato sázková kancelář neexistuje.',
    'Toto kasino neexistuje.',
    'kasino',
  ])
})

test('what the server said is said again by a browser that has only the texts', () => {
  const sent = JSON.parse(JSON.stringify([said(posts, { count: 3 }), said(missing, { noun: office })]))
  const texts = Object.fromEntries([posts, missing, office].map(({ key, cs = '' }) => [key, cs]))
  expect(sent.map(text)).toEqual(['3 posts', 'This bookmaker does not exist.'])
  speak('cs', texts)
  expect(sent.map(text)).toEqual(['3 příspěvky', 'Tato sázková kancelář neexistuje.'])
  expect(text({ ...sent[0], key: 'of another release' })).toBe('3 posts')
  expect(text('Untranslated')).toBe('Untranslated')
})

test('a server says again what it has stored or sent, in the language of whoever reads it', () => {
  const due = msg('{what} Due {at}.', '{what} Termín {at}.')
  const stored = JSON.parse(
    JSON.stringify(said(due, { what: said(missing, { noun: office }), at: { moment: '2026-12-01T07:00:00Z' } })),
  )
  expect(stored.text).toBe('This bookmaker does not exist. Due 1 Dec 2026, 08:00.')
  expect(saidIn('cs', stored)).toBe('Tato sázková kancelář neexistuje. Termín 1.\u00a012.\u00a02026\u00a08:00.')
  expect(saidIn('en', stored)).toBe(stored.text)
})

test('parameters are typed', () => {
  expectTypeOf(welcome).parameters.toEqualTypeOf<[params: { name: Value }]>()
  expectTypeOf(posts).parameters.toEqualTypeOf<[params: { count: number }]>()
  const wrong = {
    // @ts-expect-error -- no such parameter in the English text
    invented: () => msg('Welcome', 'Vítejte, {name}'),
    // @ts-expect-error -- no Czech
    untranslated: () => msg('Welcome'),
    // @ts-expect-error -- a parameter is missing
    nothing: () => welcome(),
    // @ts-expect-error -- of another name
    other: () => welcome({ who: 'Jana' }),
    // @ts-expect-error -- a tag that English does not have
    tag: () => msg('Read it', 'Přečtěte <a>to</a>'),
  }
  expect(Object.keys(wrong)).toHaveLength(5)
})
