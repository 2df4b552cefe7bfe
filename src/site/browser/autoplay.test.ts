import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTOPLAY_MS, startAutoplay } from '#site/browser/autoplay.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const slider = { isConnected: true, isUsed: false, matches: () => slider.isUsed }
  const [advance, onStop] = [vi.fn<() => void>(), vi.fn<() => void>()]
  return { slider, advance, onStop, stop: startAutoplay({ slider, advance, onStop }) }
}

test('a slider advances while it is in sight and nobody uses it', () => {
  const { slider, advance } = start()
  vi.advanceTimersByTime(2 * AUTOPLAY_MS)
  expect(advance).toHaveBeenCalledTimes(2)
  slider.isUsed = true
  vi.advanceTimersByTime(AUTOPLAY_MS)
  slider.isUsed = false
  vi.stubGlobal('document', { hidden: true })
  vi.advanceTimersByTime(AUTOPLAY_MS)
  expect(advance).toHaveBeenCalledTimes(2)
})

test('it stops when the visitor pauses it', () => {
  const { advance, onStop, stop } = start()
  stop()
  vi.advanceTimersByTime(2 * AUTOPLAY_MS)
  expect([advance.mock.calls.length, onStop.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0])
})

test('it stops when its page is gone', () => {
  const { slider, advance, onStop } = start()
  slider.isConnected = false
  vi.advanceTimersByTime(3 * AUTOPLAY_MS)
  expect([advance.mock.calls.length, onStop.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0])
})
