import * as m from '#records/admin/csv-import/messages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { type Applied, type Chosen, withEdit, withLeftOut, withOverwrite } from '#records/admin/csv-import/types.ts'
import { draftPlace, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { useDraft } from '#records/admin/form/use-draft.ts'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { undoSteps } from '#records/admin/list/bulk.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export interface Refusal {
  title: string
  message: string
  lines: string[]
}

export type Undone = Pick<BulkResult, 'failures' | 'unanswered'>

const NONE: Chosen = { name: '', csv: '', edits: [], leftOut: [], overwrite: [] }

function refusalOf(error: unknown, title: string): Refusal {
  if (!(error instanceof ApiError)) throw error
  const isAboutRows = error.fields.some(({ path }) => path !== 'csv')
  return {
    title,
    message: error.message,
    lines: isAboutRows ? error.fields.map(({ path, message }) => m.rowSays({ line: path, reason: message })) : [],
  }
}

export function useImport(collection: 'casinos' | 'bookmakers') {
  const [chosen, setChosen] = useState<Chosen>()
  // Two corrections may follow each other within one render.
  const latest = useRef(chosen)
  const draft = useDraft<Chosen>(draftPlace(`import-${collection}`, 'file'), { shown: NONE })
  /** Counts up for each file and after a refusal, because the stored records may have changed. */
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<Applied>()
  const [undone, setUndone] = useState<Undone>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, isFetching } = useQuery({
    queryKey: ['csv-import', collection, round, chosen?.edits, chosen?.leftOut, chosen?.overwrite],
    queryFn: ({ signal }) => {
      const { name: _, ...body } = chosen ?? NONE
      return api.post(`/${collection}/import/preview`, { body, signal, isQuiet: true })
    },
    enabled: chosen !== undefined && !done,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

  function start(next: Chosen | undefined): void {
    latest.current = next
    setChosen(next)
    setDone(undefined)
    setUndone(undefined)
    setRefusal(undefined)
    setRound(round + 1)
  }

  function choose(next: Chosen | undefined): void {
    draft.drop()
    start(next)
  }

  function restore(stored: StoredDraft<Chosen>): void {
    const found = draft.take(stored, false)
    // One kept by an older version of this screen has no `overwrite`.
    if (found) start({ ...NONE, ...found.values })
  }

  function decide(change: (chosen: Chosen) => Chosen): void {
    if (!latest.current) return
    latest.current = change(latest.current)
    setChosen(latest.current)
    draft.keep({ values: latest.current, version: 0 })
  }

  async function store(): Promise<void> {
    if (!chosen || !data || isBusy) return
    const { name: file, ...given } = chosen
    const versions = Object.fromEntries(
      data.rows.flatMap(({ id, version }) => (id === null || version === null ? [] : [[id, version]])),
    )
    setBusy(true)
    setRefusal(undefined)
    try {
      const body = { ...given, versions, file }
      setDone(await api.post(`/${collection}/import`, { body, isQuiet: true }))
      draft.drop()
      notify.success(SUCCESS.completed)
      await invalidateRecords(collection)
    } catch (refused) {
      // Without a response the outcome is unknown: the rows may have been stored before the connection was lost.
      const isKnown = refused instanceof ApiError && refused.isRefusal
      const said = refusalOf(refused, isKnown ? m.notThrough() : m.notKnown())
      setRefusal(isKnown ? said : { ...said, message: m.responseLost() })
      if (isKnown && refused.status !== 401) notify.error(refused.message)
      setRound(round + 1)
    } finally {
      setBusy(false)
    }
  }

  async function undo(): Promise<void> {
    if (!done) return
    const titles = new Map(data?.rows.map((row) => [row.id ?? '', row]))
    setBusy(true)
    try {
      const { failures, unanswered } = await undoSteps(collection, done.undo, titles)
      setUndone({ failures, unanswered })
      if (failures.length + unanswered.length === 0) notify.success(SUCCESS.completed)
    } finally {
      setBusy(false)
    }
  }

  const isUnreadable = error instanceof ApiError && error.isRefusal
  return {
    chosen,
    preview: isUnreadable ? undefined : data,
    /** The file itself cannot be read. */
    unreadable: isUnreadable ? refusalOf(error, m.fileRefused()) : undefined,
    /** The file may be fine, but the check failed; corrections are preserved. */
    unseen: error && !isUnreadable ? refusalOf(error, m.notRead()) : undefined,
    lookAgain: () => setRound(round + 1),
    refusal,
    done,
    undone,
    isLooking: isFetching,
    isBusy,
    draft,
    choose,
    restore,
    store,
    undo,
    correct: (line: number, column: string, value: string) =>
      decide((before) => withEdit(before, { line, column, value })),
    leaveOut: (lines: number[], isOut: boolean) => decide((before) => withLeftOut(before, lines, isOut)),
    overwrite: (line: number, isWanted: boolean) => decide((before) => withOverwrite(before, line, isWanted)),
  }
}

export type Import = ReturnType<typeof useImport>
