import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLong, isWorthIt, type ServerProcess, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const IN_FLIGHT = 200
const MESSAGES = '/api/v1/public/messages'

/** Begins a call and, once the server waits for its body, answers how to finish it. */
async function begin({ port }: ServerProcess): Promise<() => Promise<number | undefined>> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: MESSAGES, agent: false, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // Told to whoever finishes it.
  answered.catch(() => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  return async () => {
    sent.end('{}')
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
}

/** What readiness says, one after another, until nobody is let in any more. */
async function readinessUntilClosed(server: ServerProcess): Promise<number[]> {
  const said: number[] = []
  for (;;) {
    // In the moment of closing a connection may still be made, to which nobody answers any more.
    const answer = await server.request('/readyz', { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    if (!answer) return said
    said.push(answer.status)
    await pause(10)
  }
}

// Each of several processes stops as a single one does.
test.runIf(isWorthIt).each(isLong ? [1, 2] : [2])(
  'SIGTERM with 200 requests in flight, %d process(es): it says so, closes, answers them all, and ends',
  async (count) => {
    const server = await startServer({ ...(await createEmptyDatabase()), WEB_CONCURRENCY: String(count) })
    const finish = await Promise.all(Array.from({ length: IN_FLIGHT }, () => begin(server)))

    const started = performance.now()
    const ended = server.kill('SIGTERM')
    const readiness = await readinessUntilClosed(server)
    // Long enough for a balancer to see it.
    expect(readiness.slice(-10)).toEqual(Array(10).fill(503))

    expect(await Promise.all(finish.map((end) => end()))).toEqual(Array(IN_FLIGHT).fill(422))
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - started).toBeLessThan(10_000)
  },
)

test.runIf(isLong)('a client that never ends its request does not keep the server from ending', async () => {
  const server = await startServer(await createEmptyDatabase())
  const sending = fetch(server.url + MESSAGES, {
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
