import { afterEach, expect, test } from 'vitest'
import * as m from '#admin/settings/audit/messages.ts'
import { titleWord } from '#admin/settings/audit/title-word.ts'
import { theDemo } from '#features/demo/messages.ts'
import { imported, rowsAsCsv } from '#records/csv/messages.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en', {}))

test('what the program has written in the audit is said in Czech, titles of records stay', () => {
  const titles = ['Page cache', 'The demo', '3 rows as CSV', 'kasina.csv: 2 changed, 1 new', 'Modrý Lev']
  expect(titles.map(titleWord)).toEqual(titles)
  speak('cs', Object.fromEntries([m.pageCache, theDemo, rowsAsCsv, imported].map(({ key, cs = '' }) => [key, cs])))
  expect(titles.map(titleWord)).toEqual([
    'Mezipaměť stránek',
    'Ukázka',
    '3 řádky jako CSV',
    'kasina.csv: změněno 2, nové 1',
    'Modrý Lev',
  ])
})
