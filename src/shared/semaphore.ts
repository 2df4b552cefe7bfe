import { AppError } from '#shared/app-error.ts'

export interface Semaphore {
  /** Runs the work when there is a place; refuses it when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** At most `places` at once; the others wait in line. */
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
