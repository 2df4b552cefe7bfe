import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLong, isWorthIt, type ServerProcess, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const IN_FLIGHT = 200

/** A request on a connection that is open before the server is told to stop. */
function ask(agent: Agent, { port }: ServerProcess, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}

test.runIf(isWorthIt).each([1, 2])(
  'SIGTERM with 200 requests in flight, %d process(es): all are answered, then it ends',
  async (count) => {
    const server = await startServer({ ...(await createEmptyDatabase()), WEB_CONCURRENCY: String(count) })
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
    await Promise.all(Array.from({ length: IN_FLIGHT }, () => ask(agent, server, '/healthz')))

    const started = performance.now()
    const answers = Array.from({ length: IN_FLIGHT }, (_, index) => ask(agent, server, `/hledat/?q=kasino+${index}`))
    const isFirstAnswered = Promise.race(answers)
    await isFirstAnswered
    const ended = server.kill('SIGTERM')
    // Still open to whoever comes in this moment, and already saying that it leaves.
    let readiness = 200
    while (readiness === 200) readiness = (await server.request('/readyz')).status
    expect(readiness).toBe(503)

    expect(await Promise.all(answers)).toEqual(Array(IN_FLIGHT).fill(200))
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - started).toBeLessThan(10_000)
    await expect(server.request('/healthz')).rejects.toThrow('fetch failed')
    agent.destroy()
  },
)

test.runIf(isLong)('a client that never ends its request does not keep the server from ending', async () => {
  const server = await startServer(await createEmptyDatabase())
  const sending = fetch(`${server.url}/api/v1/public/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
      pull: () => pause(60_000, undefined, { ref: false }),
    }),
    duplex: 'half',
  } as RequestInit)
  const isCut = sending.then(
    () => false,
    () => true,
  )
  await pause(100)
  const started = performance.now()
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(await isCut).toBe(true)
})
