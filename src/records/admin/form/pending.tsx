import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Commits input that a field holds outside the form values. Returns whether nothing is left; a field that cannot commit
 * shows why. Only a save may call the server.
 */
type Commit = (reason: 'save' | 'collect') => boolean | Promise<boolean>

export interface PendingFields {
  add: (commit: Commit) => () => void
  /** Commits what is possible synchronously, as when the window closes. Returns whether nothing seems to be left. */
  collect: () => boolean
  /** Called before a save. Returns whether all fields succeeded. */
  commit: () => Promise<boolean>
}

function createPendingFields(): PendingFields {
  const fields = new Set<Commit>()
  return {
    add(commit) {
      fields.add(commit)
      return () => fields.delete(commit)
    },
    collect() {
      return [...fields].map((commit) => commit('collect')).every((isDone) => isDone !== false)
    },
    async commit() {
      let isDone = true
      // One after the other: two fields may change the same list.
      for (const commit of fields) isDone = (await commit('save')) && isDone
      return isDone
    },
  }
}

export const PendingContext = createContext<PendingFields | undefined>(undefined)

export const usePendingFields = (): PendingFields => useState(createPendingFields)[0]

export function usePending(commit: Commit): void {
  const fields = use(PendingContext)
  const latest = useEffectEvent(commit)
  useEffect(() => fields?.add((reason) => latest(reason)), [fields])
}

/** For a field with uploads in progress: a save waits for them, and leaving asks for confirmation. */
export function usePendingWork(): <T>(work: Promise<T>) => Promise<T> {
  const underWay = useRef(new Set<Promise<unknown>>())
  usePending((reason) =>
    reason === 'collect' ? underWay.current.size === 0 : Promise.allSettled(underWay.current).then(() => true),
  )
  return (work) => {
    underWay.current.add(work)
    return work.finally(() => underWay.current.delete(work))
  }
}
