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

/** How often the work offered a turn to others, with a clock so fast that every step counts as a long one. */
export async function offersDuring(work: () => Promise<unknown>): Promise<number> {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  try {
    await work()
    // Read at each offer. Iterations of the event loop would not do: they also pass while a thread is waited for.
    return clock.mock.calls.length
  } finally {
    clock.mockRestore()
  }
}
