import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices, type Steps } from '#shared/steps.ts'

let clock = 0
const done: number[] = []

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Ten steps that take so long each. */
function* steps(milliseconds: number): Steps<string> {
  done.length = 0
  for (let step = 1; step <= 10; step++) {
    clock += milliseconds
    done.push(step)
    yield
  }
  return 'all'
}

test('short work is done at once, long work pauses after each slice', async () => {
  expect(await inSlices(steps(0), () => true)).toBe('all')
  const long = inSlices(steps(3), () => true)
  expect(done).toEqual([1, 2, 3])
  expect(await long).toBe('all')
  expect(done).toHaveLength(10)
})

test('what nobody wants any more is left', async () => {
  let isWanted = true
  const long = inSlices(steps(3), () => isWanted)
  isWanted = false
  expect(await long).toBeUndefined()
  expect(done).toEqual([1, 2, 3])
})
