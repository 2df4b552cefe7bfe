import { expect, test } from 'vitest'
import {
  isUntidyQuery,
  isFiltered,
  parseToplist,
  toplistHref,
  toplistSearch,
  WHOLE_TOPLIST,
  withoutFilters,
} from '#site/home/toplist-address.ts'

const parse = (search: string) => parseToplist(new URLSearchParams(search))

test('parses filters and order from a query, and builds the query from them', () => {
  const search =
    '?platba=revolut&studio=severka-games&hra=zive-kasino&licence=malta&vklad=200&slib=1&rychle=1&vip=1&radit=vyplaty&vse=1&vahy=10,40,20,20,10'
  expect(parse(search)).toEqual({
    platba: 'revolut',
    studio: 'severka-games',
    hra: 'zive-kasino',
    licence: 'malta',
    vklad: 200,
    slib: true,
    rychle: true,
    aplikace: false,
    vip: true,
    sport: false,
    radit: 'vyplaty',
    vse: true,
    vahy: { safety: 10, payouts: 40, bonus: 20, games: 20, support: 10 },
  })
  expect(toplistSearch(parse(search))).toBe(search)
})

test.each([
  '',
  '?utm_source=mail',
  '?vklad=150',
  '?vklad=abc',
  '?rychle=ano',
  '?radit=nahoda',
  '?vse=true',
  '?__proto__=1',
])('ignores unknown values: %s', (search) => {
  expect(parse(search)).toEqual(WHOLE_TOPLIST)
  expect(toplistSearch(parse(search))).toBe('')
})

test('of repeated parameters the first counts', () => {
  expect(parse('?platba=revolut&platba=karta').platba).toBe('revolut')
})

test('links lead to the list itself', () => {
  expect(toplistHref(WHOLE_TOPLIST)).toBe('/#zebricek')
  expect(toplistHref({ ...WHOLE_TOPLIST, sport: true }, 'dalsi')).toBe('/?sport=1#dalsi')
})

test('escapes values in the query', () => {
  expect(toplistHref(parse('?platba=%22%3E%3Cscript%3E%26x%3D1'))).toBe('/?platba=%22%3E%3Cscript%3E%26x%3D1#zebricek')
})

test('clearing the filters keeps the order and the weights', () => {
  const filtered = parse('?hra=ruleta&vklad=100&sport=1&radit=nazev&vse=1')
  expect(isFiltered(filtered)).toBe(true)
  expect(toplistSearch(withoutFilters(filtered))).toBe('?radit=nazev')
  expect(toplistSearch(withoutFilters(parse('?sport=1&vahy=0,100,0,0,0')))).toBe('?vahy=0,100,0,0,0')
  expect(isFiltered(withoutFilters(filtered))).toBe(false)
})

test.each([
  ['platba=revolut&studio=&hra=', true],
  ['radit=hodnoceni', true],
  ['vklad=', true],
  ['platba=revolut&radit=nazev', false],
  ['utm_source=', false],
  ['', false],
])('drops empty fields of a form: %s → %s', (search, expected) => {
  expect(isUntidyQuery(new URLSearchParams(search))).toBe(expected)
})
