import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#infra/project-root.server.ts'
import { p, page } from '#posts/content/build.ts'
import type { Browser } from '#testing/browser.ts'
import { ROUNDS, signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'

/** Longer than the lease of a process that was killed. */
const LATER_MS = 3 * 60_000

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Without a pause until the server is gone; collects what it acknowledged. */
async function publishUntilGone(editor: Browser, known: Set<string>): Promise<void> {
  for (;;) {
    try {
      const body = { title: `Zpráva ${known.size}`, slug: `zprava-${known.size}`, isActive: true, ...page(p('Text.')) }
      const made = await editor.send('POST', '/posts', { body })
      if (made.status !== 201) throw new Error(`Not saved: ${JSON.stringify(made.body)}`)
      known.add(String(made.body['id']))
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

test(`kill -9 while calls are made, ${ROUNDS} ×: whatever was published is told, each under one name`, async () => {
  const receiver = await startReceiver()
  const clock = join(folder, 'clock')
  const config = {
    ...(await createEmptyDatabase()),
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${join(projectRoot, 'e2e/moved-clock.mjs')}`,
  }
  const known = new Set<string>()
  const taken = new Set<string>()
  const names = new Map<string, Set<unknown>>()
  /** Whichever posts it tells of. Stops answering at its third call, so that the process dies during it. */
  function listen(stopsAt: number) {
    let calls = 0
    receiver.answer = (response, body) => {
      const id: string = JSON.parse(body).data.id
      names.set(id, (names.get(id) ?? new Set()).add(receiver.received.at(-1)?.headers['webhook-id']))
      calls++
      if (calls >= stopsAt) return
      taken.add(id)
      response.end()
    }
    return () => calls >= stopsAt
  }
  const start = async (round: number) => {
    writeFileSync(clock, String(round * LATER_MS))
    const server = await startServer(config)
    return { server, editor: await signIn(server) }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const isHanging = listen(3)
    const { server, editor } = await start(round)
    const body = { url: receiver.url, events: ['post.published'] }
    const made = round === 0 ? await editor.send('POST', '/webhooks', { body }) : undefined
    expect(made?.body['code']).toBeUndefined()
    const publishing = publishUntilGone(editor, known)
    await expect.poll(() => isHanging() && known.size > taken.size + 5, { timeout: 100_000 }).toBe(true)
    await server.kill('SIGKILL')
    await publishing
  }
  listen(Infinity)
  const { server } = await start(ROUNDS)
  await expect.poll(() => [...known].filter((id) => !taken.has(id)), { timeout: 100_000 }).toEqual([])
  await server.kill('SIGTERM')
  expect(known.size).toBeGreaterThan(5)
  expect([...names.values()].filter((given) => given.size !== 1)).toEqual([])
}, 400_000)
