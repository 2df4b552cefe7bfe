import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLong, isWorthIt, type ServerProcess, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const IN_FLIGHT = 200
const MESSAGES = '/api/v1/public/messages'

/** Starts a call and, once the server waits for its body, returns a function that finishes it. */
async function begin({ port }: ServerProcess): Promise<() => Promise<number | undefined>> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: MESSAGES, agent: false, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // Reported to the caller that finishes it.
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

/** The readiness responses, one after another, until connections are refused. */
async function readinessUntilClosed(server: ServerProcess): Promise<number[]> {
  const said: number[] = []
  for (;;) {
    // While closing, a connection may still be accepted, but gets no response.
    const answer = await server.request('/readyz', { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    if (!answer) return said
    said.push(answer.status)
    await pause(10)
  }
}

// Each of several processes stops like a single one.
test.runIf(isWorthIt).each(isLong ? [1, 2] : [2])(
  'SIGTERM with 200 requests in flight, %d process(es): fails readiness, closes, answers them all, and exits',
  async (count) => {
    const server = await startServer({ ...(await createEmptyDatabase()), WEB_CONCURRENCY: String(count) })
    const finish = await Promise.all(Array.from({ length: IN_FLIGHT }, () => begin(server)))

    const started = performance.now()
    const ended = server.kill('SIGTERM')
    const readiness = await readinessUntilClosed(server)
    // Long enough for a load balancer to see it.
    expect(readiness.slice(-10)).toEqual(Array(10).fill(503))

    expect(await Promise.all(finish.map((end) => end()))).toEqual(Array(IN_FLIGHT).fill(422))
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - started).toBeLessThan(10_000)
  },
)

test.runIf(isLong)('a client that never ends its request does not prevent the exit', async () => {
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
