import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Takes into the values what a field holds beside them: a line, a tag or a name that nobody has confirmed yet. Says
 * whether nothing is left; a field that cannot take it says why under itself. Only a save may ask the server.
 */
type Commit = (reason: 'save' | 'collect') => boolean | Promise<boolean>

export interface PendingFields {
  add: (commit: Commit) => () => void
  /** What can be taken at once, e.g. because the window is closed. Says whether nothing is known to be left. */
  collect: () => boolean
  /** Before a save. Says whether all fields could. */
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
      // One after the other: two may change the same list.
      for (const commit of fields) isDone = (await commit('save')) && isDone
      return isDone
    },
  }
}

export const PendingContext = createContext<PendingFields | undefined>(undefined)

/** The fields of one form that may hold something beside its values. */
export const usePendingFields = (): PendingFields => useState(createPendingFields)[0]

/** For a field that may: called before its form is saved, applied or left. */
export function usePending(commit: Commit): void {
  const fields = use(PendingContext)
  const latest = useEffectEvent(commit)
  useEffect(() => fields?.add((reason) => latest(reason)), [fields])
}

/** For a field that has files on their way: a save waits for them, and whoever leaves before is asked. */
export function usePendingWork(): <T>(work: Promise<T>) => Promise<T> {
  const underWay = useRef(new Set<Promise<unknown>>())
  usePending((reason) => isWorkDone([...underWay.current], reason))
  return (work) => {
    underWay.current.add(work)
    return work.finally(() => underWay.current.delete(work))
  }
}

/** What a field with work under way answers. */
export const isWorkDone = (underWay: Promise<unknown>[], reason: 'save' | 'collect'): boolean | Promise<boolean> =>
  reason === 'collect' ? underWay.length === 0 : Promise.allSettled(underWay).then(() => true)
