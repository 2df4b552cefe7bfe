import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

/** How many event loop iterations passed during the work. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work().finally(() => {
    isDone = true
  })
  return turns
}

const measured = new AsyncLocalStorage<true>()

/** How often the work offered a turn to others, with a clock so fast that every step counts as a long one. */
export async function offersDuring(work: () => Promise<unknown>): Promise<number> {
  let now = performance.now()
  let offers = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    // Read at each offer, also by what other tests of this process left running. Iterations of the event loop would not
    // do: they also pass while a thread is waited for.
    if (measured.getStore()) offers++
    return (now += 1000)
  })
  try {
    await measured.run(true, work)
    return offers
  } finally {
    clock.mockRestore()
  }
}
