import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#infra/log.server.ts'
import { createWriteBuffer } from '#infra/write-buffer.server.ts'

function createStore() {
  const lines: string[] = []
  const rows: number[] = []
  const state = { refuses: false }
  const log = createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) })
  const buffer = createWriteBuffer<number>('clicks', log, async (batch) => {
    await Promise.resolve()
    if (state.refuses) throw new Error('the database is locked')
    rows.push(...batch)
  })
  const add = (count: number) => {
    for (let number = 0; number < count; number++) buffer.add(number)
  }
  return { lines, rows, state, buffer, add }
}

afterEach(() => vi.useRealTimers())

test('what waits is written by itself', async () => {
  const { rows, buffer } = createStore()
  buffer.add(1)
  expect(rows).toEqual([])
  await vi.waitFor(() => expect(rows).toEqual([1]), { timeout: 10_000 })
})

test('the thousandth row is written at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rows, add } = createStore()
  add(1000)
  while (rows.length < 1000) await new Promise(setImmediate)
  expect(rows).toHaveLength(1000)
})

test('a flush waits for the running write and for rows added meanwhile', async () => {
  const { rows, buffer, add } = createStore()
  add(250)
  const first = buffer.flush()
  add(250)
  await Promise.all([first, buffer.flush()])
  expect(rows).toHaveLength(500)
})

test('while the database refuses, rows are buffered; then each is written once', async () => {
  const { lines, rows, state, buffer, add } = createStore()
  state.refuses = true
  add(450)
  await buffer.flush()
  await buffer.flush()
  state.refuses = false
  expect(rows).toEqual([])
  await buffer.flush()
  expect(rows).toHaveLength(450)
  expect(lines.filter((line) => line.includes('clicks wait'))).toHaveLength(1)
})

test('a stopping server retries while the database refuses', async () => {
  const { lines, rows, state, buffer, add } = createStore()
  state.refuses = true
  add(1)
  const finished = buffer.finish()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  state.refuses = false
  await finished
  expect(rows).toHaveLength(1)
})

test('memory is bounded: at most 10,000 wait, and the log says once that more are lost', async () => {
  const { lines, rows, state, buffer, add } = createStore()
  state.refuses = true
  add(10_050)
  await buffer.flush()
  state.refuses = false
  await buffer.flush()
  expect(rows).toHaveLength(10_000)
  expect(lines.filter((line) => line.includes('too many clicks'))).toHaveLength(1)
  expect(lines.some((line) => line.includes('"lost":50'))).toBe(true)
})
