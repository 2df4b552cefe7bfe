import { stat } from 'node:fs'
import { expect, test } from 'vitest'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'

const LONG_MS = 30

const work = () => {
  const end = performance.now() + LONG_MS
  while (performance.now() < end);
}

/** Runs as requests do: in the callback of a read. */
const inCallback = <T>(run: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => stat('.', () => void run().then(resolve, reject)))

test('what others read meanwhile is handled before the next step', async () => {
  const handled = await inCallback(async () => {
    let isRead = false
    stat('.', () => {
      isRead = true
    })
    await yieldToEventLoop()
    work()
    await yieldToEventLoop()
    return isRead
  })
  expect(handled).toBe(true)
})

test('what follows a pause counts from its beginning', async () => {
  const wasPaused = await inCallback(async () => {
    await yieldToEventLoop()
    work()
    await yieldToEventLoop()
    let isNextTurn = false
    setImmediate(() => {
      isNextTurn = true
    })
    work()
    await yieldToEventLoop()
    return isNextTurn
  })
  expect(wasPaused).toBe(true)
})
