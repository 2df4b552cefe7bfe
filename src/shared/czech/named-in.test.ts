import { expect, test } from 'vitest'
import { namesIn } from '#shared/czech/named-in.ts'

test.each([
  ['Modrý Lev', 'Bonus kasina Modrý Lev'],
  ['Modrý Lev', 'Ve srovnání s Modrým Lvem'],
  ['Modrý Lev', 'Hráli jsme v Modrém Lvu.'],
  ['Vydra', 'Bonus Vydry je vyšší'],
  ['Kasino 24', 'V Kasinu 24 čekejte déle'],
])('%s is named in „%s“', (name, text) => {
  expect(namesIn([{ title: name }])(text)).toEqual([{ title: name }])
})

test.each([
  ['Modrý Lev', 'modrý lev v erbu'],
  ['Modrý Lev', 'Modrý text o Praze'],
  ['Vydra', 'Vysoká výhra'],
  ['Modrý Lev', ''],
  ['–', 'Modrý Lev'],
])('%s is not named in „%s“', (name, text) => {
  expect(namesIn([{ title: name }])(text)).toEqual([])
})
