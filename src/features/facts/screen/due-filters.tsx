import { SegmentedControl, Select } from '@mantine/core'
import { FACT_KINDS } from '#features/facts/kinds.ts'
import type { Due } from '#features/facts/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import css from './due.module.css'

const KINDS = [
  { value: '', label: 'All kinds of facts' },
  ...entriesOf(FACT_KINDS).map(([value, { label }]) => ({ value, label })),
]

interface DueFiltersProps {
  address: ReturnType<typeof useListAddress>
  due: Due | undefined
}

export const DueFilters = ({ address, due }: DueFiltersProps) => (
  <div className={css.tools}>
    <SegmentedControl
      aria-label="Which facts"
      value={address.values['list'] ?? ''}
      onChange={(value) => address.change({ list: value })}
      data={[
        { value: 'due', label: `Due ${due?.counts.due ?? ''}` },
        { value: 'unchecked', label: `Unchecked ${due?.counts.unchecked ?? ''}` },
        { value: 'soon', label: `Next 30 days ${due?.counts.soon ?? ''}` },
      ]}
    />
    <Select
      aria-label="Kind of facts"
      data={KINDS}
      allowDeselect={false}
      value={address.values['kind'] ?? ''}
      onChange={(kind) => address.change({ kind: kind ?? '' })}
      w={180}
    />
    <Select
      aria-label="Who checked it last"
      data={[
        { value: '', label: 'Everybody' },
        ...(due?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      allowDeselect={false}
      value={address.values['person'] ?? ''}
      onChange={(person) => address.change({ person: person ?? '' })}
      w={130}
    />
  </div>
)
