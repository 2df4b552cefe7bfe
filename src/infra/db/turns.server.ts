export interface Turns {
  /** Waits for one's turn; after the deadline (in milliseconds since 1970) it is refused. */
  take(deadline: number): Promise<void>
  give(): void
}

/** One at a time, in the order they came. */
export function createTurns(): Turns {
  const line: (() => void)[] = []
  let isTaken = false
  return {
    async take(deadline) {
      if (!isTaken) {
        isTaken = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(patience)
          resolve()
        }
        const patience = setTimeout(() => {
          line.splice(line.indexOf(go), 1)
          reject(new Error('database is locked: others have been writing for too long'))
        }, deadline - Date.now())
        line.push(go)
      })
    },
    give() {
      const next = line.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
