import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const NAME = 'compare'

/** Whether changes are compared, and which first: a list or Today may lead right there. */
export function useCompared() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const asked = search.get(NAME)
  const [changeId, setChangeId] = useState(asked || undefined)
  const [isOpen, setOpen] = useState(asked !== null)
  // Said once: who comes back to the form wants the form.
  useEffect(() => {
    if (asked === null) return
    const without = (now: URLSearchParams) => {
      now.delete(NAME)
      return now
    }
    setSearch(without, { replace: true, preventScrollReset: true, state })
  }, [asked, setSearch, state])
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
