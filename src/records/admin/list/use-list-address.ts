import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Parameters that do not affect which rows there are. */
const LOOKS = new Set(['page', 'sort', 'columns'])

/** Search, filters, sort, columns and page are in the address: Back restores the list, and a link shares it. */
export function useListAddress(names: readonly string[], defaults: Record<string, string>) {
  const [parameters, setParameters] = useSearchParams()
  /** The last change may not be rendered yet: a search must not undo a filter clicked just before. */
  const wanted = useRef(parameters)
  /** The changes since the last rendering, as addresses. */
  const asked = useRef<string[]>([])
  // With the rendering, not after it: a click may be faster.
  useLayoutEffect(() => {
    wanted.current = parameters
    asked.current = []
  }, [parameters])
  const values: Record<string, string> = {}
  for (const name of names) values[name] = parameters.get(name) ?? defaults[name] ?? ''

  /**
   * Any change returns to the first page, except of the page and of what is opened beside the list. Everything that a
   * list has in its address passes here, so that a delayed search does not close what was opened meanwhile.
   */
  function change(changes: Record<string, string>, options: { replace?: boolean; keepsPage?: boolean } = {}): void {
    // Something else has gone to another address that is not rendered yet: a view was saved or opened.
    const here = new URLSearchParams(window.location.search)
    const isOwn = here.toString() === parameters.toString() || asked.current.includes(here.toString())
    const next = new URLSearchParams(isOwn ? wanted.current : here)
    if (!('page' in changes) && !options.keepsPage) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === (defaults[name] ?? '')) next.delete(name)
      else next.set(name, value)
    }
    wanted.current = next
    asked.current.push(next.toString())
    setParameters(next, { replace: options.replace ?? false, preventScrollReset: true })
  }

  const isFiltered = names.some((name) => !LOOKS.has(name) && values[name] !== (defaults[name] ?? ''))
  const clear = () => change(Object.fromEntries(names.filter((name) => name !== 'columns').map((name) => [name, ''])))
  return { values, change, clear, isFiltered }
}
