import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isLong, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const server = await startServer(await createEmptyDatabase())
afterAll(() => server.kill('SIGKILL'))

const ROUNDS = isLong ? 200 : 15
const CALL = { path: '/api/v1/public/messages', type: 'application/json' }
const FORM = { path: '/kontaktujte-nas/', type: 'application/x-www-form-urlencoded' }
const PIECE = Buffer.alloc(256_000, 'a')
const PIECES = 24

type Target = typeof CALL
/** The response, and all errors. */
interface Outcome {
  status: number
  trouble: string[]
}

/** Sends chunk by chunk until the response arrives, as fast as possible or with pauses. */
const withNode =
  (restMs: number, isChunked: boolean) =>
  async ({ path, type }: Target): Promise<Outcome> => {
    const trouble: string[] = []
    const length = isChunked ? {} : { 'content-length': PIECE.length * PIECES }
    const sent = request(server.url + path, { method: 'POST', headers: { 'content-type': type, ...length } })
    sent.on('error', (error: NodeJS.ErrnoException) => trouble.push(error.code ?? error.message))
    const answered = once(sent, 'response')
    const received = { isAnswered: false }
    const answer = answered.then(async ([response]) => {
      received.isAnswered = true
      response.resume()
      await once(response, 'end')
      return response.statusCode
    })
    for (let piece = 0; piece < PIECES && !received.isAnswered; piece++) {
      if (!sent.write(PIECE)) await Promise.race([once(sent, 'drain'), answered])
      if (restMs > 0) await pause(restMs)
    }
    if (!received.isAnswered) sent.end()
    return { status: await answer, trouble }
  }

/** Sends everything before it reads the response, even if the other side has closed. */
const withSocket =
  (restMs: number) =>
  async ({ path, type }: Target): Promise<Outcome> => {
    const trouble: string[] = []
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', (error: NodeJS.ErrnoException) => trouble.push(error.code ?? error.message))
    const closed = once(socket, 'close')
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => (received += String(text)))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${PIECE.length * PIECES}\r\n\r\n`,
    )
    for (let piece = 0; piece < PIECES && !socket.destroyed; piece++) {
      if (!socket.write(PIECE)) await Promise.race([once(socket, 'drain'), closed])
      if (restMs > 0) await pause(restMs)
    }
    socket.end()
    await closed
    return { status: Number(received.slice('HTTP/1.1 '.length, 'HTTP/1.1 413'.length)), trouble }
  }

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
)

async function withCurl({ path, type }: Target): Promise<Outcome> {
  const body = ['-X', 'POST', '-H', `Content-Type: ${type}`, '--data-binary', '@-', server.url + path]
  const child = promisify(execFile)('curl', ['-sS', '-o', '/dev/null', '-w', '%{http_code}', ...body])
  child.child.stdin?.on('error', () => {})
  child.child.stdin?.end(Buffer.concat(Array(PIECES).fill(PIECE)))
  const { stdout, stderr } = await child
  return { status: Number(stdout), trouble: stderr === '' ? [] : [stderr] }
}

const SENDERS: [string, (target: Target) => Promise<Outcome>][] = [
  ['a quick client', withNode(0, false)],
  ['a slow client', withNode(30, false)],
  ['a quick client that does not say how much', withNode(0, true)],
  ['a slow client that does not say how much', withNode(30, true)],
  ['a quick one that says all first', withSocket(0)],
  ['a slow one that says all first', withSocket(60)],
  ...(hasCurl ? [['curl', withCurl] as [string, typeof withCurl]] : []),
]

test.each(SENDERS)('%s gets a 413 every time, and the connection is never reset', async (_, send) => {
  for (const target of [CALL, FORM]) {
    const outcomes = await Promise.all(
      Array.from({ length: ROUNDS }, async (__, round) => {
        await pause(round * 10)
        return send(target)
      }),
    )
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 413, trouble: [] })))
  }
})
