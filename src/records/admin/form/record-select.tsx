import type { SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import { useTypedName } from '#records/admin/form/use-typed-name.ts'
import { CREATE, createByName } from '#records/admin/create-by-name.ts'
import { findByName } from '#records/admin/find-by-name.ts'
import type { ListParameters } from '#shared/page.ts'
import { useList } from '#records/admin/queries.ts'
import { cacheName, labelOf, type Titled, useNames } from '#records/admin/use-names.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

const SEARCH_DELAY_MS = 200
const SHOWN = 20

/** Searches records for a picker, from its first focus on: a form has many, and most of them are never opened. */
export function useRecordSearch(
  collection: CollectionName,
  {
    filter = {},
    shown = SHOWN,
    chosen,
  }: { filter?: ListParameters | undefined; shown?: number; chosen?: string | undefined },
) {
  const [q, setQ] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [searched] = useDebouncedValue(q, SEARCH_DELAY_MS)
  // The field contains the name of the chosen record; opening it should list the others too.
  const words = searched === chosen ? '' : searched
  const { data, isPlaceholderData } = useList<Titled>(
    collection,
    { ...filter, q: words, perPage: shown, ...(words.trim() ? { sort: 'match' } : {}) },
    { enabled: isFocused },
  )
  const found = (data?.items ?? []).map((record) => ({ value: record.id, label: labelOf(record) }))
  const isSettled = searched === q && data !== undefined && !isPlaceholderData
  /** A chosen record is shown by its name at once: until that were read again, the text would count as not chosen. */
  function cacheNameOf(id: string | null): void {
    const record = data?.items.find((each) => each.id === id)
    if (record) cacheName(collection, record)
  }
  return { q, setQ, found, cacheNameOf, isSettled, onFocus: () => setFocused(true) }
}

/** The server has already searched, ignoring diacritics. */
export const asFound: SelectProps['filter'] = ({ options }) => options

export const noOptions = (isSettled: boolean) => (isSettled ? m.nothingFound() : m.searching())

interface RecordSelectProps {
  collection: CollectionName
  label: string
  value: string | null
  onChange: (id: string | null) => void
  description?: string
  placeholder?: string
  required?: boolean
  error?: React.ReactNode
  'data-path'?: string
  'data-autofocus'?: boolean
  filter?: ListParameters
  /** The body for creating a record of this name; undefined when the name does not suffice. */
  creating?: (name: string) => object | undefined
}

export function createOption(
  typed: string,
  found: readonly { label: string }[],
  creating: RecordSelectProps['creating'],
): object | undefined {
  const name = typed.trim()
  const isKnown = found.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase())
  return name.length > 1 && !isKnown ? creating?.(name) : undefined
}

export function RecordSelect({ collection, value, onChange, filter, creating, ...field }: RecordSelectProps) {
  const names = useNames(collection, value ? [value] : [])
  const chosen = value ? { value, label: names.get(value) ?? '…' } : undefined
  const { q, setQ, found, cacheNameOf, isSettled, onFocus } = useRecordSearch(collection, {
    filter,
    chosen: chosen?.label,
  })
  const isListed = found.some((option) => option.value === value)
  const body = isSettled && q !== chosen?.label ? createOption(q, found, creating) : undefined
  const data = [
    ...(chosen && !isListed ? [chosen] : []),
    ...found,
    ...(body ? [{ value: CREATE, label: m.createTitled({ title: q.trim() }) }] : []),
  ]
  /** Mantine then shows the name of the new choice; a field that adds to a list has none and stays empty. */
  function choose(id: string | null): void {
    cacheNameOf(id)
    setQ(id === value ? (chosen?.label ?? '') : '')
    onChange(id)
  }
  const { problem, forget, create, onBlur, onKeyDown } = useTypedName<Titled>({
    typed: q,
    chosen: chosen?.label,
    setTyped: setQ,
    find: async (typed) => (await findByName(collection, typed, filter)).exact,
    choose: (record) => {
      cacheName(collection, record)
      choose(record.id)
    },
  })
  return (
    <LateSelect
      {...field}
      error={problem ?? field.error}
      data={data}
      value={value}
      onChange={(picked) => {
        if (picked !== CREATE) choose(picked)
        else if (body) create(createByName(collection, body))
      }}
      searchable
      openOnFocus={false}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      clearable={!field.required}
      searchValue={q}
      onSearchChange={(typed) => {
        setQ(typed)
        forget()
      }}
      dropdown={{ filter: asFound, nothingFoundMessage: noOptions(isSettled) }}
      clearButtonProps={{ 'aria-label': m.clear({ label: field.label }) }}
    />
  )
}
