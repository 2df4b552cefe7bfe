import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Which rows there are does not depend on these. */
const LOOKS = new Set(['page', 'sort', 'columns'])

/** Search, filters, sort, columns and page live in the address: Back brings the same list, and a link shows it to a colleague. */
export function useListAddress(names: readonly string[], defaults: Record<string, string>) {
  const [parameters, setParameters] = useSearchParams()
  /** As the last change wanted it, which may not be drawn yet: a search must not undo a filter clicked just before. */
  const wanted = useRef(parameters)
  useEffect(() => {
    wanted.current = parameters
  }, [parameters])
  const values: Record<string, string> = {}
  for (const name of names) values[name] = parameters.get(name) ?? defaults[name] ?? ''

  /** Anything but turning the page begins at the first one. */
  function change(changes: Record<string, string>, options: { replace?: boolean; keepsPage?: boolean } = {}): void {
    const next = new URLSearchParams(wanted.current)
    if (!('page' in changes) && !options.keepsPage) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === (defaults[name] ?? '')) next.delete(name)
      else next.set(name, value)
    }
    wanted.current = next
    setParameters(next, { replace: options.replace ?? false, preventScrollReset: true })
  }

  const isFiltered = names.some((name) => !LOOKS.has(name) && values[name] !== (defaults[name] ?? ''))
  const clear = () => change(Object.fromEntries(names.filter((name) => name !== 'columns').map((name) => [name, ''])))
  return { values, change, clear, isFiltered }
}
