import { hash } from '@node-rs/argon2'
import { SYSTEM } from '#records/actor.ts'
import { insertInvited } from '#entities/user/queries.server.ts'
import type { Role } from '#shared/schema/signed-in.ts'
import type { Db } from '#records/db.server.ts'
import type { Env } from '#infra/env.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { createApp } from '#server/app.ts'
import { createBrowser } from '#testing/browser.ts'
import { createTestServices } from '#testing/test-db.ts'

export const PASSWORD = 'modrý slon tančí na půdě'

/** Hundreds of users sign in: with the real parameters that alone would take a core for half a minute. */
const passwordHash = await hash(PASSWORD.normalize('NFC'), { memoryCost: 8, timeCost: 1, parallelism: 1 })

let counter = 0

/** The whole application with a clock that the test controls, and users who can sign in. */
export async function createAuthSite(env: Partial<Env> = {}, watched: (db: Db) => Db = (db) => db) {
  const base = await createTestServices()
  let time = Date.parse('2026-11-15T10:00:00.000Z')
  const db = watched(base.db)
  const services = { ...base, db, env: { ...base.env, TRUST_PROXY: true, ...env }, now: () => new Date(time) }
  const app = createApp(services, { renderPage: async () => new Response('a page') })

  async function newUser(role: Role = 'admin') {
    const email = `clovek${++counter}@web.cz`
    const input = { email, name: `Člověk ${counter}`, role, isActive: true }
    const user = await inTransaction(db, async (trx) => {
      const invited = await insertInvited(trx, input, SYSTEM)
      await trx.updateTable('user').set({ passwordHash }).where('id', '=', invited.id).execute()
      return invited
    })
    return { ...user, ip: `198.51.100.${counter % 250}` }
  }

  return {
    services,
    db,
    app,
    newUser,
    /** Advances the clock. */
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    /** A new user in a browser of their own. */
    signedIn: async (role: Role = 'admin') => {
      const user = await newUser(role)
      const browser = createBrowser(app, { ip: user.ip })
      const response = await browser.login(user.email, PASSWORD)
      if (response.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(response.body)}`)
      return { user, browser, response }
    },
  }
}
