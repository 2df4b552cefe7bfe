import { useState } from 'react'

export type Decision = 'accepted' | 'refused'
export type Decisions = ReadonlyMap<string, Decision>

const NONE: Decisions = new Map()

/** Only in the browser until they are saved: each step can be taken back. */
export function useDecisions() {
  const [steps, setSteps] = useState<Decisions[]>([NONE])
  const [note, setNote] = useState('')
  const now = steps.at(-1) ?? NONE
  return {
    now,
    note,
    setNote,
    mayUndo: steps.length > 1,
    undo: () => setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all)),
    decide: (given: Iterable<[string, Decision | undefined]>) => {
      const next = new Map(now)
      for (const [key, decision] of given) {
        if (decision) next.set(key, decision)
        else next.delete(key)
      }
      setSteps((all) => [...all, next])
    },
    forget: () => {
      setSteps([NONE])
      setNote('')
    },
  }
}

export type Deciding = ReturnType<typeof useDecisions>
