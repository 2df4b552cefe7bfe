import { useForm } from '@mantine/form'
import { useHotkeys } from '@mantine/hooks'
import { queryOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Settings, SettingsInput } from '#entities/settings/schema.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { useDraft } from '#ui/admin/form/use-draft.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api<Settings>('GET', '/settings', { signal }),
})

const inputOf = ({ robotsTXT, siteDescription, contactEmail, operator }: Settings): SettingsInput => ({
  robotsTXT,
  siteDescription,
  contactEmail,
  operator,
})

const DRAFT = 'settings'

/** The settings of the site in a form; the same promises as for records, but there is only one of them. */
export function useSiteForm(read: Settings) {
  const [saved, setSaved] = useState(read)
  const [theirs, setTheirs] = useState<Settings>()
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const underWay = useRef<Promise<Settings | undefined> | undefined>(undefined)
  const changes = useRef(0)
  const [initialValues] = useState(() => inputOf(read))
  const draft = useDraft<SettingsInput>(DRAFT, 'site', initialValues)
  const form = useForm<SettingsInput>({
    initialValues,
    onValuesChange: (values) => {
      changes.current++
      setDirty(true)
      draft.keep(values, saved.version)
    },
  })

  function take(next: Settings): void {
    setSaved(next)
    setTheirs(undefined)
    form.setInitialValues(inputOf(next))
    form.setValues(inputOf(next))
    form.clearErrors()
    setDirty(false)
    draft.drop()
  }

  async function saveNow(version: number): Promise<Settings | undefined> {
    const values = form.getValues()
    const errors = zodErrors(SettingsInput, values)
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      notify.error('Please check the marked fields.')
      return undefined
    }
    const sent = changes.current
    setSaving(true)
    try {
      const answer = await api<Settings>('PUT', '/settings', { body: { ...values, version } })
      queryClient.setQueryData(settingsQuery.queryKey, answer)
      notify.success(SUCCESS.updated)
      // Typed while the save was under way: only the version is news.
      if (changes.current === sent) take(answer)
      else setSaved(answer)
      return answer
    } catch (error) {
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'VERSION_CONFLICT') setTheirs(await api<Settings>('GET', '/settings'))
      else form.setErrors(toFormErrors(error.fields))
      return undefined
    } finally {
      setSaving(false)
    }
  }

  /** One save in flight: whoever asks again meanwhile gets the same answer. */
  function save(version = saved.version): Promise<Settings | undefined> {
    underWay.current ??= saveNow(version).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  useHotkeys([['mod+S', () => void save()]], [], true)

  const keepMine = async () => {
    const version = theirs?.version
    setTheirs(undefined)
    await save(version)
  }
  const conflict = { theirs, take, keepMine, closeConflict: () => setTheirs(undefined), resource: { one: 'page' } }
  return { form, saved, draft, isDirty, isSaving, save, take, conflict }
}
