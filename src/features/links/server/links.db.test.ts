import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, getRecord } from '#records/crud/crud.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { createLog } from '#infra/log.server.ts'
import { evidenceQueryOf } from '#posts/checks/evidence-query.ts'
import { quickEvidence } from '#posts/checks/quick-evidence.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { linkHealthCalls } from '#features/links/server/api.ts'
import { hostOf } from '#features/links/server/links.ts'
import type { ProbeResult } from '#features/links/server/probe.ts'
import { createLinkQueue } from '#features/links/server/next-link.ts'
import { recordProbe } from '#features/links/server/state.ts'
import { withUses } from '#features/links/server/uses.ts'
import { createLinkProbing } from '#features/links/server/probe-links.ts'
import { chunksOf } from '#shared/chunks.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestServices } from '#testing/test-db.ts'

const base = await createTestServices()
const lines: string[] = []
let time = Date.parse('2026-11-15T10:00:00.000Z')
const services = {
  ...base,
  now: () => new Date(time),
  log: createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) }),
}
const api = createPrivateApi(services, linkHealthCalls)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The outside world: hosts that are broken or rate limited; everything else works. */
const world = new Map<string, ProbeResult>()
const probed: string[] = []
const probe = async (url: string): Promise<ProbeResult> => {
  probed.push(url)
  return world.get(url) ?? { state: 'ok', detail: 'answers 200' }
}
const probing = createLinkProbing(services, probe)

/** Advances the clock by that many minutes, one probe each; returns what was requested and reported. */
async function pass(minutes: number) {
  probed.length = 0
  lines.length = 0
  for (let minute = 0; minute < minutes; minute++) {
    await probing.run()
    time += MINUTE
  }
  const logged = lines.map((line): { message: string; url: string } => JSON.parse(line))
  return { probed: [...probed], logged: logged.map(({ message, url }) => `${message}: ${url}`) }
}

const LEV = 'https://lev.cz/vitejte'
const LEV_WEB = 'https://lev.cz/'
const SOURCE = 'https://zdroj.cz/clanek'
const casino = await build.casino(services.db, { title: 'Lev', refLink: LEV, website: LEV_WEB })
await build.bookmaker(services.db, { title: 'Demo', refLink: 'https://kancelar.example/' })
await build.post(services.db, { title: 'Článek', references: { data: [{ title: 'Zdroj', url: SOURCE }] } })

test('each link is probed once a week, a host at most once in five minutes, reserved names never', async () => {
  const { probed: first, logged } = await pass(3)
  expect([first.length, logged]).toEqual([2, []])
  expect(new Set(first.map(hostOf))).toEqual(new Set([LEV, SOURCE].map(hostOf)))
  expect([...first, ...(await pass(10)).probed].toSorted()).toEqual([LEV, LEV_WEB, SOURCE].toSorted())
  expect((await pass(60)).probed).toEqual([])
  time += 7 * DAY
  expect((await pass(10)).probed.toSorted()).toEqual([LEV, LEV_WEB, SOURCE].toSorted())
})

test('a link is reported as broken once, after two failures, and once when it works again', async () => {
  world.set(SOURCE, { state: 'broken', detail: 'answers 404' })
  time += 7 * DAY
  expect((await pass(20)).logged).toEqual([])
  expect((await pass(60)).logged).toEqual([`a link is broken: ${SOURCE}`])
  time += 7 * DAY
  expect((await pass(20)).logged).toEqual([])

  const { body } = await api.get('/link-health?state=broken', 'editor')
  expect(body).toMatchObject({
    total: 1,
    items: [{ url: SOURCE, state: 'broken', detail: 'answers 404', uses: [{ collection: 'posts', title: 'Článek' }] }],
  })
  world.delete(SOURCE)
  time += 7 * DAY
  expect((await pass(20)).logged).toEqual([`a link works again: ${SOURCE}`])
})

test('the state is right at every step: never checked, failed once, broken, working', async () => {
  const url = 'https://nova.cz/'
  const state = async () => {
    const { body } = await api.get('/link-health')
    return body.items.find((item: { url: string }) => item.url === url)
  }
  await build.casino(services.db, { title: 'Nová', website: url })
  expect(await state()).toMatchObject({ state: 'unchecked', checkedAt: null })
  world.set(url, { state: 'later', seconds: 60 })
  await pass(20)
  expect(await state()).toMatchObject({ state: 'unchecked', detail: 'asked us to come back later' })

  world.set(url, { state: 'broken', detail: 'answers 500' })
  time += 60 * MINUTE
  expect((await pass(20)).logged).toEqual([])
  const failing = await state()
  expect(failing).toMatchObject({ state: 'failing', detail: 'answers 500' })
  expect(Date.parse(failing.nextAt)).toBe(Date.parse(failing.checkedAt) + 60 * MINUTE)
  expect((await api.get('/link-health?state=failing')).body.total).toBe(1)
  world.set(url, { state: 'later', seconds: 60 })
  await pass(80)
  expect(await state()).toMatchObject({ state: 'failing' })
  world.set(url, { state: 'broken', detail: 'answers 500' })
  expect((await pass(80)).logged).toEqual([`a link is broken: ${url}`])
  expect(await state()).toMatchObject({ state: 'broken', changedAt: failing.changedAt })

  world.delete(url)
  time += 7 * DAY
  expect((await pass(20)).logged).toEqual([`a link works again: ${url}`])
  expect(await state()).toMatchObject({ state: 'ok', detail: 'answers 200' })
  world.set(url, { state: 'broken', detail: 'answers 500' })
  time += 7 * DAY
  await pass(20)
  expect(await state()).toMatchObject({ state: 'failing' })
  world.delete(url)
  expect((await pass(80)).logged).toEqual([])
  expect(await state()).toMatchObject({ state: 'ok' })
  await services.db.deleteFrom('casino').where('title', '=', 'Nová').execute()
})

test('a Retry-After of two days is respected', async () => {
  time += 7 * DAY
  world.set(LEV, { state: 'later', seconds: (2 * DAY) / 1000 })
  expect((await pass(20)).probed).toContain(LEV)
  time += DAY
  expect((await pass(20)).probed).not.toContain(LEV)
  time += DAY
  expect((await pass(20)).probed).toContain(LEV)
  world.delete(LEV)
})

test('one of several processes probes, and another takes over when it is gone', async () => {
  time += 7 * DAY
  const second = createLinkProbing(services, probe)
  await pass(1)
  probed.length = 0
  await second.run()
  expect(probed).toEqual([])
  await probing.leave()
  await second.run()
  expect(probed).toHaveLength(1)
  await probing.run()
  expect(probed).toHaveLength(1)
  // A killed one releases nothing; its lease expires.
  time += 4 * MINUTE
  await probing.run()
  expect(probed).toHaveLength(2)
})

test('archived records are neither probed nor listed', async () => {
  await archiveRecord(services.db, casinos, casino.id, SYSTEM)
  time += 7 * DAY
  expect((await pass(20)).probed).toEqual([SOURCE])
  expect((await api.get('/link-health')).body.items.map((item: { url: string }) => item.url)).toEqual([SOURCE])
  expect(await services.db.selectFrom('linkCheck').select('url').execute()).toEqual([{ url: SOURCE }])
})

test('links in texts are probed, too; a permanent redirect is known to the checks of posts', async () => {
  const [OLD, NEW] = ['https://stary.cz/a', 'https://novy.cz/a']
  const { id } = await build.post(services.db, { title: 'S odkazem', ...page(p(`[a](${OLD}) a [b](/recenze/)`)) })
  await services.db.updateTable('postChecked').set({ at: '9' }).execute()
  world.set(OLD, { state: 'ok', detail: 'answers 200', movedTo: NEW })
  expect((await pass(10)).probed).toContain(OLD)
  const { links } = await quickEvidence(
    services.db,
    evidenceQueryOf(await getRecord(services.db, posts, id), id),
    new Date(),
  )
  expect(links).toEqual({ [OLD]: { state: 'moved', to: NEW } })
  // Only this post is due for a check.
  const due = await services.db.selectFrom('postChecked').where('at', '=', '').select('postId').execute()
  expect(due).toEqual([{ postId: id }])
})

test('a link of a post that is both a source and in its text is one use of it', async () => {
  const url = 'https://dvakrat.cz/'
  const references = { data: [{ title: 'Zdroj', url }] }
  const both = await build.post(base.db, { title: 'Obojí', references, ...page(p(`Viz [zdroj](${url}).`)) })
  const text = await build.post(base.db, { title: 'Jen text', ...page(p(`Viz [zdroj](${url}).`)) })
  const [link] = await withUses(base.db, [{ url }])
  expect(new Map(link?.uses.map(({ id, field }) => [id, field]))).toEqual(
    new Map([
      [both.id, 'references'],
      [text.id, 'text'],
    ]),
  )
  expect(link?.useCount).toBe(2)
})

test('sources that differ in their fragments are one link', async () => {
  const references = { data: ['a', 'b'].map((title) => ({ title, url: `https://kotva.cz/#${title}` })) }
  const { id } = await build.post(base.db, { title: 'Kotvy', references })
  const url = 'https://kotva.cz/'
  const uses = [{ collection: 'posts', id, title: 'Kotvy', field: 'references' }]
  expect(await withUses(base.db, [{ url }])).toEqual([{ url, uses, useCount: 1 }])
})

test('of a link that very many posts share, the first posts are named and the others counted', async () => {
  const url = 'https://vsude.cz/'
  const shared = await build.casino(base.db, { title: 'Všude', website: url })
  for (const name of ['a', 'b', 'c']) await build.post(base.db, { title: `Všude ${name}`, ...page(p(`[v](${url})`)) })
  const [link] = await withUses(base.db, [{ url }], 2)
  expect(link?.uses.map(({ collection }) => collection)).toEqual(['casinos', 'posts', 'posts'])
  expect(link?.useCount).toBe(4)
  await services.db.deleteFrom('casino').where('id', '=', shared.id).execute()
})

test('reserved names are not listed, whatever follows the host', async () => {
  const reserved = ['https://demo.example:8443/a', 'https://demo.example?b', 'https://demo.example#c']
  const real = ['https://skutecny.cz:8443/?z=demo.example', 'https://demo.example.cz/']
  const post = await build.post(base.db, {
    title: 'Vyhrazené',
    references: { data: [...reserved, ...real].map((url) => ({ title: 'Zdroj', url })) },
  })
  const urls: string[] = (await api.get('/link-health?perPage=100')).body.items.map((item: { url: string }) => item.url)
  expect(urls.filter((url) => url.includes('demo.example')).toSorted()).toEqual(real.toSorted())
  await archiveRecord(base.db, posts, post.id, SYSTEM)
})

test('the list is read page by page, and neither posts nor their sources with it', async () => {
  const { watch: recorded, queries } = recordQueries()
  const paged = createPrivateApi({ ...services, db: recorded(base.db) }, linkHealthCalls)
  const all = (await api.get('/link-health?perPage=100')).body
  expect(all.items).toHaveLength(all.total)
  const { body } = await paged.get('/link-health?perPage=2&page=2')
  expect(body).toMatchObject({ items: all.items.slice(2, 4), total: all.total, page: 2, perPage: 2 })
  expect(queries().filter(({ sql }) => /select[^(]*"references"/.test(sql))).toEqual([])
})

test('after an import most links are new: the first pages are read, and the rest is not counted', async () => {
  const { db } = await createTestServices()
  const { get } = createPrivateApi({ ...services, db }, linkHealthCalls)
  const post = await build.post(db, { title: 'Dovezený', ...page(p('[a](https://demo.example/)')) })
  await build.casino(db, { title: 'Dovezené', website: 'https://a0500x.cz/' })
  const urlOf = (number: number) => `https://a${String(number).padStart(4, '0')}.cz/`
  const links = Array.from({ length: 1200 }, (_, number) => ({ postId: post.id, address: urlOf(number) }))
  for (const rows of chunksOf(links, 100)) await db.insertInto('postLink').values(rows).execute()
  await recordProbe(db, urlOf(700), { state: 'broken', detail: 'answers 404' }, new Date(time))
  const urlsOf = async (query: string) => {
    const { body } = await get(`/link-health?${query}`)
    return { ...body, items: body.items.map((item: { url: string }) => item.url) }
  }
  const unchecked = (first: number, count: number) => Array.from({ length: count }, (_, at) => urlOf(first + at))
  expect(await urlsOf('perPage=3')).toEqual({
    items: [urlOf(700), ...unchecked(0, 2)],
    total: 1000,
    isTotalCapped: true,
    page: 1,
    perPage: 3,
  })
  expect((await urlsOf('perPage=3&page=2')).items).toEqual(unchecked(2, 3))
  expect((await urlsOf('perPage=3&page=168&state=unchecked')).items).toEqual([
    'https://a0500x.cz/',
    ...unchecked(501, 2),
  ])
  expect((await urlsOf('perPage=2&page=251&state=unchecked')).items).toEqual([urlOf(500), 'https://a0500x.cz/'])
  const { text } = await get('/link-health/export.csv')
  expect(text.trim().split('\n')).toHaveLength(1 + 1201)

  await db.deleteFrom('postLink').where('address', '>', urlOf(4)).execute()
  expect(await urlsOf('perPage=4&page=2')).toMatchObject({ items: [urlOf(4), 'https://a0500x.cz/'], total: 6 })
  expect((await urlsOf('perPage=4&page=3')).items).toEqual([])
})

test('new links are found part by part, also behind one that many posts share', async () => {
  const shared = 'https://spolecny.cz/'
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await build.post(base.db, { title: `Sdílí ${name}`, ...page(p(`[s](${shared})`)) })
  await build.post(base.db, { title: 'Poslední', ...page(p('[z](https://zcela-nakonec.cz/)')) })
  const nextLink = createLinkQueue(base.db, 2)
  const found = new Set<string>()
  // Later than everything checked so far, so that no host is left out.
  for (let turn = 0; turn < 60; turn++) {
    const now = new Date(time + (turn + 1) * 10 * MINUTE)
    const url = await nextLink(now)
    if (!url) continue
    found.add(url)
    await recordProbe(base.db, url, { state: 'ok', detail: 'answers 200' }, now)
  }
  expect([...found]).toEqual(expect.arrayContaining([shared, 'https://kotva.cz/', 'https://zcela-nakonec.cz/']))
  expect(await createLinkQueue(base.db)(new Date(time + 11 * 60 * MINUTE))).toBeUndefined()
})

test('no more than a thousand links are probed a day', async () => {
  const { db } = await createTestServices()
  const url = 'https://nova.cz/'
  await build.casino(db, { title: 'Nová', website: url })
  const now = new Date(time)
  const row = { state: 'ok', detail: '', failures: 0, movedTo: '' } as const
  const checks = Array.from({ length: 1000 }, (_, index) => {
    const at = new Date(time - (23 * 60 * MINUTE * (index + 1)) / 1000).toISOString()
    const host = `web${index}.cz`
    return { ...row, url: `https://${host}/`, host, checkedAt: at, changedAt: at, nextAt: '2999-01-01T00:00:00.000Z' }
  })
  await db.insertInto('linkCheck').values(checks).execute()
  expect(await createLinkQueue(db)(now)).toBeUndefined()
  expect(await createLinkQueue(db)(new Date(time + 2 * 60 * MINUTE))).toBe(url)
})

test('neither the next link nor those of a list are found by reading all links', async () => {
  const { watch: recorded, queries } = recordQueries()
  const db = recorded(base.db)
  await createLinkQueue(db)(new Date(time))
  const { get } = createPrivateApi({ ...services, db }, linkHealthCalls)
  for (const query of ['', '?state=broken', '?state=unchecked']) await get(`/link-health${query}`)
  const steps = (await plansOf(base.db, queries())).flatMap((plan) => plan.steps)
  const isLinks = ({ table }: { table: string }) => table === 'link_check' || table === 'post_link' || table === 'post'
  expect(steps.filter((step) => isLinks(step) && step.by.length === 0)).toEqual([])
})
