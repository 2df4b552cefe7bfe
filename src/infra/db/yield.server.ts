import { setImmediate as nextTurn } from 'node:timers/promises'

/** One iteration of the event loop: nothing else runs during it. */
const LONGEST_TURN_MS = 8

let began: number | undefined

/** SQLite is synchronous: an import, or an action on two hundred records, would never yield by itself. */
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
