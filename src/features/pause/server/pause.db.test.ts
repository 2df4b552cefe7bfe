import { beforeEach, expect, test, vi } from 'vitest'
import { targetOf } from '#features/clicks/target.server.ts'
import type { Services } from '#records/services.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { p, page } from '#posts/content/build.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { PAUSE_PATH, PAUSE_STYLES_PATH, pauseCookie, readPause, startPause } from '#shared/pause.ts'
import { build } from '#testing/build.ts'
import { renderSite, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const START = new Date('2026-11-15T13:20:00Z')
let now = START
const services: Services = { ...(await createTestServices()), now: () => now }
const { db, env } = services
// Outbound targets are cached, and served before the app, only with a subscription to changes.
invalidateCaches(services)
const { fetchPath } = await serveSite(services)

await ensureSettings(db, defaultSettings)
const LION = 'https://lev.example/hra'
await build.licensedCasino(db, { title: 'Modrý Lev', refLink: LION })
await build.post(db, { title: 'Nadpis článku', slug: 'clanek', ...page(p('Text článku.')) })

const [paused = ''] = pauseCookie(startPause(undefined, '48-hodin', START), START, env.SITE_URL).split(';')
const later = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
const go = (path: string, cookie?: string, method = 'GET') =>
  fetchPath(path, { ...PERSON, ...(cookie ? { cookie } : {}) }, method)
/** Whether the target is cached: then it is served without the app. */
const targetIsKnown = async () => {
  await targetOf(db, 'modry-lev', now)
  return targetOf.known(db, 'modry-lev', now) !== undefined
}
const clicks = async () => {
  for (const close of services.beforeClose) await close()
  return (await db.selectFrom('click').select('id').execute()).length
}

beforeEach(() => {
  now = START
})

test('during a pause no outbound link works, cached or not, in any spelling, and nothing is counted', async () => {
  await vi.waitUntil(() => targetIsKnown())
  for (const path of ['/go/modry-lev', '/go/modry-lev', '/go/Modry-Lev/', '/go/modry-lev?from=menu']) {
    const { status, headers } = await go(path, paused)
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, PAUSE_PATH, 'no-store'])
    expect((await go(path)).headers['location']).toBe(LION)
  }
  expect((await go('/go/modry-lev', `x=1; ${paused}; y=2`, 'HEAD')).headers['location']).toBe(PAUSE_PATH)
  expect((await go('/go/neni-tu', paused)).headers['location']).toBe('/')
  expect(await clicks()).toBe(4)
})

test('the licence gate is shown during a pause, too, and nothing is counted', async () => {
  const before = await clicks()
  const boar = await build.casino(db, { title: 'Divoký Kanec', refLink: 'https://kanec.example/' })
  await build.licence(db, { casino: boar.id, isCzech: false })
  const { status, headers } = await go('/go/divoky-kanec', paused)
  expect([status, headers['location']]).toEqual([403, undefined])
  expect(await clicks()).toBe(before)
})

test('after its end the link works again, whatever the browser still sends', async () => {
  now = later(47.99)
  expect((await go('/go/modry-lev', paused)).headers['location']).toBe(PAUSE_PATH)
  now = later(48)
  expect((await go('/go/modry-lev', paused)).headers['location']).toBe(LION)
})

test.each(['/', '/clanek/', '/pomoc/', PAUSE_PATH])(
  '%s is byte-identical during a pause, and cached once',
  async (path) => {
    const first = await fetchPath(path, { cookie: paused })
    const second = await fetchPath(path)
    const third = await fetchPath(path, { cookie: paused })
    expect(second.status).toBe(200)
    for (const each of [first, third]) {
      expect(each.bytes.equals(second.bytes)).toBe(true)
      expect(each.headers['etag']).toBe(second.headers['etag'])
      expect(each.headers['cache-control']).toBe(second.headers['cache-control'])
      expect(each.headers['set-cookie']).toBeUndefined()
    }
    expect(String(second.headers['vary'] ?? '')).not.toMatch(/cookie/i)
  },
)

test('visitors without scripts get hiding styles, only during a pause, which are never cached', async () => {
  const off = await fetchPath(PAUSE_STYLES_PATH)
  const on = await fetchPath(PAUSE_STYLES_PATH, { cookie: paused })
  for (const { status, headers } of [off, on]) {
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-type']).toContain('text/css')
  }
  expect(off.text).toBe('')
  expect(on.text.replaceAll('\u00a0', ' ')).toContain('--pause-until:"úterý 17. listopadu v 14:20"')
  expect(on.text).toContain('sponsored')
  expect(on.text).not.toContain('data-pause')
  now = later(48)
  expect((await fetchPath(PAUSE_STYLES_PATH, { cookie: paused })).text).toBe('')
})

async function send(form: Record<string, string>, cookie = '') {
  const request = new Request(env.SITE_URL + PAUSE_PATH, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie },
  })
  const { status, headers } = await renderSite(request, services, 'test')
  const [setCookie = ''] = headers.get('set-cookie')?.split(';') ?? []
  return { status, location: headers.get('location'), cookie: setCookie, cache: headers.get('cache-control') }
}
const hoursOf = (cookie: string) => {
  const pause = readPause(cookie, now)
  return pause && (pause.until - START.getTime() / 1000) / 3600
}

test('the form starts a pause, extends it and redirects to the page', async () => {
  const begun = await send({ delka: '7-dni' })
  expect(begun).toMatchObject({ status: 303, location: '/pauza/#bezi', cache: 'no-store' })
  expect(hoursOf(begun.cookie)).toBe(168)
  expect(hoursOf((await send({ delka: '48-hodin' }, begun.cookie)).cookie)).toBe(168)
  expect(hoursOf((await send({ delka: '30-dni' }, begun.cookie)).cookie)).toBe(720)
  expect(hoursOf((await send({})).cookie)).toBe(48)
})

test('ending early is refused on the first day and takes effect a day after the request', async () => {
  const { cookie } = await send({ delka: '30-dni' })
  now = later(23)
  const refused = await send({ konec: 'ano' }, cookie)
  expect(refused.location).toBe('/pauza/#jeste-ne')
  expect(hoursOf(refused.cookie)).toBe(720)
  now = later(30)
  const ended = await send({ konec: 'ano' }, cookie)
  expect(ended.location).toBe('/pauza/#skonci-driv')
  expect(hoursOf(ended.cookie)).toBe(54)
  // Nothing to end: no cookie either.
  expect(await send({ konec: 'ano' })).toMatchObject({ location: '/pauza/#jeste-ne', cookie: '' })
})
