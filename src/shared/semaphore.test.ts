import { expect, test } from 'vitest'
import { createSemaphore } from '#shared/semaphore.ts'

test('never exceeds its places and serves everyone in turn, whatever fails', async () => {
  const semaphore = createSemaphore(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    running++
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    order.push(number)
    running--
    if (number % 3 === 0) throw new Error('failed')
    return number
  }
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => semaphore.run(work(number))))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(7)
})

test('rejects when too many are waiting', async () => {
  const semaphore = createSemaphore(1, 1)
  let release = () => {}
  const first = semaphore.run(() => new Promise<void>((resolve) => (release = resolve)))
  const second = semaphore.run(async () => 'second')
  await expect(semaphore.run(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  release()
  await first
  expect(await second).toBe('second')
})
