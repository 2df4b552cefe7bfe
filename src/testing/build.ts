import { SYSTEM } from '#entities/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import type { Db } from '#entities/collection.server.ts'
import { createRecord } from '#entities/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import type { WriterInput } from '#entities/writer/schema.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'

let counter = 0
const unique = (name: string) => `${name} ${++counter}`

/** Records for tests: what matters is said, the rest is filled in. They go through the same functions as an editor's. */
export const build = {
  casino: (db: Db, input: Partial<CasinoInput> = {}) =>
    createRecord(
      db,
      casinos,
      { title: unique('Testovací kasino'), refLink: 'https://kasino.example/', rating: 8, ...input },
      SYSTEM,
    ),
  bookmaker: (db: Db, input: Partial<BookmakerInput> = {}) =>
    createRecord(db, bookmakers, { title: unique('Testovací kancelář'), rating: 8, ...input }, SYSTEM),
  writer: (db: Db, input: Partial<WriterInput> = {}) =>
    createRecord(db, writers, { firstName: 'Jana', lastName: unique('Testová'), ...input }, SYSTEM),
  gameType: (db: Db, title = unique('Hra')) => createRecord(db, gameTypes, { title }, SYSTEM),
  paymentMethod: (db: Db, title = unique('Metoda')) => createRecord(db, paymentMethods, { title }, SYSTEM),
  softwareProvider: (db: Db, title = unique('Studio')) => createRecord(db, softwareProviders, { title }, SYSTEM),
  /** A published article. */
  post: (db: Db, input: Partial<PostInput> = {}) =>
    createRecord(db, posts, { title: unique('Článek'), isActive: true, ...page(p('Text.')), ...input }, SYSTEM),
}
