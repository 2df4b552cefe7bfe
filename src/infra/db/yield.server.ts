import { setImmediate as nextTurn } from 'node:timers/promises'

/** One iteration of the event loop: nothing else runs during it. */
const LONGEST_TURN_MS = 8

let began: number | undefined

/**
 * SQLite is synchronous, so work of many short queries would never yield to the event loop by itself: an import, or an
 * action on two hundred records, would block it. Called before each query, and between the steps of work on a large body.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (began !== undefined && performance.now() - began > LONGEST_TURN_MS) {
    await nextTurn()
    // What began in an I/O callback is still before the next poll for I/O: other requests are read after that.
    await nextTurn()
  }
  if (began !== undefined) return
  began = performance.now()
  setImmediate(() => {
    began = undefined
  })
}
