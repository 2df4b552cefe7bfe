import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { CZECH_AUTHORITY } from '#entities/licence/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { type Browser } from '#testing/browser.ts'
import { isWorthIt, ROUNDS, type ServerProcess, signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase, testDatabase } from '#testing/test-db.ts'

const AT_ONCE = 8

interface Acknowledged {
  id: string
  title: string
  order: number
  version: number
}

/** Saves without a pause until the server is gone; collects what it acknowledged. */
async function saveUntilGone(editor: Browser, known: Map<string, Acknowledged>, name: string): Promise<void> {
  // Not from 0: that would mean "at the end of the list".
  for (let count = 1; ; count++) {
    try {
      const title = `${name}-${count}`
      const made = await editor.send('POST', '/game-types', { body: { title, order: count } })
      if (made.status !== 201) throw new Error(`Not saved: ${JSON.stringify(made.body)}`)
      const id: string = made.body['id']
      known.set(id, { id, title, order: count, version: 1 })
      const changed = await editor.send('PUT', `/game-types/${id}`, {
        body: { title, order: count + 1000, version: 1 },
      })
      if (changed.status !== 200) throw new Error(`Not changed: ${JSON.stringify(changed.body)}`)
      known.set(id, { id, title, order: count + 1000, version: 2 })
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

test(`kill -9 during saves, ${ROUNDS} ×: every acknowledged save is stored completely`, async () => {
  const config = await createEmptyDatabase()
  const known = new Map<string, Acknowledged>()
  let editor: Browser | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const server: ServerProcess = await startServer(config)
    editor = await signIn(server)
    const saving = Array.from({ length: AT_ONCE }, (_, writer) =>
      saveUntilGone(editor as Browser, known, `kolo${round}-${writer}`),
    )
    const enough = known.size + 20 + Math.floor(Math.random() * 60)
    while (known.size < enough) await new Promise(setImmediate)
    await server.kill('SIGKILL')
    await Promise.all(saving)
  }

  const db = openDb(config)
  try {
    const rows = await db.selectFrom('gameType').select(['id', 'title', 'order', 'version']).execute()
    const stored = new Map(rows.map((row) => [row.id, row]))
    const lost = [...known.values()].filter(({ id, title, order, version }) => {
      const row = stored.get(id)
      // The save after the last acknowledged one may have been stored as well.
      return row?.title !== title || row.version < version || (row.version === version && row.order !== order)
    })
    expect(lost).toEqual([])
    expect(known.size).toBeGreaterThanOrEqual(ROUNDS * 20)

    // Complete: each version of each record has its revision, its audit entry and its search entry.
    const counts = async (table: 'revision' | 'audit' | 'searchEntry') => {
      const { count } = await db
        .selectFrom(table)
        .where('collection', '=', 'game-types')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    }
    const versions = rows.reduce((sum, row) => sum + row.version, 0)
    expect([await counts('revision'), await counts('audit'), await counts('searchEntry')]).toEqual([
      versions,
      versions,
      rows.length,
    ])
    const integrity = testDatabase === 'sqlite' ? sql`pragma integrity_check` : sql`select 'ok' as integrity_check`
    expect((await integrity.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
  } finally {
    await db.destroy()
  }
})

const goTo = async (server: ServerProcess) => {
  const response = await server.request('/go/modry-lev', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
  expect([response.status, response.headers.get('location')]).toEqual([302, 'https://kasino.example/'])
}

test.runIf(isWorthIt).concurrent.each(['SIGINT', 'SIGKILL'] as const)('clicks and %s', async (signal) => {
  const config = await createEmptyDatabase()
  const server = await startServer(config)
  const editor = await signIn(server)
  const casino = { title: 'Modrý lev', slug: 'modry-lev', refLink: 'https://kasino.example/', isActive: true }
  const made = await editor.send('POST', '/casinos', { body: casino })
  expect(made.status).toBe(201)
  const licence = { casino: made.body['id'], authority: CZECH_AUTHORITY }
  expect((await editor.send('POST', '/licences', { body: licence })).status).toBe(201)

  const db = openDb(config)
  const stored = async () => (await db.selectFrom('click').select('id').execute()).length
  let answered = 0
  const click = async () => {
    await goTo(server)
    answered++
  }
  const clickAtOnce = () => Promise.all(Array.from({ length: 20 }, click))
  await clickAtOnce()
  const early = answered
  await vi.waitFor(async () => expect(await stored()).toBe(early), { timeout: 20_000 })
  // These are still buffered in memory.
  await clickAtOnce()
  await server.kill(signal)

  const clicks = await stored()
  await db.destroy()
  // None is lost on an ordinary stop (Ctrl+C is the quicker one), at most the newest on a kill.
  expect(clicks).toBeGreaterThanOrEqual(signal === 'SIGINT' ? answered : early)
  expect(clicks).toBeLessThanOrEqual(answered)
})
