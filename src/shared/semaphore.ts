import { AppError } from '#shared/app-error.ts'

interface Semaphore {
  /** Runs the work when a place is free; rejects if too many are waiting. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Allows at most `places` at once; the rest queue up. */
export function createSemaphore(places: number, maxWaiting = Infinity): Semaphore {
  const line: (() => void)[] = []
  let free = places
  return {
    async run(work) {
      if (free > 0) free--
      else if (line.length >= maxWaiting) throw new AppError('UNAVAILABLE')
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else free++
      }
    },
  }
}
