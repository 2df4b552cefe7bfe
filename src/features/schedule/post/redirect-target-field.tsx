import * as m from '#features/schedule/post/messages.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { type Category, postPath } from '#shared/post-address.ts'
import { asFound } from '#records/admin/form/record-select.tsx'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import { useList } from '#records/admin/queries.ts'

interface RedirectTargetFieldProps {
  value: string
  onChange: (path: string) => void
  error?: ReactNode
  isRequired?: boolean
}

const NO_REDIRECT = ''
const FIXED = ['/', '/recenze/']
const SEARCH_DELAY_MS = 200

const optionOf = (path: string) => ({ value: path, label: m.permanentRedirect({ path }) })

export function RedirectTargetField({ value, onChange, error, isRequired = false }: RedirectTargetFieldProps) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const { data } = useList<{ slug: string; category: Category }>('posts', {
    q: q.startsWith('/') ? '' : q,
    status: 'published',
    perPage: 8,
  })
  const paths = [
    ...(value ? [value] : []),
    ...(q.startsWith('/') ? [q] : []),
    ...FIXED,
    ...(data?.items ?? []).map(postPath),
  ]
  return (
    <LateSelect
      label={m.thenGoTo()}
      searchable
      data={[...(isRequired ? [] : [{ value: NO_REDIRECT, label: m.nowhere() }]), ...[...new Set(paths)].map(optionOf)]}
      value={isRequired && value === NO_REDIRECT ? null : value}
      required={isRequired}
      placeholder={m.choosePage()}
      onChange={(path) => onChange(path ?? NO_REDIRECT)}
      onSearchChange={setTyped}
      error={error}
      dropdown={{ allowDeselect: false, filter: asFound, comboboxProps: { withinPortal: false } }}
    />
  )
}
