import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GivenSource, Verification } from '#features/facts/admin/verification.ts'
import { DUE_COUNT, factsQuery, sendVerifications } from '#features/facts/admin/queries.ts'
import {
  comparable,
  readyToSend,
  isConfirmed,
  readWaiting,
  withVerification,
  withoutSent,
} from '#features/facts/admin/waiting-verifications.ts'
import { type FactRecord, findFact } from '#features/facts/facts.ts'
import * as m from '#features/facts/messages.ts'
import type { FactStatus } from '#features/facts/schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { isEditor } from '#records/admin/api/user.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import type { CheckedCollection } from '#features/facts/collections.server.ts'
import type { Resource } from '#records/admin/resource.ts'

const NONE: FactStatus[] = []
const AGAIN_MS = 3000

type Verifications = (readonly [FactStatus, GivenSource])[]

const rememberedSource = ({ last }: FactStatus): GivenSource | undefined =>
  last ? { sourceKind: last.sourceKind, source: last.source } : undefined

export function useRecordVerification(
  recordForm: AnyRecordForm & { resource: Resource<CheckedCollection> },
): Verification | undefined {
  const { form, state, resource, draft } = recordForm
  const { record, change } = state
  const { beside, updateBeside } = draft
  const { collection } = resource
  const recordId: string | undefined = change ? undefined : record?.id
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...factsQuery(collection, recordId ?? ''), enabled: recordId !== undefined })
  const statuses = data?.items ?? NONE
  const [open, setOpen] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const waiting = useMemo(() => readWaiting(beside), [beside])

  const typedOf = useStableCallback((key: string) => findFact(key)?.read(form.getValues() as FactRecord))
  const isTyped = useStableCallback((key: string) => {
    const stored = statuses.find(({ fact }) => fact === key)?.value
    return comparable(typedOf(key)) !== comparable(stored)
  })

  const send = useStableCallback(async (verifications: Verifications, isQuiet: boolean) => {
    if (recordId === undefined || verifications.length === 0) return
    setBusy(true)
    try {
      const items = await sendVerifications(collection, recordId, verifications, isQuiet)
      queryClient.setQueryData(factsQuery(collection, recordId).queryKey, items)
      void queryClient.invalidateQueries({ queryKey: ['records', 'due'] })
      void queryClient.invalidateQueries({ queryKey: ['records', DUE_COUNT] })
      setOpen(undefined)
      const number = verifications.length
      notify.success(number === 1 ? m.checkedToday() : m.factsCheckedToday({ count: number, number }))
    } finally {
      setBusy(false)
    }
  })

  const confirm = useStableCallback(async (keys: readonly string[], given?: GivenSource) => {
    const known = statuses.filter(({ fact }) => keys.includes(fact))
    // A fact that was never checked uses the source of its neighbours.
    const shared = given ?? known.map(rememberedSource).find(Boolean)
    const sourceOf = (key: string) => {
      const status = known.find(({ fact }) => fact === key)
      return given ?? (status && rememberedSource(status)) ?? shared
    }
    const wanted = keys.filter((key) => known.some(({ fact }) => fact === key) || isTyped(key))
    const [first] = wanted
    if (!shared) {
      setOpen(first)
      return
    }
    const typed = wanted.filter((key) => isTyped(key))
    if (typed.length > 0) {
      updateBeside((before) =>
        typed.reduce(
          (all, key) => withVerification(all, key, typedOf(key), sourceOf(key) ?? shared),
          readWaiting(before),
        ),
      )
      setOpen(undefined)
      notify.info(m.checkedWithSave())
    }
    const stored = known.filter(({ fact }) => !typed.includes(fact))
    await send(
      stored.map((status) => [status, sourceOf(status.fact) ?? shared] as const),
      false,
    )
  })

  // Sends verifications confirmed before the save once the value is saved.
  const isSending = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const flush = useStableCallback(async () => {
    const saved = readyToSend(waiting, statuses)
    if (saved.length === 0 || isSending.current) return
    isSending.current = true
    const isDone = await send(saved, attempts > 0).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.isRefusal,
    )
    isSending.current = false
    if (isDone) updateBeside((before) => withoutSent(readWaiting(before), saved))
    setAttempts(isDone ? 0 : attempts + 1)
  })
  useEffect(() => {
    if (readyToSend(waiting, statuses).length === 0) return
    // The server did not respond: the save is done, so nothing else would send them.
    const timer = setTimeout(() => void flush(), attempts > 0 ? AGAIN_MS : 0)
    return () => clearTimeout(timer)
  }, [attempts, flush, statuses, waiting])

  const verification = useMemo<Verification | undefined>(
    () =>
      recordId === undefined
        ? undefined
        : {
            statuses,
            isWaiting: (fact: string) => isConfirmed(waiting, fact, typedOf(fact)),
            open,
            setOpen,
            confirm,
            isBusy,
            mayVerify: isEditor(),
          },
    [confirm, isBusy, open, recordId, statuses, typedOf, waiting],
  )
  useFactKeys(verification)
  return verification
}

/** F2 in a field confirms its fact, Shift F2 its whole group, Alt F2 opens the panel. */
function useFactKeys(verification: Verification | undefined): void {
  useEffect(() => {
    if (!verification?.mayVerify) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || !(event.target instanceof Element)) return
      const confirming = event.target.closest('[data-verification-panel]')?.querySelector<HTMLElement>('[data-confirm]')
      const key = event.target.closest<HTMLElement>('[data-fact]')?.dataset['fact']
      if (!confirming && key === undefined) return
      event.preventDefault()
      if (confirming) confirming.click()
      else if (key !== undefined) act(verification, key, event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [verification])
}

function act(verification: Verification, key: string, { altKey, shiftKey }: KeyboardEvent): void {
  if (altKey) return verification.setOpen(verification.open === key ? undefined : key)
  const group = findFact(key)?.group
  const facts = shiftKey ? verification.statuses.filter((each) => each.group === group).map(({ fact }) => fact) : [key]
  void verification.confirm(facts).catch(() => undefined)
}
