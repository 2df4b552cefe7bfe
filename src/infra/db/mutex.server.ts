import { DatabaseUnavailable } from '#infra/db/errors.server.ts'

export interface Mutex {
  /** The deadline is in milliseconds since 1970. */
  acquire(deadline: number): Promise<void>
  release(): void
}

/** One holder at a time, first come, first served. */
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
