import { expect, test } from 'vitest'
import { BookmakerInput, emptyBookmaker } from '#entities/bookmaker/schema.ts'
import { CasinoInput, emptyCasino } from '#entities/casino/schema.ts'
import { emptyWriter, WriterInput } from '#entities/writer/schema.ts'
import { zodErrors } from '#ui/admin/form/zod-errors.ts'

const casino = (change: object) => zodErrors(CasinoInput, { ...emptyCasino, title: 'Modrý Lev', ...change })

test.each([
  ['title', { title: '' }, 'Write at least 3 characters.'],
  ['title', { title: 'a'.repeat(161) }, 'Use at most 160 characters.'],
  ['refLink', { refLink: 'htp://lev.example' }, 'Enter a full address starting with https://'],
  ['website', { website: 'lev.example' }, 'Enter a full address starting with https://'],
  ['slug', { slug: 'Modrý lev' }, 'Use lower-case letters, digits and single hyphens.'],
  ['rating', { rating: 11 }, 'Enter 10 or less.'],
  ['rating', { rating: 9.45 }, 'Use one decimal place at most.'],
  ['payoutsSpeed', { payoutsSpeed: 1.5 }, 'Enter a whole number.'],
  ['yearEstablished', { yearEstablished: 1900 }, 'Enter 1990 or more.'],
  ['criteria.safety', { criteria: { ...emptyCasino.criteria, safety: -1 } }, 'Enter 0 or more.'],
  ['criteria', { ratingSource: 'criteria' }, 'Fill in all five criteria, or type the rating.'],
  ['prosList', { prosList: Array.from({ length: 13 }, () => 'Klad') }, 'Use at most 12.'],
  ['prosList.0', { prosList: [''] }, 'This is needed.'],
])('a casino’s %s: %j', (path, change, message) => {
  expect(casino(change)).toEqual({ [path]: message })
})

test('a name that is needed, an e-mail that is none', () => {
  expect(zodErrors(WriterInput, { ...emptyWriter, email: 'jana' })).toEqual({
    firstName: 'This is needed.',
    lastName: 'This is needed.',
    email: 'Enter a whole e-mail address, such as jana@example.cz.',
  })
})

test('a number that was cleared where one is needed', () => {
  const given = { ...emptyBookmaker, title: 'Desítka', rating: '' as unknown as number }
  expect(zodErrors(BookmakerInput, given)).toEqual({ rating: 'Enter a number.' })
})
