import { useForm, type UseFormReturnType } from '@mantine/form'
import { useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { writeDraft } from '#ui/admin/form/draft-store.ts'
import { type PendingFields, usePendingFields } from '#ui/admin/form/pending.tsx'
import { showFirstError } from '#ui/admin/form/show-first-error.ts'
import { useDraft } from '#ui/admin/form/use-draft.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { readAgain, recordQuery } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase, type Resource } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export interface RecordFormOptions<Input extends object, Rec> {
  resource: Resource
  /** As it was read; undefined for a new one. */
  record: Rec | undefined
  schema: z.ZodType<Input>
  empty: Input
  /** What the form has elsewhere and must put into the values before they are sent. */
  beforeSave?: () => void
  /** Other values than the typed ones are shown now, and what keeps a copy of its own must show them too. */
  onReplaced?: (values: Input) => void
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  pending: PendingFields
  resource: Resource
  /** As the server has it now; undefined for a new one. */
  record: Rec | undefined
  isDirty: boolean
  isSaving: boolean
  /** The save under way was nobody's click. */
  isQuiet: boolean
  /** When this form last saved. */
  savedAt: Date | undefined
  /** A quiet save was not possible; what was typed is in the browser. */
  isKeptOnly: boolean
  draft: ReturnType<typeof useDraft<Input>>
  /** What somebody else saved meanwhile. */
  theirs: Rec | undefined
  /** Somebody else saved meanwhile and it is not decided yet what holds. */
  isBehind: boolean
  /** Also asks what the form has elsewhere. */
  hasChanges: () => boolean
  /** Answers the saved record, or nothing when it was not saved; the form then says why. */
  save: (options?: { isQuiet?: boolean }) => Promise<Rec | undefined>
  /** Shows the record as it is on the server; what was typed is gone. */
  take: (record: Rec) => void
  /** Shows values that are not saved. */
  put: (values: Input) => void
  /** Forgets what was typed, also in the browser. */
  discard: () => void
  keepMine: () => Promise<void>
  closeConflict: () => void
}

/** The fields of a record that its form has. */
export const inputOf = <Input extends object>(record: Input & RecordBase, empty: Input): Input =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key in empty)) as unknown as Input

/** What was sent empty and came back filled, such as an address made from the title. */
const madeByServer = <Input extends object>(sent: Input, answer: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const made: unknown = answer[key as keyof Input]
      return value === '' && made !== '' ? [[key, made]] : []
    }),
  ) as Partial<Input>

/** One record in a form: checked, saved once at a time, and nothing that was typed is ever lost. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, schema, empty, beforeSave, onReplaced } = options
  const { collection } = resource
  const id = options.record?.id
  const navigate = useNavigate()
  const location = useLocation()
  const [record, setRecord] = useState(options.record)
  const [theirs, setTheirs] = useState<Rec>()
  const [isBehind, setBehind] = useState(false)
  const [saving, setSaving] = useState<'asked' | 'quiet'>()
  const [savedAt, setSavedAt] = useState<Date>()
  const [isKeptOnly, setKeptOnly] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const underWay = useRef<Promise<Rec | undefined> | undefined>(undefined)
  // Known at once, also to what began before the last render.
  const version = useRef(options.record?.version)
  // Counted instead of compared: a long text would be compared at every key.
  const changes = useRef(0)
  const savedChanges = useRef(0)

  const [initialValues] = useState(() => (options.record ? inputOf<Input>(options.record, empty) : empty))
  const pending = usePendingFields()
  /** What the fields hold beside the values, as far as it can be taken at once. */
  function collect(): void {
    pending.collect()
    beforeSave?.()
  }
  const draft = useDraft<Input>(collection, id, initialValues, collect)
  const form = useForm<Input>({
    initialValues,
    onValuesChange: (values) => {
      changes.current++
      setDirty(true)
      draft.keep(values, version.current ?? 0)
    },
  })

  function know(next: Rec): void {
    version.current = next.version
    setRecord(next)
  }

  function hasChanges(): boolean {
    collect()
    return changes.current !== savedChanges.current
  }

  /** From now on the form shows nothing but what the server has. */
  function settle(): void {
    savedChanges.current = changes.current
    setDirty(false)
    setKeptOnly(false)
    draft.drop()
  }

  function show(next: Rec): void {
    const values = inputOf<Input>(next, empty)
    know(next)
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    settle()
  }

  async function afterSave(answer: Rec, sent: { values: Input; changes: number }, isQuiet: boolean): Promise<void> {
    queryClient.setQueryData(recordQuery<Rec>(collection, answer.id).queryKey, answer)
    setSavedAt(new Date())
    setBehind(false)
    beforeSave?.()
    const isTypedSince = changes.current !== sent.changes
    if (id === undefined) {
      const values = form.getValues()
      settle()
      if (isTypedSince) {
        writeDraft(collection, answer.id, { values, version: answer.version, typedAt: new Date().toISOString() })
      }
      await navigate(editPathOf(resource, answer.id), { replace: true, state: location.state })
    } else if (isTypedSince) {
      // Only the version is news.
      know(answer)
    } else if (isQuiet) {
      // Somebody is writing: a space at the end that the server leaves out must not vanish under the cursor.
      know(answer)
      const made = madeByServer(sent.values, inputOf<Input>(answer, empty))
      if (Object.keys(made).length > 0) form.setValues(made)
      settle()
    } else {
      show(answer)
    }
    void readAgain(collection)
  }

  async function saveNow(isQuiet: boolean): Promise<Rec | undefined> {
    // Nobody asked for a quiet save: what is half written is neither finished nor a mistake yet.
    const isComplete = isQuiet || (await pending.commit())
    beforeSave?.()
    const values = form.getValues()
    const errors = zodErrors(schema, values)
    if (!isQuiet) form.setErrors(errors)
    if (!isComplete || Object.keys(errors).length > 0) {
      if (isQuiet) {
        setKeptOnly(true)
      } else {
        notify.error('Please check the marked fields.')
        showFirstError()
      }
      return undefined
    }
    const sent = { values, changes: changes.current }
    setSaving(isQuiet ? 'quiet' : 'asked')
    try {
      const answer =
        id === undefined
          ? await api<Rec>('POST', `/${collection}`, { body: values, isQuiet })
          : await api<Rec>('PUT', `/${collection}/${id}`, { body: { ...values, version: version.current }, isQuiet })
      if (!isQuiet) notify.success(id === undefined ? SUCCESS.completed : SUCCESS.updated)
      await afterSave(answer, sent, isQuiet)
      // A new record goes on in a form of its own; until that is there, nobody may type into this one.
      if (id !== undefined) setSaving(undefined)
      return answer
    } catch (error) {
      setKeptOnly(isQuiet)
      setSaving(undefined)
      await explain(error)
      return undefined
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (isAbort(error)) return
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'VERSION_CONFLICT' && id !== undefined) {
      setBehind(true)
      setTheirs(await api<Rec>('GET', `/${collection}/${id}`))
    } else if (error.fields.length > 0) {
      form.setErrors(toFormErrors(error.fields))
      showFirstError()
    }
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
    if (isQuiet || id === undefined || (saved && !hasChanges())) return saved
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
    draft,
    theirs,
    isBehind,
    hasChanges,
    save,
    take: (next) => {
      show(next)
      setTheirs(undefined)
      setBehind(false)
      onReplaced?.(inputOf<Input>(next, empty))
    },
    put: (values) => {
      form.setValues(values)
      onReplaced?.(values)
    },
    discard: () => {
      collect()
      settle()
    },
    keepMine: async () => {
      version.current = theirs?.version
      setTheirs(undefined)
      await save()
    },
    closeConflict: () => setTheirs(undefined),
  }
}
