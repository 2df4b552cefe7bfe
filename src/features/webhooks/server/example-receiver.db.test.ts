import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createCalling } from '#features/webhooks/server/calling.ts'
import { afterFile } from '#testing/after-file.ts'
import { createAuthSite } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

const site = await createAuthSite({ WEBHOOK_PRIVATE_ADDRESSES: true })
const { db, services, pass, signedIn } = site
// The other side looks at its own clock; what is queued is due by ours.
pass((Date.now() - services.now().getTime()) / 1000 + 60)
const { browser: admin } = await signedIn()
const recorder = await startReceiver()

async function startExample(secret: string) {
  const [, example = ''] = /```js\n(\/\/ node receiver[^]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? []
  const file = join(services.env.DATA_DIR, 'receiver.mjs')
  writeFileSync(file, example)
  const child = spawn(process.execPath, [file, '0', secret], { stdio: ['ignore', 'pipe', 'inherit'] })
  afterFile(() => void child.kill())
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  await expect.poll(() => said[0]).toMatch(/^listening on \d+$/)
  return { said, url: `http://127.0.0.1:${said[0]?.split(' ').at(-1)}/` }
}

test('the receiver in docs/api.md takes our calls once, and no forged, changed or replayed one', async () => {
  const body = { url: recorder.url, events: ['published'] }
  const { body: made } = await admin.send('POST', '/webhooks', { body })
  const secret = String(made['secret'])
  const example = await startExample(secret)
  const calling = createCalling(services)
  const callAbout = async (title: string) => {
    await build.post(db, { title })
    await calling.run()
    const call = recorder.received.at(-1)
    if (!call) throw new Error('Nobody called.')
    const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(value)]))
    return { headers, body: call.body }
  }
  const deliver = async ({ headers, body: sent }: { headers: Record<string, string>; body: string }) => {
    const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headers[name] ?? ''])
    const answer = await fetch(example.url, { method: 'POST', headers: Object.fromEntries(signed), body: sent })
    return answer.status
  }
  const call = await callAbout('Nový článek')
  expect(await deliver(call)).toBe(200)
  expect(await deliver(call)).toBe(200)
  expect(await deliver({ ...call, body: call.body.replace('Nový', 'Starý') })).toBe(401)
  const late = { ...call.headers, 'webhook-timestamp': String(Number(call.headers['webhook-timestamp']) + 1) }
  expect(await deliver({ ...call, headers: late })).toBe(401)
  expect(await deliver({ ...call, headers: {} })).toBe(401)
  // Ours, with a right signature, but kept by somebody for six minutes.
  const at = new Date(Date.now() - 6 * 60_000)
  const id = 'kept'
  const signature = new Verifier(secret).sign(id, at, call.body)
  const seconds = String(Math.floor(at.getTime() / 1000))
  const kept = { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature }
  expect(await deliver({ ...call, headers: kept })).toBe(401)
  await calling.leave()
  expect(example.said.slice(1)).toEqual(['post.published'])
})
