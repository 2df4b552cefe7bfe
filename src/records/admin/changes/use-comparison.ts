import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const NAME = 'compare'

/** Whether the comparison is open, and of which change: links from lists and Today open it directly. */
export function useComparison() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const requested = search.get(NAME)
  const [changeId, setChangeId] = useState(requested || undefined)
  const [isOpen, setOpen] = useState(requested !== null)
  // Removed from the address at once: going back to the form must not open it again.
  useEffect(() => {
    if (requested === null) return
    const without = (now: URLSearchParams) => {
      now.delete(NAME)
      return now
    }
    setSearch(without, { replace: true, preventScrollReset: true, state })
  }, [requested, setSearch, state])
  return {
    isOpen,
    changeId,
    open: () => {
      setChangeId(undefined)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
