import { afterEach, expect, test } from 'vitest'
import { RECORD_WORDS } from '#admin/settings/audit/record-words.ts'
import { MENU_WORDS } from '#admin/settings/words.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { BookmakerInput } from '#entities/bookmaker/schema.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { casinoFields } from '#entities/casino/schema.ts'
import { GameTypeInput } from '#entities/game-type/schema.ts'
import { licenceFields } from '#entities/licence/schema.ts'
import { MediaInput } from '#entities/media/schema.ts'
import { payoutTestFields } from '#entities/payout-test/schema.ts'
import { redirectFields } from '#entities/redirect/schema.ts'
import { RubricInput } from '#entities/rubric/schema.ts'
import { Menus } from '#entities/settings/menus.ts'
import { SettingsInput } from '#entities/settings/schema.ts'
import { UserInput } from '#entities/user/schema.ts'
import { WriterInput } from '#entities/writer/schema.ts'
import { postFields } from '#posts/schema.ts'
import { columnWord } from '#records/admin/csv-import/column-word.ts'
import { asLines } from '#records/admin/form/as-lines.ts'
import { wordsFor } from '#records/admin/form/field-words.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { csvColumns } from '#records/csv/columns.server.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en', {}))

const SCHEMAS = {
  posts: postFields,
  casinos: casinoFields,
  bookmakers: BookmakerInput,
  licences: licenceFields,
  'payout-tests': payoutTestFields,
  writers: WriterInput,
  rubrics: RubricInput,
  'game-types': GameTypeInput,
  media: MediaInput,
  redirects: redirectFields,
  users: UserInput,
  settings: SettingsInput,
}

test.each(Object.entries({ ...SCHEMAS, menus: Menus }))(
  'every field of %s has a name that history, conflicts and the audit say in Czech',
  (collection, { shape }) => {
    const words = { ...RECORD_WORDS, menus: MENU_WORDS }[collection]
    expect(Object.keys(shape).filter((field) => !words?.[field]?.label)).toEqual([])
  },
)

test.each([casinos, bookmakers] as AnyCollection[])(
  'every column that an import of $name changes is called as in the form',
  ({ name, record, fields, relations }) => {
    const words = RECORD_WORDS[name] ?? {}
    const columns = csvColumns(record, { relations }).filter(({ path: [field = ''] }) => field in fields.shape)
    expect(columns.length).toBeGreaterThan(20)
    expect(columns.map((column) => column.name).filter((column) => columnWord(words, column) === column)).toEqual([])
  },
)

test('names and values of fields are said in Czech', () => {
  speak('cs')
  expect(wordsFor(RECORD_WORDS['casinos'], ['minimumDeposit']).label).toBe('Minimální vklad')
  expect(wordsFor(RECORD_WORDS['writers'], ['lastName']).label).toBe('Příjmení')
  expect([asLines(true), asLines(false)]).toEqual(['ano', 'ne'])
})
