import { useState } from 'react'

/** A selected row as it was then. */
export interface Chosen {
  title: string
  version: number
}

/** The selected rows; the selection survives a change of the page. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())

  const toggle = (items: (Chosen & { id: string })[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const { id, title, version } of items) {
        if (isChosen) next.set(id, { title, version })
        else next.delete(id)
      }
      return next
    })

  const keep = (ids: string[]) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id))))

  return { chosen, toggle, keep, clear: () => setChosen(new Map()) }
}
export type Selection = ReturnType<typeof useSelection>
