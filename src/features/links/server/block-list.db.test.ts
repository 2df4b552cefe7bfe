import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { readBlockedHosts } from '#features/links/store.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { p, page } from '#posts/content/build.ts'
import { blockListCalls } from '#features/links/server/block-list-calls.ts'
import { licencesDue } from '#features/today/server/licences-due.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, blockListCalls)
const replace = (text: string, more: object = {}) => api.post('/blocked-addresses/import', { text, ...more })
const hits = async () => {
  const { body } = await api.get('/blocked-addresses')
  return body.items.map(({ url, blocked }: { url: string; blocked: string }) => [url, blocked])
}

const boar = await build.casino(db, {
  title: 'Kanec',
  refLink: 'https://go.kanec.example/?ref=1',
  website: 'https://kanec.example/',
})
await build.bookmaker(db, { title: 'Sokol', refLink: 'https://sokol.example/' })
await build.post(db, { title: 'Článek', ...page(p('Viz [zdroj](https://cs.zdroj.example/a).')) })

test('without a list nothing is blocked', async () => {
  expect((await api.get('/blocked-addresses')).body).toMatchObject({ version: 0, count: 0, items: [], total: 0 })
})

test('links, websites and links in texts are matched by their host and by its parent domains', async () => {
  const { status, body } = await replace(
    '# Seznam\nhttps://www.jinde.example/\nkanec.example\nzdroj.example\nPoř. č.\n',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, count: 3, unread: { count: 1, lines: ['Poř. č.'] } })
  expect((await hits()).toSorted()).toEqual([
    ['https://cs.zdroj.example/a', 'zdroj.example'],
    ['https://go.kanec.example/?ref=1', 'kanec.example'],
    ['https://kanec.example/', 'kanec.example'],
  ])
})

test('reported until the link or the entry of the list is removed', async () => {
  await changeRecord(db, casinos, boar.id, { refLink: '', website: '' }, SYSTEM, 'update')
  expect(await hits()).toEqual([['https://cs.zdroj.example/a', 'zdroj.example']])
  await replace('kanec.example', { version: 1 })
  expect(await hits()).toEqual([])
  expect((await api.get('/blocked-addresses/list.txt')).text).toBe('kanec.example\n')
})

test('an update based on an older list is refused, and the log says what was added and removed', async () => {
  expect((await replace('neco.example', { version: 1 })).status).toBe(409)
  const [last] = await db
    .selectFrom('audit')
    .where('collection', '=', 'blocked-addresses')
    .orderBy('id', 'desc')
    .select('change')
    .execute()
  expect(JSON.parse(last?.change ?? '')).toEqual({
    addresses: { from: 3, to: 1 },
    removed: { from: 'www.jinde.example, zdroj.example', to: null },
  })
})

test('a long list is read without blocking others', async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const { hosts } = await readBlockedHosts(
    Array.from({ length: 20_000 }, (_, index) => `kasino-${index}.example`).join('\n'),
  )
  isDone = true
  expect(hosts).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(10)
})

test('lists licences that end within sixty days, the next to end first, expired ones and offers without any', async () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const withPermit = async (title: string, validTo: string | null) => {
    const { id } = await build.casino(db, { title })
    await build.licence(db, { casino: id, validTo, number: title })
  }
  await withPermit('Za dva měsíce', '2027-01-14')
  await withPermit('Za dva měsíce a den', '2027-01-15')
  await withPermit('Skončilo', '2026-11-14')
  await withPermit('Bez konce', null)
  const late = await build.casino(db, { title: 'Odebráno po konci' })
  await build.licence(db, { casino: late.id, validTo: '2026-10-31', revokedOn: '2026-11-10' })
  expect((await licencesDue(db, now)).map(({ title, kind, day }) => [title, kind, day])).toEqual([
    ['Sokol', 'unknown', null],
    ['Odebráno po konci', 'expired', '2026-10-31'],
    ['Skončilo', 'expired', '2026-11-14'],
    ['Za dva měsíce', 'ending', '2027-01-14'],
  ])
})

test('of several updates of the same list at once, one is stored and the others are refused', async () => {
  const { body } = await api.get('/blocked-addresses')
  const names = Array.from({ length: 6 }, (_, index) => `zaroven-${index}.example`)
  const answers = await Promise.all(names.map((name) => replace(name, { version: body.version })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  const stored = names.find((_, index) => answers[index]?.status === 200)
  expect((await api.get('/blocked-addresses/list.txt')).text).toBe(`${stored}\n`)
})
