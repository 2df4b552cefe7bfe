import { useForm } from '@mantine/form'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '#shared/id.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { type Conflict, readConflict } from '#ui/admin/form/conflict.ts'
import { draftKey, draftPlace, writeDraft } from '#ui/admin/form/draft-store.ts'
import { isSame } from '#ui/admin/form/is-same.ts'
import { mergeRecords, takeOver, type Unit } from '#ui/admin/form/merge.ts'
import { usePendingFields } from '#ui/admin/form/pending.tsx'
import type { Merged, RecordForm, RecordFormOptions, SaveFailure } from '#ui/admin/form/record-form-types.ts'
import { inputOf, madeByServer } from '#ui/admin/form/record-input.ts'
import { showFirstError } from '#ui/admin/form/show-first-error.ts'
import { useDraft } from '#ui/admin/form/use-draft.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { readAgain, recordQuery } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

const COMPARE_DELAY_MS = 400

/** One record in a form: checked, saved once at a time, and nothing that was typed is ever lost. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, schema, empty, together, beforeSave, onReplaced } = options
  const { collection } = resource
  const id = options.record?.id
  const path = options.path ?? `/${collection}/${id}`
  const navigate = useNavigate()
  const location = useLocation()
  const [record, setRecord] = useState(options.record)
  const [conflict, setConflict] = useState<Conflict<Input, Rec>>()
  const [merged, setMerged] = useState<Merged>()
  const [isBehind, setBehind] = useState(false)
  const [saving, setSaving] = useState<'asked' | 'quiet'>()
  const [savedAt, setSavedAt] = useState<Date>()
  const [isKeptOnly, setKeptOnly] = useState(false)
  const [failure, setFailure] = useState<SaveFailure>()
  const [isDirty, setDirty] = useState(false)
  const underWay = useRef<Promise<Rec | undefined> | undefined>(undefined)
  // Known at once, also to what began before the last render.
  const stored = useRef(options.record)
  // Creating it may have succeeded though the answer never came.
  const [key] = useState(newId)
  const unanswered = useRef<Input[]>([])
  // Older than the stored one when a draft was brought back that began from an older one.
  const version = useRef(options.record?.version)
  // Counted first: a long text would be compared at every key.
  const changes = useRef(0)
  const savedChanges = useRef(0)

  const [initialValues] = useState(() => (options.record ? inputOf(options.record, empty) : empty))
  const savedValues = useRef(initialValues)
  const pending = usePendingFields()
  /** What the fields hold beside the values, as far as it can be taken at once. */
  function collect(): boolean {
    const isAll = pending.collect()
    beforeSave?.()
    return isAll
  }
  const draft = useDraft<Input>(draftPlace(collection, id), { shown: initialValues, collect })
  const form = useForm<Input>({
    initialValues,
    onValuesChange: (values) => {
      changes.current++
      setDirty(true)
      draft.keep(values, version.current ?? 0)
      compareSoon()
    },
  })

  /** Typed back to what is saved: nothing is unsaved, and what was refused is gone. */
  const compareSoon = useDebouncedCallback(() => {
    if (saving || changes.current === savedChanges.current) return
    if (!isSame(form.getValues(), savedValues.current)) return
    form.clearErrors()
    settle()
  }, COMPARE_DELAY_MS)

  function know(next: Rec): void {
    version.current = next.version
    stored.current = next
    setRecord(next)
  }

  function hasChanges(): boolean {
    if (!collect()) return true
    return changes.current !== savedChanges.current && !isSame(form.getValues(), savedValues.current)
  }

  /** From now on the form shows nothing but what the server has. */
  function settle(): void {
    savedChanges.current = changes.current
    savedValues.current = form.getValues()
    setDirty(false)
    setKeptOnly(false)
    setFailure(undefined)
    draft.drop()
  }

  function show(next: Rec): void {
    const values = inputOf(next, empty)
    know(next)
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    settle()
  }

  function put(values: Input): void {
    form.setValues(values)
    onReplaced?.(values)
  }

  async function afterSave(answer: Rec, sent: { values: Input; changes: number }, isQuiet: boolean): Promise<void> {
    queryClient.setQueryData(recordQuery<Rec>(collection, id ?? answer.id).queryKey, answer)
    setSavedAt(new Date())
    setBehind(false)
    setFailure(undefined)
    beforeSave?.()
    const isTypedSince = changes.current !== sent.changes
    if (stored.current === undefined) {
      const values = form.getValues()
      settle()
      if (isTypedSince) {
        const place = draftKey(draftPlace(collection, answer.id), newId())
        writeDraft(place, { values, version: answer.version, typedAt: new Date().toISOString() })
      }
      await navigate(editPathOf(resource, answer.id), { replace: true, state: location.state })
    } else if (isTypedSince) {
      // Only the version is news.
      know(answer)
      savedValues.current = sent.values
    } else if (isQuiet) {
      // Somebody is writing: a space at the end that the server leaves out must not vanish under the cursor.
      know(answer)
      const made = madeByServer(sent.values, inputOf(answer, empty))
      if (Object.keys(made).length > 0) form.setValues(made)
      settle()
    } else {
      show(answer)
    }
    void readAgain(collection)
  }

  function refuseFields(): undefined {
    const message = 'Please check the marked fields.'
    setSaving(undefined)
    setFailure({ message, isInFields: true })
    notify.error(message)
    showFirstError()
  }

  async function saveNow(isQuiet: boolean): Promise<Rec | undefined> {
    if (!isQuiet) setSaving('asked')
    try {
      // Nobody asked for a quiet save: what is half written is neither finished nor a mistake yet.
      const isComplete = isQuiet || (await pending.commit())
      beforeSave?.()
      const values = form.getValues()
      const errors = zodErrors(schema, values)
      const isWrong = !isComplete || Object.keys(errors).length > 0
      if (!isQuiet) form.setErrors(errors)
      else if (isWrong) setKeptOnly(true)
      if (isWrong) return isQuiet ? undefined : refuseFields()
      const sent = { values, changes: changes.current }
      setSaving(isQuiet ? 'quiet' : 'asked')
      const isNew = stored.current === undefined
      const answer = isNew
        ? await create(values)
        : await api<Rec>('PUT', path, { body: { ...values, version: version.current }, isQuiet: true })
      if (!isQuiet) notify.success(isNew ? SUCCESS.completed : SUCCESS.updated)
      await afterSave(answer, sent, isQuiet)
      // A new record goes on in a form of its own; until that is there, nobody may type into this one.
      if (!isNew) setSaving(undefined)
      return answer
    } catch (error) {
      setSaving(undefined)
      return explain(error, isQuiet)
    }
  }

  async function create(values: Input): Promise<Rec> {
    const made = await api<Rec>('POST', `/${collection}`, { body: values, idempotencyKey: key, isQuiet: true }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.isRefusal)) unanswered.current.push(values)
        throw error
      },
    )
    if (unanswered.current.every((earlier) => isSame(earlier, values))) return made
    const body = { ...values, version: made.version }
    return api<Rec>('PUT', `/${collection}/${made.id}`, { body, isQuiet: true })
  }

  async function explain(error: unknown, isQuiet: boolean): Promise<Rec | undefined> {
    if (isAbort(error)) return undefined
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'VERSION_CONFLICT' && stored.current) return bringTogether(error, isQuiet)
    setKeptOnly(isQuiet)
    setFailure({ message: error.message, isInFields: error.fields.length > 0 })
    if (error.fields.length > 0) {
      form.setErrors(toFormErrors(error.fields))
      showFirstError()
    }
    if (!isQuiet && error.status !== 401) notify.error(error.message)
    return undefined
  }

  /** What only they changed goes in at once and is saved with mine; the editor is asked only where both did. */
  async function bringTogether({ message }: ApiError, isQuiet: boolean): Promise<Rec | undefined> {
    try {
      const { base, theirs } = await readConflict<Rec>(path, stored.current, version.current)
      const found = { base, theirs, message, input: inputOf(theirs, empty) }
      const { values, clashes, taken } = mergeWith(found)
      if (taken.length === 0 && isSame(values, found.input)) return await alreadySaved(found.theirs, isQuiet)
      if (clashes.length > 0) {
        setBehind(true)
        setConflict({ ...found, mine: form.getValues(), clashes, taken })
        return undefined
      }
      adopt(found, [])
      setMerged({ message, taken })
    } catch (error) {
      return explain(error, isQuiet)
    }
    return saveNow(isQuiet)
  }

  /** Nothing differs: it was this very save, and only its answer was lost. */
  async function alreadySaved(theirs: Rec, isQuiet: boolean): Promise<Rec> {
    if (!isQuiet) notify.success(SUCCESS.updated)
    await afterSave(theirs, { values: form.getValues(), changes: changes.current }, isQuiet)
    return theirs
  }

  type Found = Pick<Conflict<Input, Rec>, 'base' | 'theirs' | 'input'>

  function mergeWith({ base, input }: Found) {
    collect()
    const values = form.getValues()
    return mergeRecords(base, schema.safeParse(values).data ?? values, input, together)
  }

  /** Theirs is what mine goes on from. */
  function adopt(found: Found, fromTheirs: Unit[]): void {
    const { values } = mergeWith(found)
    const next = takeOver(values, found.input, fromTheirs)
    const before = form.getValues()
    know(found.theirs)
    savedValues.current = found.input
    form.setValues(next)
    onReplaced?.(next, before)
  }

  function begin(isQuiet: boolean): Promise<Rec | undefined> {
    underWay.current = saveNow(isQuiet).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  /** One save in flight: whoever asks meanwhile waits for it, and for another only if it did not have everything. */
  async function save({ isQuiet = false } = {}): Promise<Rec | undefined> {
    if (!underWay.current) return begin(isQuiet)
    const saved = await underWay.current
    if (isQuiet || stored.current === undefined || (saved && !hasChanges())) return saved
    return underWay.current ?? begin(false)
  }
  useHotkeys([['mod+S', () => void save()]], [], true)

  return {
    form,
    pending,
    resource,
    record,
    isDirty,
    isSaving: saving !== undefined,
    isQuiet: saving === 'quiet',
    savedAt,
    isKeptOnly,
    failure,
    draft,
    conflict,
    merged,
    closeMerged: () => setMerged(undefined),
    isBehind,
    hasChanges,
    save,
    take: (next) => {
      show(next)
      setConflict(undefined)
      setBehind(false)
      onReplaced?.(inputOf(next, empty))
    },
    put,
    restoreDraft: (kept) => {
      const found = draft.take(kept, hasChanges())
      if (!found) return
      // Saved on top of what it began from: whoever saved since is not overwritten.
      if (stored.current) version.current = found.version
      put({ ...form.getValues(), ...inputOf(found.values, empty) })
    },
    discard: () => {
      collect()
      settle()
    },
    decide: async (fromTheirs) => {
      if (!conflict) return
      adopt(conflict, fromTheirs)
      setConflict(undefined)
      setBehind(false)
      await save()
    },
    closeConflict: () => setConflict(undefined),
  }
}
