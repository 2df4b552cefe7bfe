import { expect, test } from 'vitest'
import * as demo from '../../seed/index.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import { createServices } from '#entities/create-services.server.ts'
import type { Services } from '#records/services.server.ts'
import { posts } from '#posts/collection.server.ts'
import { createApp } from '#server/app.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { afterFile } from '#testing/after-file.ts'
import { build } from '#testing/build.ts'
import { isAll } from '#testing/is-all.ts'
import { createEmptyDatabase, testDatabase } from '#testing/test-db.ts'

const PASSWORD = 'modrý slon tančí na půdě'

/** Servers that start at the same moment and share nothing but the database and the folder. */
async function startTogether(count: number, given: Record<string, string>) {
  const config = await createEmptyDatabase()
  const starters = Array.from({ length: count }, (_, number): Services => {
    const env = parseEnvironment({ LOG_LEVEL: 'silent', DEMO: 'false', NODE_ENV: 'test', ...config, ...given })
    return createServices(given['ADMIN_EMAIL'] ? { ...env, ADMIN_EMAIL: `spravce${number}@web.cz` } : env)
  })
  afterFile(() => Promise.all(starters.map(({ db }) => db.destroy())))
  const prepared = await Promise.all(starters.map(prepareDatabase))
  return { db: starters[0]!.db, starters, prepared }
}

const usersOf = ({ db }: { db: Services['db'] }) => db.selectFrom('user').select(['role', 'isActive']).execute()

test('servers that start together for the first time all succeed, with one admin', async () => {
  const started = await startTogether(3, { ADMIN_EMAIL: 'spravce@web.cz', ADMIN_PASSWORD: PASSWORD })
  expect(await usersOf(started)).toEqual([{ role: 'admin', isActive: 1 }])
  expect(started.prepared).toEqual([{}, {}, {}])
})

// On PostgreSQL before a release: that one of two servers is first is shown above.
test.runIf(testDatabase === 'sqlite' || isAll)(
  'the demo content is loaded once',
  async () => {
    const { db } = await startTogether(2, { DEMO: 'true' })
    for (const [table, records] of [
      ['post', demo.posts],
      ['casino', demo.casinos],
      ['media', demo.pictures],
    ] as const) {
      const ids = records.map(({ id }) => id)
      expect(await db.selectFrom(table).where('id', 'in', ids).select('id').execute()).toHaveLength(records.length)
    }
    const brought = await db.selectFrom('demoItem').where('kind', '=', 'post').select('id').execute()
    expect(await db.selectFrom('post').select('id').execute()).toHaveLength(brought.length)
  },
  120_000,
)

test('a clock before the demo content ends the start with a line that says so', async () => {
  const config = await createEmptyDatabase()
  const services = createServices(parseEnvironment({ LOG_LEVEL: 'silent', NODE_ENV: 'test', ...config }))
  afterFile(() => services.db.destroy())
  const wrong = { ...services, now: () => new Date('2020-01-01T00:00:00.000Z') }
  await expect(prepareDatabase(wrong)).rejects.toThrow('The clock says 2020-01-01')
})

test('each prints a setup address; of two concurrent uses, one succeeds', async () => {
  const started = await startTogether(2, {})
  const responses = await Promise.all(
    started.prepared.map(async ({ setupAddress = '' }, number) => {
      const token = new URLSearchParams(new URL(setupAddress).hash.slice(1)).get('setup')
      const body = { token, email: `sef${number}@web.cz`, name: 'Šéf', password: PASSWORD, fingerprint: 'prohlizec' }
      const app = createApp(started.starters[number]!, { renderPage: async () => new Response() })
      return app.request('/api/v1/private/auth/setup', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    }),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 400]))
  expect(await usersOf(started)).toEqual([{ role: 'admin', isActive: 1 }])
})

test('a too weak password is still reported', async () => {
  const weak = startTogether(1, { ADMIN_EMAIL: 'spravce@web.cz', ADMIN_PASSWORD: '123456789012' })
  await expect(weak).rejects.toThrow('ADMIN_PASSWORD is not valid: This password is too common. Choose another one.')
})

test('what became due while no server ran is published before the first request', async () => {
  const { db, starters } = await startTogether(1, {})
  const dueAt = Date.now() + 60_000
  const { id } = await build.post(db, { isActive: false, publishAt: new Date(dueAt).toISOString() })
  await prepareDatabase({ ...starters[0]!, now: () => new Date(dueAt + 60_000) })
  expect(await getRecord(db, posts, id)).toMatchObject({ isActive: true, publishAt: null })
})
