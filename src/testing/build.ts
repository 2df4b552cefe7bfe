import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import type { Db } from '#records/db.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { CZECH_AUTHORITY, type LicenceInput } from '#entities/licence/schema.ts'
import type { MediaInput } from '#entities/media/schema.ts'
import { storePicture } from '#entities/media/store.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import type { PayoutTestInput } from '#entities/payout-test/schema.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import type { RubricInput } from '#entities/rubric/schema.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import type { WriterInput } from '#entities/writer/schema.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import type { Storage } from '#infra/storage.server.ts'

let counter = 0
const unique = (name: string) => `${name} ${++counter}`

/** For tests that need the record of a picture, not its file. */
const nowhere: Storage = {
  put: async () => {},
  get: async () => undefined,
  part: async () => undefined,
  remove: async () => {},
  list: async () => [],
  listUnfinished: async () => [],
  changedAt: async () => undefined,
}
const PICTURE = { data: new Uint8Array([1, 2, 3]), width: 640, height: 480, sha256: 'ab'.repeat(32) }

/** As if it had been published long ago: nothing is logged about it yet. */
async function longListed<Offer extends { id: string }>(db: Db, offer: Offer): Promise<Offer> {
  await db.deleteFrom('changeEntry').where('recordId', '=', offer.id).execute()
  return offer
}

/**
 * Builders of records for tests: only what matters is given, the rest has defaults. They use the same functions as the
 * back office.
 */
export const build = {
  casino: async (db: Db, input: Partial<CasinoInput> = {}) => {
    const given = { title: unique('Testovací kasino'), refLink: 'https://kasino.example/', rating: 8, isActive: true }
    return longListed(db, await createRecord(db, casinos, { ...given, ...input }, SYSTEM))
  },
  bookmaker: async (db: Db, input: Partial<BookmakerInput> = {}) => {
    const given = { title: unique('Testovací kancelář'), rating: 8, isActive: true }
    return longListed(db, await createRecord(db, bookmakers, { ...given, ...input }, SYSTEM))
  },
  /** A valid Czech licence by default. */
  licence: (db: Db, input: Partial<LicenceInput>) =>
    createRecord(db, licences, { authority: CZECH_AUTHORITY, ...input }, SYSTEM),
  /** Visitors are sent there. */
  licensedCasino: async (db: Db, input: Partial<CasinoInput> = {}) => {
    const casino = await build.casino(db, input)
    await build.licence(db, { casino: casino.id })
    return casino
  },
  licensedBookmaker: async (db: Db, input: Partial<BookmakerInput> = {}) => {
    const bookmaker = await build.bookmaker(db, input)
    await build.licence(db, { bookmaker: bookmaker.id })
    return bookmaker
  },
  /** Requested on 12 October; pending unless `hours` is given. */
  withdrawal: (db: Db, { hours = null, ...input }: Partial<PayoutTestInput> & { hours?: number | null }) =>
    createRecord(
      db,
      payoutTests,
      {
        amount: 1000,
        askedAt: '2026-10-12T08:00:00.000Z',
        arrivedAt: hours === null ? null : new Date(Date.UTC(2026, 9, 12, 8, hours * 60)).toISOString(),
        ...input,
      },
      SYSTEM,
    ),
  writer: (db: Db, input: Partial<WriterInput> = {}) =>
    createRecord(db, writers, { firstName: 'Jana', lastName: unique('Testová'), ...input }, SYSTEM),
  gameType: (db: Db, title = unique('Hra')) => createRecord(db, gameTypes, { title }, SYSTEM),
  rubric: (db: Db, input: Partial<RubricInput> = {}) =>
    createRecord(db, rubrics, { title: unique('Rubrika'), ...input }, SYSTEM),
  paymentMethod: (db: Db, title = unique('Metoda')) => createRecord(db, paymentMethods, { title }, SYSTEM),
  softwareProvider: (db: Db, title = unique('Studio')) => createRecord(db, softwareProviders, { title }, SYSTEM),
  media: (db: Db, input: Partial<MediaInput> = {}) =>
    storePicture(db, nowhere, PICTURE, { title: unique('Obrázek'), alt: '', ...input }, SYSTEM),
  /** A published article. */
  post: (db: Db, input: Partial<PostInput> = {}) =>
    createRecord(db, posts, { title: unique('Článek'), isActive: true, ...page(p('Text.')), ...input }, SYSTEM),
}
