import { SETTINGS_WORDS } from '#admin/settings/words.ts'
import { BOOKMAKER_WORDS } from '#entities/bookmaker/admin/words.ts'
import { CASINO_WORDS } from '#entities/casino/admin/words.ts'
import { GAME_TYPE_WORDS } from '#entities/game-type/admin/words.ts'
import { LICENCE_WORDS } from '#entities/licence/admin/words.ts'
import { LOGO_WORDS } from '#entities/logo/admin/words.ts'
import { MEDIA_WORDS } from '#entities/media/admin/words.ts'
import { PAYOUT_TEST_WORDS } from '#entities/payout-test/admin/words.ts'
import { REDIRECT_WORDS } from '#entities/redirect/admin/words.ts'
import { RUBRIC_WORDS } from '#entities/rubric/admin/words.ts'
import { USER_WORDS } from '#entities/user/admin/words.ts'
import { WRITER_WORDS } from '#entities/writer/admin/words.ts'
import { POST_WORDS } from '#posts/admin/form/post-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

/** What the fields of records are called, by collection. */
export const RECORD_WORDS: Record<string, FieldWords> = {
  posts: POST_WORDS,
  casinos: CASINO_WORDS,
  bookmakers: BOOKMAKER_WORDS,
  licences: LICENCE_WORDS,
  'payout-tests': PAYOUT_TEST_WORDS,
  writers: WRITER_WORDS,
  rubrics: RUBRIC_WORDS,
  'game-types': GAME_TYPE_WORDS,
  'payment-methods': LOGO_WORDS,
  'software-providers': LOGO_WORDS,
  media: MEDIA_WORDS,
  redirects: REDIRECT_WORDS,
  users: USER_WORDS,
  settings: SETTINGS_WORDS,
}
