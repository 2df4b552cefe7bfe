import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Draft, dropDraft, readDraft, writeDraft } from '#ui/admin/form/draft-store.ts'
import { notify } from '#ui/admin/toasts.tsx'

const WRITE_DELAY_MS = 400

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was typed earlier and is not what the form shows. */
function leftBehind<Input>(collection: string, id: string | undefined, shown: Input): Draft<Input> | undefined {
  const left = readDraft<Input>(collection, id)
  return left && !isSame(left.values, shown) ? left : undefined
}

/** Keeps in the browser what is typed, and offers what was left there. `collect` brings what the form has elsewhere. */
export function useDraft<Input>(collection: string, id: string | undefined, shown: Input, collect?: () => void) {
  const [found, setFound] = useState(() => leftBehind<Input>(collection, id, shown))
  const waiting = useRef<Draft<Input> | undefined>(undefined)

  const flush = useCallback(() => {
    if (!waiting.current) return
    const isKept = writeDraft(collection, id, waiting.current)
    waiting.current = undefined
    if (!isKept) notify.warning('This browser cannot keep a copy of what you type. Save often.')
  }, [collection, id])
  const flushSoon = useDebouncedCallback(flush, WRITE_DELAY_MS)

  // A closed tab does not wait for the next key.
  const leave = useEffectEvent(() => {
    collect?.()
    flush()
  })
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  const keep = useCallback(
    (values: Input, version: number) => {
      waiting.current = { values, version, typedAt: new Date().toISOString() }
      flushSoon()
    },
    [flushSoon],
  )
  const drop = useCallback(() => {
    waiting.current = undefined
    dropDraft(collection, id)
    setFound(undefined)
  }, [collection, id])
  const close = useCallback(() => setFound(undefined), [])
  return useMemo(() => ({ found, keep, drop, close }), [found, keep, drop, close])
}
