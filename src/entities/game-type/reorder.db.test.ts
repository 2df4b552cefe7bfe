import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { orderedGameTypes, privateGameTypeCalls } from '#entities/game-type/api.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { reorder } from '#records/crud/reorder.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateGameTypeCalls)

beforeEach(async () => {
  await db.deleteFrom('gameType').execute()
  await db.deleteFrom('audit').execute()
})

/** Three game types in order 1, 2 and 3. */
const three = async (): Promise<[string, string, string]> => [
  (await build.gameType(db, 'Automaty')).id,
  (await build.gameType(db, 'Ruleta')).id,
  (await build.gameType(db, 'Poker')).id,
]
const shown = async (): Promise<string[]> =>
  (await api.get('/game-types')).body.items.map(
    (item: { title: string; order: number }) => `${item.order} ${item.title}`,
  )

test('reorders records, with a revision and an audit entry each', async () => {
  const [automaty, ruleta, poker] = await three()
  const { status, body } = await api.post('/game-types/reorder', { ids: [poker, ruleta, automaty] }, 'editor')
  expect([status, body]).toEqual([200, { ids: [poker, ruleta, automaty] }])
  expect(await shown()).toEqual(['1 Poker', '2 Ruleta', '3 Automaty'])

  const audit = await db.selectFrom('audit').where('action', '=', 'reorder').selectAll().execute()
  expect(audit.map(({ recordId, actorId, change }) => [recordId, actorId, JSON.parse(change)])).toEqual(
    expect.arrayContaining([
      [poker, 'test-editor', { order: { from: 3, to: 1 } }],
      [automaty, 'test-editor', { order: { from: 1, to: 3 } }],
    ]),
  )
  // Records that keep their position are not changed.
  expect(audit).toHaveLength(2)
  expect((await api.get(`/game-types/${ruleta}`)).body.version).toBe(1)
  const { items } = (await api.get(`/game-types/${poker}/revisions`)).body
  expect(items.map((revision: { number: number }) => revision.number)).toEqual([2, 1])
})

test('records added meanwhile come last', async () => {
  const [automaty, ruleta, poker] = await three()
  await build.gameType(db, 'Bingo')
  await api.post('/game-types/reorder', { ids: [ruleta, poker, automaty] })
  expect(await shown()).toEqual(['1 Ruleta', '2 Poker', '3 Automaty', '4 Bingo'])
})

test('an archived or unknown id changes nothing', async () => {
  const [automaty, ruleta, poker] = await three()
  await archiveRecord(db, gameTypes, poker, SYSTEM)
  for (const id of [poker, 'neni-0001']) {
    const refused = await api.post('/game-types/reorder', { ids: [ruleta, automaty, id] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', fields: [{ path: 'ids' }] } })
  }
  expect((await api.post('/game-types/reorder', { ids: [] })).status).toBe(422)
  expect(await shown()).toEqual(['1 Automaty', '2 Ruleta'])
})

test('concurrent reorders leave one consistent order', async () => {
  const ids = await three()
  const orders = [ids.toReversed(), [ids[1], ids[2], ids[0]]]
  const results = await Promise.allSettled(orders.map((order) => reorder(db, orderedGameTypes, order, SYSTEM)))
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  const after = (await api.get('/game-types')).body.items
  expect(after.map((item: { order: number }) => item.order)).toEqual([1, 2, 3])
  expect(orders).toContainEqual(after.map((item: { id: string }) => item.id))
})
