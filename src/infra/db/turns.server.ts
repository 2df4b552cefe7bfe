import { setImmediate as nextTurn } from 'node:timers/promises'

/** Nobody else is answered during a turn of the event loop. */
const LONGEST_TURN_MS = 8

let began: number | undefined

/**
 * SQLite answers at once, so work of many short queries would never let go of the event loop by itself: an import, or an
 * action on two hundred records, would be one turn. Called before each query.
 */
export async function letOthersRun(): Promise<void> {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
  } else if (now - began > LONGEST_TURN_MS) await nextTurn()
}
