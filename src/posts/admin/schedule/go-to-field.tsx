import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { type Category, postPath } from '#shared/post-address.ts'
import { useList } from '#ui/admin/records/queries.ts'

interface GoToFieldProps {
  value: string
  onChange: (path: string) => void
  error?: ReactNode
  /** Whoever sends visitors on says where to. */
  isRequired?: boolean
}

const NOWHERE = ''
const FIXED = ['/', '/recenze/']
const SEARCH_DELAY_MS = 200

const optionOf = (path: string) => ({ value: path, label: `${path} (permanent redirect)` })

/** Where visitors of a page that has come down are sent. */
export function GoToField({ value, onChange, error, isRequired = false }: GoToFieldProps) {
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
    <Select
      label="After that visitors go to"
      searchable
      allowDeselect={false}
      // What the server finds has the words, though not always in its address.
      filter={({ options }) => options}
      data={[
        ...(isRequired ? [] : [{ value: NOWHERE, label: 'Nowhere, the page is gone' }]),
        ...[...new Set(paths)].map(optionOf),
      ]}
      value={isRequired && value === NOWHERE ? null : value}
      required={isRequired}
      placeholder="Choose a page"
      onChange={(path) => onChange(path ?? NOWHERE)}
      onSearchChange={setTyped}
      error={error}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
