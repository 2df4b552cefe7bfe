import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { p, page } from '#posts/content/build.ts'
import { createBrowser } from '#testing/browser.ts'
import { clickingVisitors } from '#testing/clicking-visitors.ts'
import { hasNginx, startNginx } from '#testing/nginx.ts'
import { freePort } from '#testing/postgres.ts'
import { ADMIN, isLong, ROUNDS } from '#testing/server-process.ts'
import { superviseServer } from '#testing/supervised-server.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

/** A page is cached until the end of the second. */
const STALE_MS = 1100

/** A little later, so that nginx has noticed, too. */
const untilNextSecond = () => pause(1020 - (Date.now() % 1000))

/** Raw bytes, which `fetch` would decompress. */
const raw = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .once('error', reject)
      .end()
  })

const missing = hasNginx ? '' : ': left out, nginx is not installed here'

describe.skipIf(!hasNginx)(`deploy/nginx.conf in front of the server${missing}`, async () => {
  const config = await createEmptyDatabase()
  const SITE_URL = 'http://www.example.cz'
  const server = await superviseServer({ ...config, SITE_URL, TRUST_PROXY: 'true', DEMO: 'true' })
  const nginx = await startNginx(server.port)
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await nginx.request(path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const direct = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await direct('/metrics'))?.[1] ?? Number.NaN)

  test('pages are cached in three encodings, each as the server made it', async () => {
    const plain = await raw(nginx.port, '/recenze/')
    const forms: [string, (bytes: Buffer) => Buffer][] = [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ]
    for (const [encoding, unpack] of forms) {
      for (const accepted of [encoding, `x, ${encoding}`, `${encoding}, deflate`]) {
        const { headers, body } = await raw(nginx.port, '/recenze/', { 'Accept-Encoding': accepted })
        expect(headers['content-encoding']).toBe(encoding)
        expect(unpack(body).equals(plain.body)).toBe(true)
      }
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('many readers of a page are one request to the server', async () => {
    await read('/')
    const before = (await figure('page_cache_hits_total')) + (await figure('page_cache_misses_total'))
    const answers = await Promise.all(Array.from({ length: 200 }, () => read('/autor/')))
    const after = (await figure('page_cache_hits_total')) + (await figure('page_cache_misses_total'))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(after - before).toBeLessThan(20)
  })

  test('a drawing is cached once, whatever query is appended', async () => {
    const [drawing = ''] = /\/cover\/[^"')\s]+\.svg/.exec(await direct('/clanky/')) ?? []
    const first = await read(drawing)
    expect(first.status).toBe(200)
    await server.whileFrozen(async () => {
      const again = await nginx.request(`${drawing}?x=1&y`, { signal: AbortSignal.timeout(2000) })
      expect(await again.text()).toBe(first.text)
    })
  })

  test('private responses are never cached, however the path is spelled', async () => {
    const paths = [
      '/admin',
      '/Admin',
      '/api/v1/public/casinos/casinos',
      '/API/v1/public/casinos/casinos',
      '/go/modry-lev',
    ]
    for (const path of paths) {
      expect((await read(path)).headers.get('cache-control')).toMatch(/^no-store/)
      // The server cannot respond now: any response is a cached one.
      await server.whileFrozen(async () => {
        const asking = nginx.request(path, { signal: AbortSignal.timeout(300) })
        await expect(asking).rejects.toThrow('timeout')
      })
    }
    // A page, to see that this would be noticed.
    await read('/recenze/')
    await server.whileFrozen(async () => expect((await read('/recenze/')).status).toBe(200))
    expect((await read('/metrics')).status).toBe(403)
  })

  test('no query is in the log, so no token of a link, whether or not the server responds', async () => {
    const secret = 'Tajny-token_0123456789'
    const links = [
      `/admin?join=${secret}`,
      `/admin?reset=${secret}`,
      `/ADMIN/?setup=${secret}`,
      `/hlidat/?potvrdit=${secret}`,
      `/hlidat?odhlasit=${secret}`,
      `/hlidat/_.data?odhlasit=${secret}`,
      `/hlidat.data?potvrdit=${secret}`,
      `/nahled/${secret}/`,
      `/nahled/${secret}?x=${secret}`,
    ]
    for (const link of links) {
      await read(link)
      await read('/favicon.svg', { referer: `http://www.example.cz${link}` })
      // Sent on to https.
      await raw(nginx.port, link, { host: 'plain.example.cz' })
    }
    const unreachable = await startNginx(await freePort())
    for (const link of links.slice(3)) expect((await unreachable.request(link)).status).toBe(502)
    await expect.poll(() => nginx.log('access')).toMatch(/"GET \/hlidat\/ HTTP\/1.1" 200 \d+ "" "/)
    expect(nginx.log('access')).toContain('"http://www.example.cz/admin"')
    // A line is written after its response was sent.
    await expect.poll(() => nginx.log('access').match(/ 301 /g)?.length).toBeGreaterThanOrEqual(links.length)
    await expect.poll(() => unreachable.log('access').match(/ 502 /g)).toHaveLength(6)
    for (const { log } of [nginx, unreachable]) expect(log('access') + log('error')).not.toContain(secret)
  })

  test("an editor sees what was just saved, and no one else sees the editor's pages", async () => {
    const editor = createBrowser({ request: (path, init) => nginx.request(path, init) })
    expect((await editor.login(ADMIN.email, ADMIN.password)).status).toBe(200)
    const cookie = [...editor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const draft = { title: 'Podoba číslo 0', slug: 'zkouska', isActive: true, ...page(p('Krátký text.')) }
    let { body: post } = await editor.send('POST', '/posts', { body: draft })
    for (let edit = 1; edit <= 5; edit++) {
      expect((await read('/zkouska/')).status).toBe(200)
      const title = `Podoba číslo ${edit}`
      const saved = await editor.send('PUT', `/posts/${post['id']}`, { body: { ...post, title } })
      expect(saved.status).toBe(200)
      post = saved.body
      const seen = await read('/zkouska/', { cookie })
      expect(seen.headers.get('cache-control')).toMatch(/^no-store/)
      expect(seen.text).toContain(title)
    }
    // Others see it as soon as a second has passed.
    while (!(await read('/zkouska/')).text.includes('Podoba číslo 5')) await new Promise(setImmediate)
  })

  test('a video of the size that the server takes reaches it', async () => {
    const body = Buffer.alloc(30_000_000)
    const { status } = await nginx.request('/api/v1/private/video-files', { method: 'POST', body })
    expect(status).toBe(401)
  })

  test('a visitor sees a save in the next second', async () => {
    const editor = createBrowser({ request: (path, init) => nginx.request(path, init) })
    expect((await editor.login(ADMIN.email, ADMIN.password)).status).toBe(200)
    const draft = { title: 'Sekunda', slug: 'sekunda', isActive: true, ...page(p('Text.')) }
    let { body: post } = await editor.send('POST', '/posts', { body: draft })
    for (let edit = 1; edit <= 3; edit++) {
      // Early in a second, when a page cached for "1s" would still be served after the next one has begun.
      await untilNextSecond()
      await read('/sekunda/')
      const title = `Sekunda číslo ${edit}`
      const saved = await editor.send('PUT', `/posts/${post['id']}`, { body: { ...post, title } })
      expect(saved.status).toBe(200)
      post = saved.body
      await untilNextSecond()
      expect((await read('/sekunda/')).text).toContain(title)
    }
  })

  test(`${ROUNDS} restarts and ${ROUNDS} kills: no read fails; no save is lost, and no click but those just before a kill`, async () => {
    const editor = createBrowser({ request: (path, init) => nginx.request(path, init) })
    expect((await editor.login(ADMIN.email, ADMIN.password)).status).toBe(200)
    const over = new AbortController()
    const failed: string[] = []
    const reads = { count: 0 }
    const keepReading = async (pathOf: (count: number) => string) => {
      for (let count = 0; !over.signal.aborted; count++) {
        const path = pathOf(count)
        const { status } = await read(path)
        reads.count++
        if (status !== 200) failed.push(`${path}: ${status}`)
      }
    }
    const saved: string[] = []
    const keepSaving = async (name: string) => {
      for (let count = 0; !over.signal.aborted; count++) {
        const title = `${name}-${count}`
        const { status } = await editor.send('POST', '/game-types', { body: { title, order: 1 } })
        if (status === 201) saved.push(title)
      }
    }
    const visitors = clickingVisitors((path, init) => nginx.request(path, init))
    const keepClicking = async (visitor: string) => {
      for (let count = 0; !over.signal.aborted; count++) {
        const status = await visitors.click(`${visitor}-${count}`)
        if (status !== 302) failed.push(`/go: ${status}`)
      }
    }
    const db = openDb(config)
    const kills: { at: number; until: number }[] = []
    const working = [
      ...['/', '/recenze/', '/recenze/modry-lev/', '/sitemap.xml'].map((path) => keepReading(() => path)),
      // Searches are not cached: each has to reach the server.
      keepReading((count) => `/hledat/?q=kasino+${count}`),
      keepReading((count) => `/hledat/?q=bonus+${count}`),
      keepSaving('Hra'),
      keepClicking('jana'),
      keepClicking('petr'),
    ]
    for (let round = 0; round < ROUNDS; round++) {
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        const enough = { reads: reads.count + 50, clicks: visitors.answered.length + 20 }
        while (reads.count < enough.reads || visitors.answered.length < enough.clicks) await new Promise(setImmediate)
        const at = performance.now()
        // Clicks are buffered for half a second, longer on a busy machine; later ones may be lost with the server.
        const areStored = async () => (await visitors.look(db)).lost.every((click) => click.at >= at)
        if (signal === 'SIGKILL') await vi.waitUntil(areStored, { timeout: 20_000 })
        await server.restart(signal)
        if (signal === 'SIGKILL') kills.push({ at, until: performance.now() })
      }
    }
    over.abort()
    await Promise.all(working)
    // Flushes the buffer.
    await server.restart('SIGTERM')
    expect(failed).toEqual([])
    expect(saved.length).toBeGreaterThan(0)
    const rows = await db.selectFrom('gameType').select('title').execute()
    const { lost, ...clicks } = await visitors.look(db)
    await db.destroy()
    const stored = new Set(rows.map(({ title }) => title))
    expect(saved.filter((title) => !stored.has(title))).toEqual([])

    const isExcused = ({ at }: { at: number }) => kills.some((kill) => at >= kill.at && at < kill.until)
    expect(lost.filter((click) => !isExcused(click))).toEqual([])
    expect(clicks.counted).toEqual(clicks.stored)
    expect(clicks.addedUp).toEqual(clicks.stored)
  })

  test.runIf(isLong)('a hanging server: the last good page after ten seconds', async () => {
    const { text } = await read('/pomoc/')
    await new Promise((resolve) => setTimeout(resolve, STALE_MS))
    await server.whileFrozen(async () => expect((await read('/pomoc/')).text).toBe(text))
  })

  test('while the server fails, visitors get the last good page', async () => {
    const { text } = await read('/pomoc/')
    const asset = /\/assets\/[\w-]+\.css/.exec(text)?.[0] ?? ''
    expect((await read(asset)).status).toBe(200)
    // Older than the second for which it would be served anyway.
    await new Promise((resolve) => setTimeout(resolve, STALE_MS))
    await server.stop()
    expect((await read('/pomoc/')).text).toBe(text)
    expect((await read(asset)).status).toBe(200)
    expect((await read('/hledat/?q=nikdy')).status).toBe(502)
  })
})
