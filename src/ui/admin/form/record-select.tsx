import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { usePending } from '#ui/admin/form/pending.tsx'
import { CREATE, createNamed } from '#ui/admin/records/create-named.ts'
import { findNamed, notChosen } from '#ui/admin/records/find-named.ts'
import { type Parameters, useList } from '#ui/admin/records/queries.ts'
import { labelOf, type Titled, useNames } from '#ui/admin/records/use-names.ts'

const SEARCH_DELAY_MS = 200
const SHOWN = 20

/** Records whose words match, for those who choose one. */
export function useRecordSearch(
  collection: string,
  {
    filter = {},
    shown = SHOWN,
    chosen,
  }: { filter?: Parameters | undefined; shown?: number; chosen?: string | undefined },
) {
  const [q, setQ] = useState('')
  const [searched] = useDebouncedValue(q, SEARCH_DELAY_MS)
  // The name of what is chosen stands in the field; whoever opens it wants to see the others too.
  const words = searched === chosen ? '' : searched
  const { data, isPlaceholderData } = useList<Titled>(collection, {
    ...filter,
    q: words,
    perPage: shown,
    ...(words.trim() ? { sort: 'match' } : {}),
  })
  const found = (data?.items ?? []).map((record) => ({ value: record.id, label: labelOf(record) }))
  /** Whether what was found is the answer to what stands in the field now. */
  const isSettled = searched === q && data !== undefined && !isPlaceholderData
  return { q, setQ, found, isSettled }
}

/** A name that was typed and not taken from the list: it is chosen if it is exactly one's, else the field asks. */
export function usePendingChoice(
  typed: string,
  chosen: string | undefined,
  choose: (typed: string) => Promise<boolean>,
) {
  const [problem, setProblem] = useState<string>()
  const name = typed.trim()
  usePending(async (reason) => {
    if (reason === 'collect' || name === '' || typed === chosen) return true
    const isChosen = await choose(name)
    if (!isChosen) setProblem(notChosen(name))
    return isChosen
  })
  return { problem, forget: () => setProblem(undefined) }
}

interface RecordSelectProps {
  collection: string
  label: string
  value: string | null
  onChange: (id: string | null) => void
  description?: string
  placeholder?: string
  required?: boolean
  error?: React.ReactNode
  'data-path'?: string
  /** Parameters of the list that narrow the choice. */
  filter?: Parameters
  /** What is sent to make a new record of this name; nothing when the name does not suffice. */
  creating?: (name: string) => object | undefined
}

/** A name that nobody has yet can be given to a new record. */
export function newNamed(
  typed: string,
  found: readonly { label: string }[],
  creating: RecordSelectProps['creating'],
): object | undefined {
  const name = typed.trim()
  const isKnown = found.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase())
  return name.length > 1 && !isKnown ? creating?.(name) : undefined
}

/** Chooses one record by searching for it, or makes it. */
export function RecordSelect({ collection, value, onChange, filter, creating, ...field }: RecordSelectProps) {
  const names = useNames(collection, value ? [value] : [])
  const chosen = value ? { value, label: names.get(value) ?? '…' } : undefined
  const { q, setQ, found, isSettled } = useRecordSearch(collection, { filter, chosen: chosen?.label })
  const isListed = found.some((option) => option.value === value)
  const body = isSettled && q !== chosen?.label ? newNamed(q, found, creating) : undefined
  const data = [
    ...(chosen && !isListed ? [chosen] : []),
    ...found,
    ...(body ? [{ value: CREATE, label: `Create “${q.trim()}”` }] : []),
  ]
  const { problem, forget } = usePendingChoice(q, chosen?.label, async (typed) => {
    const { exact } = await findNamed(collection, typed, filter)
    if (exact) onChange(exact.id)
    return exact !== undefined
  })
  return (
    <Select
      {...field}
      error={problem ?? field.error}
      data={data}
      value={value}
      onChange={(picked) => {
        if (picked !== CREATE) onChange(picked)
        else if (body)
          void createNamed(collection, body).then(
            ({ id }) => onChange(id),
            () => undefined,
          )
      }}
      searchable
      openOnFocus={false}
      clearable={!field.required}
      searchValue={q}
      onSearchChange={(typed) => {
        setQ(typed)
        forget()
      }}
      // The server has searched already, without regard to diacritics.
      filter={({ options }) => options}
      nothingFoundMessage="Nothing found"
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
    />
  )
}
