import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createLog } from '#infra/log.server.ts'
import { errorResponse } from '#server/http/errors.ts'
import { AppError } from '#shared/app-error.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

function recordingLog() {
  const lines: { level: string; message: string; error?: unknown }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  return { lines, log: createLog({ level: 'info', pretty: false, write }) }
}

const { lines, log } = recordingLog()
const { port } = await serveSite({ ...(await createTestServices()), log })

test.each([
  ['with a length', 'Content-Length: 1000\r\n\r\n{"name":'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n'],
])('an aborted body %s is not logged as our error', async (_, rest) => {
  lines.length = 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = 'POST /api/v1/public/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  await new Promise((sent) => socket.write(head + rest, sent))
  // This response shows that the first request is being read.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  socket.destroy()
  await vi.waitUntil(() => lines.some(({ message }) => message === 'request'))
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('an unexpected error is logged in full, an overload in one short line', () => {
  const { lines: logged, log: own } = recordingLog()
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  expect(errorResponse(reset, 'id', own).status).toBe(503)
  expect(
    errorResponse(new AppError('UNAVAILABLE', undefined, undefined, { cause: reset }), 'id', own, true).status,
  ).toBe(503)
  expect(errorResponse(new AppError('UNAVAILABLE'), 'id', own).status).toBe(503)
  expect(logged.map(({ level, error }) => [level, error !== undefined])).toEqual([
    ['error', true],
    ['error', true],
    ['warn', false],
  ])
})
