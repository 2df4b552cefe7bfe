import { DatabaseUnavailable } from '#infra/db/errors.server.ts'

export interface Mutex {
  /** Waits until it is free; past the deadline (in milliseconds since 1970) it gives up. */
  acquire(deadline: number): Promise<void>
  release(): void
}

/** One at a time, in the order they came. */
export function createMutex(): Mutex {
  const waiting: (() => void)[] = []
  let isHeld = false
  return {
    async acquire(deadline) {
      if (!isHeld) {
        isHeld = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timeout)
          resolve()
        }
        const timeout = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1)
          reject(new DatabaseUnavailable(new Error('Others have been writing for too long.'), true))
        }, deadline - Date.now())
        waiting.push(go)
      })
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else isHeld = false
    },
  }
}
