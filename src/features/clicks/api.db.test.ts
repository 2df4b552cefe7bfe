import { expect, test } from 'vitest'
import { privateClickCalls } from '#features/clicks/api.server.ts'
import { storeClicks } from '#features/clicks/queries.server.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
services.now = () => new Date('2026-11-15T23:30:00Z')
const api = createPrivateApi(services, privateClickCalls)
const casino = await build.casino(services.db, { title: 'Modrý Lev' })

const click = (clickedAt: string, page = '/', isBot = false, targetId = casino.id, isTurnedAway = false) => ({
  id: newId(),
  clickedAt,
  targetModel: 'Casino' as const,
  targetId,
  page,
  block: page === '/' ? '' : 'blok-1',
  isBot,
  isTurnedAway,
})

await storeClicks(services.db, [
  // In summer time midnight in Prague is 22:00 UTC; then the 25-hour day, then winter time.
  click('2026-10-23T21:59:59.000Z'),
  click('2026-10-23T22:00:00.000Z'),
  click('2026-10-24T22:00:00.000Z', '/bonusy/'),
  click('2026-10-25T22:59:59.999Z', '/bonusy/'),
  click('2026-10-25T23:00:00.000Z', '=1+1', false, 'smazane-0001'),
  click('2026-10-25T12:00:00.000Z', '/', true),
  click('2026-10-26T12:00:00.000Z', '/', false, casino.id, true),
  click('2026-10-26T12:00:00.000Z', '/', true, casino.id, true),
])
const RANGE = 'from=2026-10-24&to=2026-10-26'

test('counts clicks by days in Prague, including days without any', async () => {
  const { status, body } = await api.get(`/clicks?${RANGE}`, 'editor')
  expect(status).toBe(200)
  expect(body).toEqual({
    from: '2026-10-24',
    to: '2026-10-26',
    group: 'day',
    totals: { clicks: 5, people: 4, bots: 1, turnedAway: 1 },
    groups: 3,
    series: [
      { key: '2026-10-24', label: '2026-10-24', clicks: 1, turnedAway: 0 },
      { key: '2026-10-25', label: '2026-10-25', clicks: 2, turnedAway: 0 },
      { key: '2026-10-26', label: '2026-10-26', clicks: 1, turnedAway: 1 },
    ],
  })
})

test('counts bots on request', async () => {
  const counts = async (bots: string) =>
    (await api.get(`/clicks?${RANGE}&bots=${bots}`)).body.series.map((day: { clicks: number }) => day.clicks)
  expect(await counts('with')).toEqual([1, 3, 1])
  expect(await counts('only')).toEqual([0, 1, 0])
})

test('groups by target, page and block, most clicks first', async () => {
  const series = async (group: string) => (await api.get(`/clicks?${RANGE}&group=${group}`)).body.series
  expect(await series('target')).toEqual([
    { key: casino.id, label: 'Modrý Lev', clicks: 3, turnedAway: 1 },
    { key: 'smazane-0001', label: 'Deleted', clicks: 1, turnedAway: 0 },
  ])
  expect(await series('page')).toMatchObject([{ key: '/bonusy/', clicks: 2 }, { clicks: 1 }, { clicks: 1 }])
  expect(await series('block')).toEqual([
    { key: 'blok-1', label: 'blok-1', clicks: 3, turnedAway: 0 },
    { key: '', label: '', clicks: 1, turnedAway: 1 },
  ])
})

test('limits the groups and reports their total number', async () => {
  const { body } = await api.get(`/clicks?${RANGE}&group=page&limit=2`)
  expect(body).toMatchObject({ groups: 3, series: [{ key: '/bonusy/', clicks: 2 }, { clicks: 1 }] })
  expect(body.series).toHaveLength(2)
  expect((await api.get(`/clicks?${RANGE}&group=day&limit=1`)).body.series).toHaveLength(3)
  expect((await api.get('/clicks?from=2026-09-01&to=2026-09-02&group=page')).body).toMatchObject({
    groups: 0,
    series: [],
  })
})

test('defaults to the last thirty days in Prague', async () => {
  const { body } = await api.get('/clicks')
  expect(body).toMatchObject({ from: '2026-10-18', to: '2026-11-16' })
  expect(body.series).toHaveLength(30)
})

test('exports the report as CSV, escaping formulas', async () => {
  const { headers, text } = await api.get(`/clicks/export.csv?${RANGE}&group=page`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="clicks-page-2026-10-24-2026-10-26.csv"')
  expect(text.split('\r\n')).toEqual([
    '\uFEFFpage,label,clicks,turned away',
    '/bonusy/,/bonusy/,2,0',
    '/,/,1,1',
    "'=1+1,'=1+1,1,0",
    '',
  ])
})

test('accepts two years and a day at most, with a leap year', async () => {
  const { status, body } = await api.get('/clicks?from=2023-10-26&to=2025-10-26')
  expect([status, body.series.length]).toEqual([200, 732])
  expect((await api.get('/clicks?from=2023-10-25&to=2025-10-26')).status).toBe(400)
})

test.each([
  'from=2026-10-24&to=2026-10-23',
  'from=2020-01-01',
  'from=vcera',
  'group=ip',
  'bots=ano',
  'limit=0',
  'limit=1001',
  'target=1',
])('rejects %s', async (query) => {
  expect((await api.get(`/clicks?${query}`)).status).toBe(400)
})
