import { afterEach, expect, test } from 'vitest'
import { RECORD_WORDS } from '#admin/settings/audit/record-words.ts'
import { MENU_WORDS } from '#admin/settings/words.ts'
import { BookmakerInput } from '#entities/bookmaker/schema.ts'
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
import { asLines } from '#records/admin/form/as-lines.ts'
import { wordsFor } from '#records/admin/form/field-words.ts'
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
/** Stored in the change log, not in the record. */
const NOT_STORED = 'changeReason'

test.each(Object.entries({ ...SCHEMAS, menus: Menus }))(
  'every field of %s has a name that history, conflicts and the audit say in Czech',
  (collection, { shape }) => {
    const words = { ...RECORD_WORDS, menus: MENU_WORDS }[collection]
    expect(Object.keys(shape).filter((field) => field !== NOT_STORED && !words?.[field]?.label)).toEqual([])
  },
)

test('names and values of fields are said in Czech', () => {
  speak('cs')
  expect(wordsFor(RECORD_WORDS['casinos'], ['minimumDeposit']).label).toBe('Minimální vklad')
  expect(wordsFor(RECORD_WORDS['writers'], ['lastName']).label).toBe('Příjmení')
  expect([asLines(true), asLines(false)]).toEqual(['ano', 'ne'])
})
