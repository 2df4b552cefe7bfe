import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createLimitedServer } from '#server/limits.ts'

const LARGE = Buffer.alloc(20_000_000, 'x')
const server = createLimitedServer((_, response) => void response.end(LARGE), {
  headers: {},
  isStopping: () => false,
  slowReaderMs: 300,
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

const ask = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: example.cz\r\n\r\n')
  return socket
}

test('whoever does not read the answer is cut off', async () => {
  const socket = ask()
  socket.pause()
  const [accepted] = await once(server, 'connection')
  await once(accepted, 'close')
  socket.destroy()
  expect(accepted.destroyed).toBe(true)
})

test('whoever reads slowly, but reads, gets all of it', async () => {
  const socket = ask()
  let bytes = 0
  for await (const part of socket) {
    bytes += part.length
    if (bytes > LARGE.length) break
    // In all longer than the limit, which counts from the last bytes that were taken.
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  expect(bytes).toBeGreaterThan(LARGE.length)
})
