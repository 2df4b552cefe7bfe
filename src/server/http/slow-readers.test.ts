import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createSlowReaderCheck } from '#server/http/slow-readers.ts'
import { portOf } from '#testing/port-of.ts'

const ending: (() => void)[] = []
afterEach(() => ending.splice(0).forEach((end) => end()))

const PATIENCE = 75_000

/** Two ends of a connection: one sends much, the other does not read yet. */
async function open() {
  const server = createServer((socket) => void socket.on('error', () => {}))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const reader = connect(portOf(server), '127.0.0.1').pause()
  const writer = await connected
  ending.push(
    () => reader.destroy(),
    () => writer.destroy(),
    () => server.close(),
  )
  return { reader, writer }
}

async function read(reader: Socket, bytes: number): Promise<void> {
  for (let left = bytes; left > 0;) {
    const part: Buffer | null = reader.read()
    if (part) left -= part.length
    else await once(reader, 'readable')
  }
}

test('a client that stops reading is cut 75 s after the last byte it took, a reading one is not', async () => {
  const { reader, writer } = await open()
  const check = createSlowReaderCheck(PATIENCE)
  writer.write(Buffer.alloc(100_000_000))
  let now = 0
  check([writer], now)
  for (let round = 0; round < 4; round++) {
    // More than the kernel's buffers, so that some of it came from the program since the last time.
    await read(reader, 20_000_000)
    check([writer], (now += 10 * PATIENCE))
    expect(writer.destroyed).toBe(false)
  }
  // The kernel still takes a little.
  while (!writer.destroyed) {
    check([writer], now)
    check([writer], now + PATIENCE - 1)
    expect(writer.destroyed).toBe(false)
    check([writer], (now += PATIENCE))
    await nextTurn()
  }
})

test('a client that has read everything may stay idle', async () => {
  const { reader, writer } = await open()
  const check = createSlowReaderCheck(PATIENCE)
  writer.write(Buffer.alloc(60_000_000))
  check([writer], 0)
  await read(reader, 60_000_000)
  await vi.waitUntil(() => writer.writableLength === 0)
  for (const now of [1, PATIENCE, 10 * PATIENCE]) check([writer], now)
  expect(writer.destroyed).toBe(false)
  // And the timeout starts again for the next response.
  writer.write(Buffer.alloc(60_000_000))
  check([writer], 10 * PATIENCE + 1)
  expect(writer.destroyed).toBe(false)
})
