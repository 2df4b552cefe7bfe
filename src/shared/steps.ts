/** Long work that can be paused between its steps: the server answers others meanwhile, a browser takes a key. */
export type Steps<T> = Generator<undefined, T>

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export async function withPauses<T>(steps: Steps<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

/** Shorter than a frame, so that a key typed meanwhile is drawn with the next one. */
const SLICE_MS = 8

/** In a browser: keys and drawing have their turn in between. Undefined if nobody wants the result any more. */
export async function inSlices<T>(steps: Steps<T>, isWanted: () => boolean): Promise<T | undefined> {
  for (let started = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - started < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return undefined
    started = performance.now()
  }
}
