import { useForm, type UseFormReturnType } from '@mantine/form'
import { useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { SAVED } from '#ui/admin/form/leave-guard.tsx'
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
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  resource: Resource
  /** As the server has it now; undefined for a new one. */
  record: Rec | undefined
  isDirty: boolean
  isSaving: boolean
  /** How many saves were refused because of fields that are wrong. */
  refusals: number
  draft: ReturnType<typeof useDraft<Input>>
  /** What somebody else saved meanwhile. */
  theirs: Rec | undefined
  /** Answers the saved record, or nothing when it was not saved; the form then says why. */
  save: (options?: { isQuiet?: boolean }) => Promise<Rec | undefined>
  /** Shows the record as it is on the server; what was typed is gone. */
  take: (record: Rec) => void
  keepMine: () => Promise<void>
  closeConflict: () => void
}

/** The fields of a record that its form has. */
export const inputOf = <Input extends object>(record: Input & RecordBase, empty: Input): Input =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key in empty)) as unknown as Input

/** One record in a form: checked, saved once at a time, and nothing that was typed is ever lost. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, schema, empty, beforeSave } = options
  const { collection } = resource
  const id = options.record?.id
  const navigate = useNavigate()
  const [record, setRecord] = useState(options.record)
  const [theirs, setTheirs] = useState<Rec>()
  const [isSaving, setSaving] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const underWay = useRef<Promise<Rec | undefined> | undefined>(undefined)
  // Counted instead of compared: a long text would be compared at every key.
  const changes = useRef(0)

  const [initialValues] = useState(() => (options.record ? inputOf<Input>(options.record, empty) : empty))
  const draft = useDraft<Input>(collection, id, initialValues)
  const form = useForm<Input>({
    initialValues,
    onValuesChange: (values) => {
      changes.current++
      setDirty(true)
      draft.keep(values, record?.version ?? 0)
    },
  })

  function show(next: Rec): void {
    const values = inputOf<Input>(next, empty)
    setRecord(next)
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    setDirty(false)
    draft.drop()
  }

  async function afterSave(answer: Rec, sent: number): Promise<void> {
    queryClient.setQueryData(recordQuery<Rec>(collection, answer.id).queryKey, answer)
    if (id === undefined) {
      draft.drop()
      setDirty(false)
      await navigate(editPathOf(resource, answer.id), { replace: true, state: SAVED })
    } else if (changes.current === sent) {
      show(answer)
    } else {
      // Typed while the save was under way: only the version is news.
      setRecord(answer)
    }
    void readAgain(collection)
  }

  async function saveNow(version: number | undefined, isQuiet: boolean): Promise<Rec | undefined> {
    beforeSave?.()
    const values = form.getValues()
    const errors = zodErrors(schema, values)
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      if (!isQuiet) refuse()
      return undefined
    }
    const sent = changes.current
    setSaving(true)
    try {
      const answer =
        id === undefined
          ? await api<Rec>('POST', `/${collection}`, { body: values })
          : await api<Rec>('PUT', `/${collection}/${id}`, { body: { ...values, version } })
      if (!isQuiet) notify.success(id === undefined ? SUCCESS.completed : SUCCESS.updated)
      await afterSave(answer, sent)
      return answer
    } catch (error) {
      await explain(error)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (isAbort(error)) return
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'VERSION_CONFLICT' && id !== undefined) {
      setTheirs(await api<Rec>('GET', `/${collection}/${id}`))
    } else {
      form.setErrors(toFormErrors(error.fields))
      if (error.fields.length > 0) setRefusals((before) => before + 1)
    }
  }

  function refuse(): void {
    notify.error('Please check the marked fields.')
    setRefusals((before) => before + 1)
  }

  /** One save in flight: whoever asks again meanwhile gets the same answer. */
  function begin(version: number | undefined, isQuiet: boolean): Promise<Rec | undefined> {
    underWay.current ??= saveNow(version, isQuiet).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  const save = ({ isQuiet = false } = {}) => begin(record?.version, isQuiet)
  useHotkeys([['mod+S', () => void save()]], [], true)

  return {
    form,
    resource,
    record,
    isDirty,
    isSaving,
    refusals,
    draft,
    theirs,
    save,
    take: (next) => {
      show(next)
      setTheirs(undefined)
    },
    keepMine: async () => {
      const version = theirs?.version
      setTheirs(undefined)
      await begin(version, false)
    },
    closeConflict: () => setTheirs(undefined),
  }
}
