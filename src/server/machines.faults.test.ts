import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MEDIA_EXTENSION } from '#entities/media/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { p, page } from '#posts/content/build.ts'
import { type Browser, createBrowser } from '#testing/browser.ts'
import { hasNginx, startNginx } from '#testing/nginx.ts'
import { startOwnPostgres } from '#testing/postgres.ts'
import { startS3Process } from '#testing/s3-process.ts'
import { ADMIN, ROUNDS, startServer } from '#testing/server-process.ts'

const missing = hasNginx ? '' : ': left out, nginx is not installed here'

const picture = (colour: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()

describe.skipIf(!hasNginx)(`nginx, two app servers, PostgreSQL and an S3 store${missing}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-machines-'))
  const [postgres, store] = await Promise.all([startOwnPostgres(), startS3Process()])
  const configOf = (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres.url,
    SITE_URL: 'http://www.example.cz',
    TRUST_PROXY: 'true',
    DEMO: 'true',
    ...store.settings,
  })
  // Both at once: they wait for each other's migrations.
  const servers = await Promise.all(['first', 'second'].map((name) => startServer(configOf(name))))
  const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]]
  const nginx = await startNginx(first.port, { secondAppPort: second.port })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const read = async (path: string, at: { request: typeof nginx.request } = nginx) => {
    const response = await at.request(path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** The same session at every server and through nginx. */
  const editor = createBrowser(nginx)
  const at = (site: { request: typeof nginx.request }): Browser => {
    const browser = createBrowser(site)
    for (const [name, value] of editor.jar) browser.jar.set(name, value)
    return browser
  }
  beforeAll(() => editor.login(ADMIN.email, ADMIN.password))

  const upload = async (browser: Browser, colour: string) => {
    const form = new FormData()
    form.set('file', new File([await picture(colour)], 'lev.png', { type: 'image/png' }))
    return browser.sendForm('/media', form)
  }
  const addressOf = (key: string, size: string) => `/media/${key.slice(0, -MEDIA_EXTENSION.length)}/${size}.webp`

  /** Everything that was acknowledged as saved. */
  const saved: string[] = []
  /** Responses that must not happen. */
  const failed: string[] = []
  let unavailable = 0
  const reads = { count: 0 }
  let rest = 0

  const count = (path: string, { status, headers }: { status: number; headers: Headers }, allowed: number[]) => {
    if (status === 503) unavailable++
    if (!allowed.includes(status)) failed.push(`${path}: ${status}`)
    if (status === 503 && !headers.get('retry-after')) failed.push(`${path}: 503 without Retry-After`)
  }

  /**
   * Readers and an editor through nginx until the work is done. Searches are not cached: each has to reach a server.
   */
  async function underLoad(allowed: number[], work: () => Promise<void>): Promise<void> {
    const over = new AbortController()
    const keepReading = async (pathOf: (number: number) => string) => {
      while (!over.signal.aborted) {
        const path = pathOf(rest++)
        count(path, await read(path), allowed)
        reads.count++
      }
    }
    const keepSaving = async () => {
      while (!over.signal.aborted) {
        const title = `Hra ${rest++}`
        const answer = await editor.send('POST', '/game-types', { body: { title, order: 1 } })
        if (answer.status === 201) saved.push(title)
        // A save whose server died is not retried.
        else count('save', answer, [...allowed, 502, 503])
      }
    }
    const working = [
      ...['/', '/recenze/', '/recenze/modry-lev/'].map((path) => keepReading(() => path)),
      keepReading((number) => `/hledat/?q=kasino+${number}`),
      keepReading((number) => `/hledat/?q=bonus+${number}`),
      keepSaving(),
    ]
    try {
      await untilRead(100)
      await work()
    } finally {
      over.abort()
    }
    await Promise.all(working)
  }
  const untilRead = async (more: number) => {
    const enough = reads.count + more
    while (reads.count < enough) await new Promise(setImmediate)
  }
  const untilBoth = (path: string) =>
    vi.waitUntil(
      async () => {
        const answers = await Promise.all([first, second].map((server) => read(path, server)))
        return answers.every(({ status }) => status === 200)
      },
      { timeout: 30_000 },
    )

  test('a save at one server is visible at the other within a second', async () => {
    const draft = { title: 'Podoba 0', slug: 'zkouska', isActive: true, ...page(p('Krátký text.')) }
    let { body: post } = await at(first).send('POST', '/posts', { body: draft })
    await untilBoth('/zkouska/')
    for (let edit = 1; edit <= 4; edit++) {
      const [here, there] = edit % 2 ? [first, second] : [second, first]
      const title = `Podoba ${edit}`
      const answer = await at(here).send('PUT', `/posts/${post['id']}`, { body: { ...post, title } })
      expect(answer.status).toBe(200)
      post = answer.body
      expect((await read('/zkouska/', here)).text).toContain(title)
      const seen = async () => expect((await read('/zkouska/', there)).text).toContain(title)
      await vi.waitFor(seen, { timeout: 1000, interval: 10 })
    }
  })

  test('a picture uploaded at one server is served by the other', async () => {
    const { status, body } = await upload(at(first), '#2448bd')
    expect(status).toBe(201)
    const answer = await second.request(addressOf(body['key'], 'md'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp')
  })

  test('password guesses and messages are limited across both', async () => {
    const attacker = { 'x-forwarded-for': '203.0.113.5' }
    const guess = (number: number) =>
      createBrowser(servers[number % 2]!).send('POST', '/auth/login', {
        body: { email: `kdosi${number}@web.cz`, password: 'něco docela špatného', fingerprint: 'otisk-prohlizece' },
        headers: attacker,
      })
    const guesses = await Promise.all(Array.from({ length: 24 }, (_, number) => guess(number)))
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(20)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)

    const body = { name: 'Jana', email: 'jana@example.cz', message: 'V recenzi je chyba.' }
    const write = (number: number) =>
      createBrowser(servers[number % 2]!).send('POST', '/api/v1/public/messages', { body, headers: attacker })
    const messages = await Promise.all(Array.from({ length: 8 }, (_, number) => write(number)))
    expect(messages.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(messages.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test('the database restarts: cached pages or 503 with Retry-After, then full recovery', async () => {
    await underLoad([200, 503], async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const before = unavailable
        await postgres.shutDown()
        await untilRead(50)
        expect((await read('/readyz', first)).status).toBe(503)
        expect((await read('/recenze/')).status).toBe(200)
        await vi.waitUntil(() => unavailable > before, { timeout: 30_000 })
        await postgres.startAgain()
        await untilBoth('/readyz')
      }
    })
    await untilBoth('/hledat/?q=lev')
    expect(failed).toEqual([])
    expect((await editor.send('POST', '/game-types', { body: { title: 'Po návratu', order: 1 } })).status).toBe(201)
  })

  test('the store is unavailable: 503 with Retry-After for what needs it, then full recovery', async () => {
    const stored = await upload(at(first), '#c0392b')
    expect(stored.status).toBe(201)
    const made = addressOf(stored.body['key'], 'md')
    const notYetMade = addressOf(stored.body['key'], 'sm')
    expect((await read(made, second)).status).toBe(200)
    await store.shutDown()
    const retryOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('retry-after')]
    expect((await read(made, second)).status).toBe(200)
    expect(retryOf(await read(notYetMade, second))).toEqual([503, '2'])
    expect(retryOf(await upload(at(second), '#27ae60'))).toEqual([503, '2'])
    expect((await read('/recenze/', second)).status).toBe(200)
    await store.startAgain()
    expect((await read(notYetMade, second)).status).toBe(200)
    expect((await upload(at(second), '#27ae60')).status).toBe(201)
  })

  test('a server dies: no read fails, and nothing acknowledged is lost', async () => {
    const dying = { ...configOf('first'), PORT: String(first.port) }
    const before = unavailable
    await underLoad([200], async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await servers[0]?.kill('SIGKILL')
        await untilRead(200)
        servers[0] = await startServer(dying)
        await untilRead(100)
      }
    })
    expect([failed, unavailable - before]).toEqual([[], 0])
    expect(saved.length).toBeGreaterThan(0)
    const db = openDb(configOf('second'))
    const rows = await db.selectFrom('gameType').select('title').execute()
    await db.destroy()
    const stored = new Set(rows.map(({ title }) => title))
    expect(saved.filter((title) => !stored.has(title))).toEqual([])
  })
})
