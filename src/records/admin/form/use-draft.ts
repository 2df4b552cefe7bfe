import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { newId } from '#shared/id.ts'
import { lockedElsewhere, lockDraft } from '#records/admin/form/draft-locks.ts'
import {
  type Draft,
  draftKey,
  dropDraft,
  type StoredDraft,
  listDrafts,
  readDraft,
  rememberDraft,
  rememberedDraft,
  writeDraft,
} from '#records/admin/form/draft-store.ts'
import { isSame } from '#shared/is-same.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { currentUser } from '#records/admin/api/user.ts'

const WRITE_DELAY_MS = 400

interface DraftOptions<Input> {
  /** The initial values of the form: a draft equal to them is ignored. */
  shown: Input
  /** Collects uncommitted input before the draft is written. */
  collect?: () => unknown
  /** Called when the form is opened and exactly one abandoned draft exists. */
  onAbandoned?: (draft: StoredDraft<Input>) => void
}

export type Drafts<Input> = ReturnType<typeof useDraft<Input>>

export function useDraft<Input>(place: string, { shown, collect, onAbandoned }: DraftOptions<Input>) {
  const [offered, setOffered] = useState<StoredDraft<Input>[]>([])
  const hasChecked = useRef(false)
  const [slot, setSlot] = useState(newId)
  const key = draftKey(place, slot)
  const waiting = useRef<Draft<Input> | undefined>(undefined)
  const [first] = useState(shown)
  const [isKept, setKept] = useState(true)
  /** Fields unmount after the form and may emit their last input then; the login reads drafts right afterwards. */
  const hasLeft = useRef(false)

  const flush = useCallback(() => {
    if (!waiting.current) return
    const isWritten = writeDraft(key, waiting.current)
    waiting.current = undefined
    setKept(isWritten)
    if (isWritten) rememberDraft(place, key)
    else notify.warning(m.cannotKeep)
  }, [key, place])
  const flushSoon = useDebouncedCallback(flush, WRITE_DELAY_MS)

  const reportAbandoned = useEffectEvent((draft: StoredDraft<Input>) => onAbandoned?.(draft))
  // Until the form is left, other windows do not offer its draft, nor the one from before a reload.
  useEffect(() => {
    const before = rememberedDraft(place)
    const held = [key, ...(before && before !== key ? [before] : [])].map(lockDraft)
    let isOpen = true
    async function look(): Promise<void> {
      await Promise.all(held.map(({ isHeld }) => isHeld))
      const elsewhere = await lockedElsewhere(key)
      const left = listDrafts<Input>(place, currentUser().id).filter(
        (draft) => draft.key !== key && !elsewhere.has(draft.key),
      )
      for (const { key: old, values } of left) if (isSame(values, first)) dropDraft(old)
      if (!isOpen) return
      const shownHere = left.filter(({ values }) => !isSame(values, first))
      setOffered(shownHere)
      const [only, ...more] = shownHere
      if (!hasChecked.current && only && more.length === 0) reportAbandoned(only)
      hasChecked.current = true
    }
    void look()
    const onStorage = (event: StorageEvent) => {
      if (event.key?.startsWith(draftKey(place, ''))) void look()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      isOpen = false
      window.removeEventListener('storage', onStorage)
      for (const { release } of held) release()
    }
  }, [key, place, first])

  // A closed tab does not wait for the debounce. Browsers wait for `beforeunload`, but give up on the others when a page
  // answers slowly; phones send only the others.
  const leave = useEffectEvent(() => {
    collect?.()
    flush()
  })
  useEffect(() => {
    hasLeft.current = false
    window.addEventListener('beforeunload', leave)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      hasLeft.current = true
      leave()
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  const keep = useCallback(
    (typed: Omit<Draft<Input>, 'typedAt' | 'by'>) => {
      waiting.current = { ...typed, typedAt: new Date().toISOString(), by: currentUser().id }
      if (hasLeft.current) flush()
      else flushSoon()
    },
    [flush, flushSoon],
  )
  const drop = useCallback(() => {
    waiting.current = undefined
    dropDraft(key)
  }, [key])

  /** What is typed here belongs to another place from now on. */
  const moveTo = useCallback(
    (next: string, base: Pick<Draft<Input>, 'version' | 'liveVersion'>) => {
      flush()
      const kept = readDraft<Input>(key)
      if (!kept) return
      const { key: from, ...draft } = kept
      const to = draftKey(next, slot)
      if (!writeDraft(to, { ...draft, ...base })) return
      rememberDraft(next, to)
      dropDraft(from)
    },
    [flush, key, slot],
  )

  const throwAway = useCallback((draft: StoredDraft<Input>) => {
    dropDraft(draft.key)
    setOffered((all) => all.filter((each) => each.key !== draft.key))
  }, [])

  /** Returns a draft for the form to show. Earlier input of the form stays as a draft of its own. */
  const take = useCallback(
    (draft: StoredDraft<Input>, isTyped: boolean): Draft<Input> | undefined => {
      const found = readDraft<Input>(draft.key)
      setOffered((all) => all.filter((each) => each.key !== draft.key))
      if (!found) {
        notify.info(m.draftTaken)
        return undefined
      }
      const { key: from, ...values } = found
      flush()
      const into = isTyped ? newId() : slot
      // Written under its new key before the old one is removed.
      if (writeDraft(draftKey(place, into), values)) dropDraft(from)
      rememberDraft(place, draftKey(place, into))
      setSlot(into)
      return values
    },
    [flush, place, slot],
  )

  return useMemo(
    () => ({
      offered,
      /** False when the browser refused to store the last input: its storage is full or forbidden. */
      isKept,
      keep,
      drop,
      moveTo,
      take,
      throwAway,
    }),
    [offered, isKept, keep, drop, moveTo, take, throwAway],
  )
}
