import { useState } from 'react'

/** The selected rows; the selection survives a change of the page. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())

  const toggle = (items: { id: string; title: string }[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const { id, title } of items) {
        if (isChosen) next.set(id, title)
        else next.delete(id)
      }
      return next
    })

  const keep = (ids: string[]) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id))))

  return { chosen, toggle, keep, clear: () => setChosen(new Map()) }
}
export type Selection = ReturnType<typeof useSelection>
