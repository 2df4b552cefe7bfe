import { AppError } from '#shared/app-error.ts'

interface Semaphore {
  /** Runs the work when a place is free; rejects if too many are waiting. Those ahead have a line of their own, which goes first. */
  run<T>(work: () => Promise<T>, isAhead?: boolean): Promise<T>
}

export function createSemaphore(places: number, maxWaiting = Infinity): Semaphore {
  const line: (() => void)[] = []
  const lineAhead: (() => void)[] = []
  let free = places
  return {
    async run(work, isAhead = false) {
      const own = isAhead ? lineAhead : line
      if (free > 0) free--
      else if (own.length >= maxWaiting) throw new AppError('UNAVAILABLE')
      else await new Promise<void>((resolve) => own.push(resolve))
      try {
        return await work()
      } finally {
        const next = lineAhead.shift() ?? line.shift()
        if (next) next()
        else free++
      }
    },
  }
}
