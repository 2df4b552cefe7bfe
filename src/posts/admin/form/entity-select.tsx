import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PostInput } from '#posts/schema.ts'
import { usePendingChoice, useRecordSearch } from '#ui/admin/form/record-select.tsx'
import { findNamed } from '#ui/admin/records/find-named.ts'
import { useNames } from '#ui/admin/records/use-names.ts'
import { isKeyOf } from '#shared/objects.ts'

type Linked = Pick<PostInput, 'entity' | 'entityModel'>
type Model = NonNullable<PostInput['entityModel']>

const NOTHING: Linked = { entity: null, entityModel: null }
const COLLECTIONS: Record<Model, string> = { Casino: 'casinos', Bookmaker: 'bookmakers' }

interface EntitySelectProps {
  value: Linked
  onChange: (linked: Linked) => void
  error?: ReactNode
}

/** What the page is about: one search through casinos and bookmakers. */
export function EntitySelect({ value: { entity, entityModel }, onChange, error }: EntitySelectProps) {
  const names = useNames(COLLECTIONS[entityModel ?? 'Casino'], entity ? [entity] : [])
  const chosen = entity && entityModel ? { value: `${entityModel}:${entity}`, label: names.get(entity) ?? '…' } : null
  const casinos = useRecordSearch('casinos', { chosen: chosen?.label })
  const bookmakers = useRecordSearch('bookmakers', { chosen: chosen?.label })
  const group = (title: string, model: Model, found: typeof casinos.found) => ({
    group: title,
    items: found.map(({ value, label }) => ({ value: `${model}:${value}`, label })),
  })
  const groups = [group('Casinos', 'Casino', casinos.found), group('Bookmakers', 'Bookmaker', bookmakers.found)]
  const isListed = groups.some(({ items }) => items.some((item) => item.value === chosen?.value))
  const { problem, forget } = usePendingChoice(casinos.q, chosen?.label, async (typed) => {
    for (const model of ['Casino', 'Bookmaker'] as const) {
      const { exact } = await findNamed(COLLECTIONS[model], typed)
      if (!exact) continue
      onChange({ entity: exact.id, entityModel: model })
      return true
    }
    return false
  })
  return (
    <Select
      label="Linked casino/bookmaker"
      placeholder="None"
      data={chosen && !isListed ? [chosen, ...groups] : groups}
      value={chosen?.value ?? null}
      onChange={(picked) => {
        const [model = '', id] = picked?.split(':') ?? []
        onChange(id && isKeyOf(COLLECTIONS, model) ? { entity: id, entityModel: model } : NOTHING)
      }}
      searchable
      openOnFocus={false}
      clearable
      searchValue={casinos.q}
      onSearchChange={(q) => {
        casinos.setQ(q)
        bookmakers.setQ(q)
        forget()
      }}
      // The server has searched already, without regard to diacritics.
      filter={({ options }) => options}
      nothingFoundMessage="Nothing found"
      clearButtonProps={{ 'aria-label': 'Clear the linked casino or bookmaker' }}
      error={problem ?? error}
    />
  )
}
