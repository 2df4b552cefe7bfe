import type { ServerResponse } from 'node:http'
import { Webhook as Verifier } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { casinos } from '#entities/casino/collection.server.ts'
import { createCalling, createSweep } from '#features/webhooks/server/calling.ts'
import type { Subscribable } from '#features/webhooks/shared/events.ts'
import { forgetOldSecrets, listHooks } from '#features/webhooks/store.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { createAuthSite } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

const HOUR_S = 3600
const site = await createAuthSite({ WEBHOOK_PRIVATE_ADDRESSES: true })
const { db, services, pass } = site
// Records are stamped with the real time, calls are due by this clock.
pass((Date.now() - services.now().getTime()) / 1000 + 200)
let { browser: admin } = await site.signedIn()
const receiver = await startReceiver()

async function hook(events: Subscribable[], url = receiver.url) {
  const { status, body } = await admin.send('POST', '/webhooks', { body: { url, events } })
  expect([status, body['message']]).toEqual([201, undefined])
  return { id: String(body['id']), secret: String(body['secret']) }
}
const read = async (id: string) => (await listHooks(db)).find((each) => each.id === id)
const typesOf = () => receiver.received.map(({ body }) => JSON.parse(body).type)
const calling = createCalling(services)
const run = () => calling.run()

beforeEach(async () => {
  admin = (await site.signedIn()).browser
  await calling.leave()
  await db.deleteFrom('webhook').execute()
  receiver.received.length = 0
  receiver.answer = (response) => void response.end('taken')
})

test('tells of what readers see, and of no draft; whatever is taken back is not told', async () => {
  await hook(['published', 'updated', 'unpublished', 'archived', 'fact.changed'])
  const draft = await build.post(db, { isActive: false })
  await changeRecord(db, posts, draft.id, { title: 'Jiný koncept' }, SYSTEM, 'update')
  const casino = await build.casino(db, { title: 'Modrý Lev', payoutsSpeed: 24 })
  await changeRecord(db, casinos, casino.id, { payoutsSpeed: 48 }, SYSTEM, 'update')
  const refused = inTransaction(db, async (trx) => {
    await changeRecord(trx, casinos, casino.id, { payoutsSpeed: 72 }, SYSTEM, 'update')
    throw new Error('zpět')
  })
  await expect(refused).rejects.toThrow('zpět')
  await changeRecord(db, casinos, casino.id, { isActive: false }, SYSTEM, 'update')
  await changeRecord(db, casinos, casino.id, { isActive: true }, SYSTEM, 'update')
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  for (let at = 0; at < 10; at++) await run()
  expect(typesOf()).toEqual([
    'fact.changed',
    'casino.published',
    'fact.changed',
    'casino.updated',
    'casino.unpublished',
    'casino.published',
    'casino.archived',
  ])
  const [, published, fact, updated] = receiver.received.map(({ body }) => JSON.parse(body).data)
  expect(published).toEqual({ collection: 'casinos', id: casino.id, title: 'Modrý Lev', slug: 'modry-lev', version: 1 })
  expect(fact).toEqual({ collection: 'casinos', id: casino.id, fact: 'payoutsSpeed', before: 24, after: 48 })
  expect(updated.changed).toEqual(['payoutsSpeed'])
})

test('signs as Standard Webhooks says: forged, changed and replayed calls are recognised', async () => {
  const { id, secret } = await hook(['post.published'])
  await build.post(db, { title: 'Podepsaný' })
  await run()
  const [call] = receiver.received
  if (!call) throw new Error('Nobody called.')
  const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(value)]))
  expect(new Verifier(secret).verify(call.body, headers)).toMatchObject({ type: 'post.published' })
  expect(() => new Verifier(secret).verify(`${call.body} `, headers)).toThrow('signature')
  const old = String(Number(headers['webhook-timestamp']) - 600)
  expect(() => new Verifier(secret).verify(call.body, { ...headers, 'webhook-timestamp': old })).toThrow('old')
  const other = await hook(['post.published'])
  expect(() => new Verifier(other.secret).verify(call.body, headers)).toThrow('signature')
  const { body } = await admin.get(`/webhooks/${id}/deliveries`)
  expect(body['items']).toMatchObject([{ id: headers['webhook-id'], status: 200, response: 'taken', attempts: 1 }])
  expect(JSON.stringify((await admin.get('/webhooks')).body)).not.toContain(secret)
})

/** Which of the secrets have signed the latest call; whoever has it looks for any signature of its own. */
function signedBy(...secrets: string[]): boolean[] {
  const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' }
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const given = String(headers['webhook-signature']).split(' ')
  return secrets.map((secret) => given.includes(new Verifier(secret).sign(String(headers['webhook-id']), at, body)))
}

test('a new secret signs at once, and the one before beside it for a day', async () => {
  const { id, secret } = await hook(['post.published'])
  const callIt = () => admin.send('POST', `/webhooks/${id}/test`)
  await callIt()
  const rotated = await admin.send('POST', `/webhooks/${id}/secret`)
  const fresh = String(rotated.body['secret'])
  expect(signedBy(secret, fresh)).toEqual([true, false])
  await callIt()
  expect(signedBy(secret, fresh)).toEqual([true, true])
  expect(await read(id)).toMatchObject({ previousUntil: rotated.body['previousUntil'] })
  expect(JSON.stringify((await admin.get('/webhooks')).body)).not.toContain(secret)
  pass(24 * HOUR_S + 1)
  admin = (await site.signedIn()).browser
  await callIt()
  expect(signedBy(secret, fresh)).toEqual([false, true])
  await forgetOldSecrets(db, services.now())
  expect(JSON.stringify(await db.selectFrom('webhook').selectAll().execute())).not.toContain(secret)
})

test('has a name, which is kept by a test of its secret and goes with a save that has none', async () => {
  const made = await admin.send('POST', '/webhooks', {
    body: { url: receiver.url, events: ['published'], name: ' Zpravodaj ' },
  })
  const id = String(made.body['id'])
  expect(made.body['name']).toBe('Zpravodaj')
  await admin.send('POST', `/webhooks/${id}/secret`)
  expect(await read(id)).toMatchObject({ name: 'Zpravodaj' })
  const body = { url: receiver.url, events: ['published'] }
  expect((await admin.send('PUT', `/webhooks/${id}`, { body })).body).toMatchObject({ name: '', events: ['published'] })
})

test('there are twenty at most, with many requests at once either', async () => {
  const { browser: other } = await site.signedIn()
  const body = { url: receiver.url, events: ['published'] }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? admin : other).send('POST', '/webhooks', { body })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(await listHooks(db)).toHaveLength(20)
})

test('tries again under the same name, in the order of the record, while others go on', async () => {
  await hook(['post.published', 'post.updated'])
  const first = await build.post(db, { title: 'První' })
  await changeRecord(db, posts, first.id, { title: 'První podruhé' }, SYSTEM, 'update')
  const isFirst = (body: string) => body.includes(first.id)
  receiver.answer = (response, body) => {
    response.statusCode = isFirst(body) ? 500 : 200
    response.end()
  }
  await run()
  const second = await build.post(db, { title: 'Druhý' })
  pass(2)
  await run()
  expect(typesOf()).toEqual(['post.published', 'post.published'])
  expect(receiver.received[1]?.body).toContain(second.id)
  receiver.answer = (response) => void response.end()
  pass(10)
  await run()
  await run()
  expect(typesOf().slice(2)).toEqual(['post.published', 'post.updated'])
  expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
})

test('is paused after three days or by 410, keeps what waits, and sends it in order when started again', async () => {
  const { id } = await hook(['updated'])
  const post = await build.post(db)
  const save = (title: string) => changeRecord(db, posts, post.id, { title }, SYSTEM, 'update')
  await save('Úprava 1')
  receiver.answer = (response) => {
    response.statusCode = 503
    response.end('údržba')
  }
  const gaps: number[] = []
  for (let hours = 0, last = 0; hours < 90; hours += 0.25) {
    const before = receiver.received.length
    await run()
    if (receiver.received.length > before) {
      gaps.push(hours - last)
      last = hours
    }
    pass(HOUR_S / 4)
  }
  expect(gaps.length).toBeGreaterThan(8)
  expect(gaps.length).toBeLessThan(20)
  expect(await read(id)).toMatchObject({ isActive: false, pausedBecause: '503', waiting: 1 })
  await save('Úprava 2')
  await run()
  receiver.received.length = 0
  receiver.answer = (response) => void response.end()
  const body = { url: receiver.url, events: ['updated'], isActive: true }
  admin = (await site.signedIn()).browser
  expect((await admin.send('PUT', `/webhooks/${id}`, { body })).body).toMatchObject({ pausedAt: null, waiting: 2 })
  await run()
  await run()
  expect(receiver.received.map(({ body: sent }) => JSON.parse(sent).data.title)).toEqual(['Úprava 1', 'Úprava 2'])

  receiver.answer = (response) => {
    response.statusCode = 410
    response.end()
  }
  await save('Úprava 3')
  await run()
  expect(await read(id)).toMatchObject({ isActive: false, pausedBecause: '410', waiting: 1 })
})

test('the log is kept for two weeks; what waits longer for a webhook that nobody starts again goes with it', async () => {
  const [works, stands] = [await hook(['post.published']), await hook(['post.published'])]
  for (let at = 0; at < 3; at++) await build.post(db)
  await run()
  await db.updateTable('webhook').set({ isActive: 0, pausedAt: '2026-11-18' }).where('id', '=', stands.id).execute()
  await build.post(db)
  const old = Array.from({ length: 450 }, (_, at) => ({ at, id: `old-${at}` }))
  const [like] = await db.selectFrom('webhookDelivery').where('webhookId', '=', works.id).selectAll().limit(1).execute()
  if (!like) throw new Error('Nobody was called.')
  const createdAt = new Date(services.now().getTime() - 15 * 24 * HOUR_S * 1000).toISOString()
  for (const { at, id } of old) {
    const webhookId = at % 2 ? works.id : stands.id
    const taken = at % 2 ? {} : { deliveredAt: null, dueAt: createdAt }
    await db
      .insertInto('webhookDelivery')
      .values({ ...like, id, createdAt, webhookId, recordKey: id, ...taken })
      .execute()
  }
  // One that is still tried is not old news yet.
  const late = { id: 'late', createdAt, recordKey: 'late', deliveredAt: null, dueAt: services.now().toISOString() }
  await db
    .insertInto('webhookDelivery')
    .values({ ...like, ...late })
    .execute()
  const sweep = createSweep(services)
  await sweep.run()
  await sweep.leave()
  const kept = await db.selectFrom('webhookDelivery').where('createdAt', '=', createdAt).select('id').execute()
  expect(kept).toEqual([{ id: 'late' }])
  expect(await read(stands.id)).toMatchObject({ waiting: 1 })
})

test('a long queue of one address does not hold up another', async () => {
  const down = await startReceiver()
  down.answer = (response) => {
    response.statusCode = 500
    response.end()
  }
  await hook(['post.published'], down.url)
  for (let at = 0; at < 60; at++) await build.post(db)
  await hook(['post.updated'])
  const post = await build.post(db)
  await changeRecord(db, posts, post.id, { title: 'Nový název' }, SYSTEM, 'update')
  pass(60)
  await run()
  expect(typesOf()).toEqual(['post.updated'])
  expect(down.received).toHaveLength(1)
})

test('a process that dies during a call loses nothing: another one makes it', async () => {
  await hook(['post.published'])
  await build.post(db)
  let hung: ServerResponse | undefined
  receiver.answer = (response) => {
    hung = response
  }
  const lost = run()
  await expect.poll(() => receiver.received.length).toBe(1)
  receiver.answer = (response) => void response.end()
  const other = createCalling(services)
  await other.run()
  expect(receiver.received.length).toBe(1)
  pass(200)
  await other.run()
  await other.leave()
  expect(receiver.received.length).toBe(2)
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
  hung?.end()
  await lost
})

test('a test and a redelivery say how they went; a failed test is not tried again', async () => {
  const { id } = await hook(['post.published'])
  const tested = await admin.send('POST', `/webhooks/${id}/test`)
  expect(tested.body).toMatchObject({ type: 'test', status: 200 })
  const again = await admin.send('POST', `/webhooks/${id}/deliveries/${tested.body['id']}/redeliver`)
  expect(again.body).toMatchObject({ id: tested.body['id'], status: 200 })
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([tested.body['id'], tested.body['id']])
  receiver.answer = (response) => {
    response.writeHead(302, { location: receiver.url })
    response.end()
  }
  expect((await admin.send('POST', `/webhooks/${id}/test`)).body).toMatchObject({ status: 302, dueAt: null })
  expect(receiver.received.length).toBe(3)
  expect(await read(id)).toMatchObject({ waiting: 0, isActive: true, lastCalls: ['taken', 'failed'] })
})

test('calls no address of this machine or its network, whatever leads there', async () => {
  const closed = { ...services, env: { ...services.env, WEBHOOK_PRIVATE_ADDRESSES: false } }
  const strict = await createAuthSite()
  const { browser: other } = await strict.signedIn()
  const answers = [
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://１２７.0.0.1/',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest',
    'https://localhost/',
    'https://localhost./',
    'https://hacky.localhost/',
    'http://example.cz/',
    'https://jana:heslo@example.cz/',
    'ftp://example.cz/',
  ]
  for (const url of answers) {
    const { status, body } = await other.send('POST', '/webhooks', { body: { url, events: ['published'] } })
    expect([url, status, body['fields']?.[0].path]).toEqual([url, 422, 'url'])
  }
  // Stored while it was allowed, or led elsewhere when it was stored.
  for (const host of ['localhost', '[::ffff:127.0.0.1]', '2130706433']) {
    const { id } = await hook(['post.published'], receiver.url.replace('127.0.0.1', host))
    await build.post(db)
    const strictly = createCalling(closed)
    await strictly.run()
    await strictly.leave()
    expect(receiver.received).toEqual([])
    const { body } = await admin.get(`/webhooks/${id}/deliveries`)
    expect(body['items'][0]).toMatchObject({ status: null, response: 'leads to an address that is not public' })
  }
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%s) to an inner address is not followed, and is no success',
  async (status) => {
    const inner = await startReceiver()
    receiver.answer = (response) => {
      response.writeHead(status, { location: inner.url })
      response.end()
    }
    const { id } = await hook(['post.published'])
    await build.post(db)
    await run()
    expect([receiver.received.length, inner.received.length]).toEqual([1, 0])
    expect(await read(id)).toMatchObject({ waiting: 1 })
  },
)
