import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import { casinoScreen } from '#entities/casino/admin/screen.ts'
import { gameTypeScreen } from '#entities/game-type/admin/screen.ts'
import { licenceScreen } from '#entities/licence/admin/screen.ts'
import { mediaScreen } from '#entities/media/admin/screen.ts'
import { paymentMethodScreen } from '#entities/payment-method/admin/screen.ts'
import { payoutTestScreen } from '#entities/payout-test/admin/screen.ts'
import { redirectScreen } from '#entities/redirect/admin/screen.ts'
import { rubricScreen } from '#entities/rubric/admin/screen.ts'
import { softwareProviderScreen } from '#entities/software-provider/admin/screen.ts'
import * as templates from '#features/templates/messages.ts'
import { nameKind } from '#records/admin/kinds.ts'
import type { RecordTable } from '#records/db.server.ts'
import { writerScreen } from '#entities/writer/admin/screen.ts'
import { postScreen } from '#posts/admin/screen.ts'
import type { Screen } from '#records/admin/screen.ts'

nameKind('templates', {
  one: templates.one,
  many: templates.many,
  label: templates.label,
  counted: templates.counted,
})

/** Screens of all record tables, in the order of the navigation. */
export const SCREENS = {
  post: postScreen,
  casino: casinoScreen,
  bookmaker: bookmakerScreen,
  licence: licenceScreen,
  payoutTest: payoutTestScreen,
  writer: writerScreen,
  rubric: rubricScreen,
  gameType: gameTypeScreen,
  paymentMethod: paymentMethodScreen,
  softwareProvider: softwareProviderScreen,
  media: mediaScreen,
  redirect: redirectScreen,
} satisfies Record<RecordTable, Screen>

export const screens: Screen[] = Object.values(SCREENS)

export const placedScreens = screens.filter(({ place }) => place.at === 'navigation')
