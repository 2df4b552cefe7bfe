import type { FormErrors } from '@mantine/form'
import { useRef, useState } from 'react'
import {
  addRule,
  editNew,
  editRule,
  isWritten,
  type RedirectEdit,
  rowsOf,
  wasFlattened,
} from '#entities/redirect/admin/redirect-edits.ts'
import * as m from '#entities/redirect/admin/messages.ts'
import { type Redirect, RedirectInput } from '#entities/redirect/schema.ts'
import { newId } from '#shared/id.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { draftPlace, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { useDraft } from '#records/admin/form/use-draft.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { zodErrors } from '#records/admin/form/zod-errors.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

const NONE: RedirectEdit[] = []

/** The key of errors that concern the whole row. */
export const ROW = 'row'

/** Saves rows one by one, so that a rejected one does not block the rest; unsaved edits survive in the browser. */
export function useRedirectEdits() {
  const [edits, setEdits] = useState<RedirectEdit[]>([])
  const [errors, setErrors] = useState<Record<string, FormErrors>>({})
  const [notes, setNotes] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<Redirect[]>([])
  /** The keys that saved rules had as new rows: with another one, a row would be mounted again and lose the focus. */
  const [rowKeys, setRowKeys] = useState<Record<string, string>>({})
  const draft = useDraft<RedirectEdit[]>(draftPlace('redirects', 'edits'), { shown: NONE })
  const unsaved = edits.filter(isWritten)
  // Typing may continue during a save.
  const latest = useRef(edits)

  function keep(next: RedirectEdit[]): void {
    latest.current = next
    setEdits(next)
    const written = next.filter(isWritten)
    if (written.length > 0) draft.keep({ values: written, version: 0 })
    else draft.drop()
  }

  const setError = (key: string, error: FormErrors) => setErrors((before) => ({ ...before, [key]: error }))

  function change(row: { key: string; rule?: Redirect | undefined }, values: Partial<RedirectInput>): void {
    keep(row.rule ? editRule(latest.current, row.rule, values) : editNew(latest.current, row.key, values))
    setNotes((before) => ({ ...before, [row.key]: '' }))
  }

  function undo(key: string): void {
    keep(latest.current.filter((edit) => edit.key !== key))
    setError(key, {})
  }

  /** Returns the saved rule, or the server's message if it was rejected; the row shows it, too. */
  async function send(edit: RedirectEdit): Promise<Redirect | string> {
    const wrong = zodErrors(RedirectInput, edit.values)
    setError(edit.key, wrong)
    if (Object.keys(wrong).length > 0) return ''
    const { key, version, values } = edit
    try {
      return version === undefined
        ? await api.post('/redirects', { body: values, isQuiet: true })
        : await api.put('/redirects/{id}', { params: { id: key }, body: { ...values, version }, isQuiet: true })
    } catch (error) {
      if (isAbort(error)) return ''
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'VERSION_CONFLICT') await explainConflict(key)
      else setError(key, error.fields.length > 0 ? toFormErrors(error.fields) : { [ROW]: error.message })
      return error.status === 401 ? '' : error.message
    }
  }

  async function explainConflict(key: string): Promise<void> {
    const theirs = await api.get('/redirects/{id}', { params: { id: key } })
    const rule = `${theirs.from} → ${theirs.to || m.gone()} (${theirs.status})`
    setError(key, { [ROW]: m.changedMeanwhile({ rule }) })
    keep(latest.current.map((each) => (each.key === key ? { ...each, version: theirs.version } : each)))
  }

  function settle(sent: RedirectEdit, rule: Redirect): void {
    if (wasFlattened(sent.values, rule)) {
      const note = m.flattened({ typed: sent.values.to, to: rule.to })
      setNotes((before) => ({ ...before, [rule.id]: note }))
    }
    setSaved((before) => [rule, ...before.filter(({ id }) => id !== rule.id)])
    if (sent.key !== rule.id) setRowKeys((before) => ({ ...before, [rule.id]: sent.key }))
    keep(
      latest.current.flatMap((each) => {
        if (each.key !== sent.key) return each
        // Edited during the save: only the version is updated.
        return each.values === sent.values ? [] : { ...each, key: rule.id, version: rule.version }
      }),
    )
  }

  async function save(keys = unsaved.map(({ key }) => key)): Promise<boolean> {
    if (isSaving || keys.length === 0) return false
    setSaving(true)
    const refused: string[] = []
    try {
      for (const edit of latest.current.filter(({ key }) => keys.includes(key))) {
        const rule = await send(edit)
        if (typeof rule === 'string') refused.push(rule)
        else settle(edit, rule)
      }
    } finally {
      setSaving(false)
      await invalidateRecords('redirects')
      setSaved([])
    }
    const { length } = refused
    if (length === 0) notify.success(SUCCESS.updated)
    else notify.error(refused.find(Boolean) ?? m.notSaved({ count: length }))
    return length === 0
  }

  return {
    rowsOn: (page: Redirect[]) => rowsOf(edits, page, saved),
    rowKeyOf: (key: string) => rowKeys[key] ?? key,
    unsaved,
    errors,
    notes,
    draft,
    isSaving,
    change,
    undo,
    save,
    add: () => keep(addRule(latest.current, `new-${newId()}`)),
    discard: () => {
      keep([])
      setErrors({})
    },
    restore: (kept: StoredDraft<RedirectEdit[]>) => {
      const found = draft.take(kept, false)?.values ?? []
      const others = latest.current.filter(({ key }) => !found.some((each) => each.key === key))
      keep([...found, ...others])
    },
  }
}
export type RedirectEdits = ReturnType<typeof useRedirectEdits>
