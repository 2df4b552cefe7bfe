import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newId } from '#shared/id.ts'
import type { Caret } from '#features/collaboration/shared/caret.ts'
import type { Present } from '#features/collaboration/shared/present.ts'
import { api } from '#records/admin/api/client.ts'

const BY_ITSELF = { isQuiet: true, isBackground: true, outlivesPage: true }
const BEAT_MS = 3000
/** Debounce: moving between fields is reported soon, but not every step. */
const SOON_MS = 250

function fieldOf(target: EventTarget | null): string {
  if (!(target instanceof HTMLElement)) return ''
  return target.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? ''
}

/** Reports every few seconds where the user of this window is, while it is visible, and returns who else is there. */
export function usePresence(
  { collection, recordId, changeId }: { collection: string; recordId: string; changeId: string | undefined },
  onPresence: (now: Present) => void,
  caretOf: () => Caret | undefined,
): Present | undefined {
  const [tab] = useState(newId)
  const [present, setPresent] = useState<Present>()
  const field = useRef('')

  const handlePresence = useEffectEvent(onPresence)
  const caretNow = useEffectEvent(caretOf)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let isSending = false
    const place = { tab, collection, recordId, ...(changeId ? { changeId } : {}) }

    const beatIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void beat(), ms)
    }

    async function report(): Promise<void> {
      try {
        const body = { ...place, field: field.current, caret: caretNow() ?? null }
        const now = await api.post('/presence', { body, ...BY_ITSELF })
        if (isOver) return
        setPresent(now)
        handlePresence(now)
      } catch {
        // Offline, presence is unknown; the next heartbeat may succeed.
        if (!isOver) setPresent(undefined)
      }
    }

    /** One at a time: an old response must not replace a newer one. */
    async function beat(): Promise<void> {
      if (isSending) return beatIn(SOON_MS)
      isSending = true
      const reported = field.current
      if (document.visibilityState === 'visible') await report()
      isSending = false
      if (!isOver) beatIn(field.current === reported ? BEAT_MS : SOON_MS)
    }
    function move({ type, target }: FocusEvent): void {
      const next = type === 'focusout' ? '' : fieldOf(target)
      if (next === field.current) return
      field.current = next
      if (!isSending) beatIn(SOON_MS)
    }
    const leave = () =>
      void api.post('/presence', { body: { ...place, isLeaving: true }, ...BY_ITSELF }).catch(() => undefined)
    const show = () => (document.visibilityState === 'visible' ? void beat() : leave())

    void beat()
    document.addEventListener('focusin', move)
    document.addEventListener('focusout', move)
    document.addEventListener('visibilitychange', show)
    window.addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('focusin', move)
      document.removeEventListener('focusout', move)
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [tab, collection, recordId, changeId])

  return present
}
