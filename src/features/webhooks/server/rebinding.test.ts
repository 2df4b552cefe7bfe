import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { createCalling } from '#features/webhooks/server/calling.ts'
import { createAuthSite } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

const site = await createAuthSite({ WEBHOOK_PRIVATE_ADDRESSES: true })
const { db, services, pass, signedIn } = site
pass((Date.now() - services.now().getTime()) / 1000 + 60)
const receiver = await startReceiver()
const closed = { ...services, env: { ...services.env, WEBHOOK_PRIVATE_ADDRESSES: false } }

const { lookup } = dns
afterEach(() => answerWith(lookup))

/** The name server of somebody else, who answers as they like. */
function answerWith(own: unknown): void {
  Reflect.set(dns, 'lookup', own)
  syncBuiltinESMExports()
}

const leadsTo = (...addresses: string[]) => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  answerWith((_host: string, _options: object, done: (error: null, all: typeof found) => void) => done(null, found))
}

test.each([
  ['leads here by now', ['127.0.0.1']],
  ['leads to an inner address, too', ['93.184.216.34', '127.0.0.1']],
  ['leads here in the spelling of IPv6', ['::ffff:127.0.0.1']],
  ['leads here in hexadecimal digits', ['::ffff:7f00:1']],
  ['leads here through a translation of addresses', ['64:ff9b::7f00:1']],
  ['leads to the metadata of the machine', ['169.254.169.254']],
])('a webhook whose name was public when it was stored and %s is not called', async (_, addresses) => {
  await db.deleteFrom('webhook').execute()
  const url = receiver.url.replace('127.0.0.1', 'zmeni-se.example')
  const { browser: admin } = await signedIn()
  const { body: made } = await admin.send('POST', '/webhooks', { body: { url, events: ['published'] } })
  leadsTo('127.0.0.1')
  // Where an intranet is allowed, the name does lead to the receiver.
  expect((await admin.send('POST', `/webhooks/${made['id']}/test`)).body['status']).toBe(200)
  receiver.received.length = 0
  leadsTo(...addresses)
  await build.post(db)
  const calling = createCalling(closed)
  await calling.run()
  await calling.leave()
  expect(receiver.received).toEqual([])
  const { body } = await admin.get(`/webhooks/${made['id']}/deliveries`)
  expect(body['items'][0]).toMatchObject({ status: null, response: 'leads to an address that is not public' })
})
