import { SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import type { Filter, ListOptions } from '#records/admin/list/types.ts'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import { STATUSES } from '#ui/admin/status-badge.tsx'
import { saidOptions, text } from '#shared/words/message.ts'
import css from './list.module.css'

const SEARCH_DELAY_MS = 250

const WITH_DRAFTS = [
  { value: 'all', label: m.all },
  { value: 'published', label: STATUSES.active.label },
  { value: 'draft', label: STATUSES.inactive.label },
  { value: 'archived', label: STATUSES.archived.label },
]
const WITHOUT_DRAFTS = [
  { value: 'all', label: m.all },
  { value: 'published', label: m.notArchived },
  { value: 'archived', label: STATUSES.archived.label },
]

interface ListToolbarProps {
  options: Pick<ListOptions<never>, 'searchLabel' | 'hasDrafts' | 'filters'>
  address: ReturnType<typeof useListAddress>
  children?: ReactNode
}

export const ListToolbar = ({ options, address, children }: ListToolbarProps) => (
  <div className={css.toolbar}>
    <SearchField
      label={text(options.searchLabel)}
      value={address.values['q'] ?? ''}
      onChange={(q) => address.change({ q }, { replace: true })}
    />
    <SegmentedControl
      aria-label={m.status()}
      data={saidOptions(options.hasDrafts ? WITH_DRAFTS : WITHOUT_DRAFTS)}
      value={address.values['status'] ?? 'all'}
      onChange={(status) => address.change({ status })}
    />
    {options.filters?.map((filter) => (
      <FilterField
        key={filter.name}
        filter={filter}
        value={address.values[filter.name] ?? ''}
        onChange={(value) => address.change({ [filter.name]: value })}
      />
    ))}
    {children}
  </div>
)

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** In a dialog it gets the focus first. */
  hasFocus?: boolean
}

export function SearchField({ label, value, onChange, hasFocus = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searches not rendered yet. Typing goes on meanwhile, so their results must not change the field. */
  const [pending, setPending] = useState<readonly string[]>([])
  if (value !== known) {
    const rendered = pending.lastIndexOf(value)
    setKnown(value)
    setPending(rendered === -1 ? [] : pending.slice(rendered + 1))
    // Back, Forward and “Clear filters” change the address, not the typed text.
    if (rendered === -1) setTyped(value)
  }
  const search = useDebouncedCallback((next: string) => {
    setPending((before) => [...before, next])
    onChange(next)
  }, SEARCH_DELAY_MS)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" size={16} />}
      className={css.search}
      data-autofocus={hasFocus || undefined}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
    />
  )
}

const SECTION_WIDTH = 28

const FilterField = ({
  filter,
  value,
  onChange,
}: {
  filter: Filter
  value: string
  onChange: (value: string) => void
}) => (
  <LateSelect
    aria-label={text(filter.label)}
    placeholder={text(filter.label)}
    data={saidOptions(filter.options)}
    value={value || null}
    onChange={(next) => onChange(next ?? '')}
    clearable
    searchable={filter.options.length > 8}
    className={css.filter}
    rightSectionWidth={SECTION_WIDTH}
    clearButtonProps={{ 'aria-label': m.clear({ label: text(filter.label) }) }}
  />
)
