import { useSyncExternalStore } from 'react'

const EVERY_MS = 15_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
}

/** One timer for all: a calendar has a card for every event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, EVERY_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time of a screen that was not open for a while would be that of its last visit. */
function read(): Date {
  if (timer === undefined && Date.now() - now.getTime() >= EVERY_MS) now = new Date()
  return now
}

export const useNow = (): Date => useSyncExternalStore(subscribe, read)
