import { SegmentedControl, Select } from '@mantine/core'
import { KIND_LABELS } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/screen/messages.ts'
import type { Due } from '#features/facts/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import { saidOptions } from '#shared/words/message.ts'
import css from './due.module.css'

const KINDS = [{ value: '', label: m.allKinds }, ...entriesOf(KIND_LABELS).map(([value, label]) => ({ value, label }))]

interface DueFiltersProps {
  address: ReturnType<typeof useListAddress>
  due: Due | undefined
}

export const DueFilters = ({ address, due }: DueFiltersProps) => (
  <div className={css.tools}>
    <SegmentedControl
      aria-label={m.whichFacts()}
      value={address.values['list'] ?? ''}
      onChange={(value) => address.change({ list: value })}
      data={[
        { value: 'due', label: m.dueCount({ number: String(due?.counts.due ?? '') }) },
        { value: 'unchecked', label: m.uncheckedCount({ number: String(due?.counts.unchecked ?? '') }) },
        { value: 'soon', label: m.soonCount({ number: String(due?.counts.soon ?? '') }) },
      ]}
    />
    <Select
      aria-label={m.kindOfFacts()}
      data={saidOptions(KINDS)}
      allowDeselect={false}
      value={address.values['kind'] ?? ''}
      onChange={(kind) => address.change({ kind: kind ?? '' })}
      w={180}
    />
    <Select
      aria-label={m.whoChecked()}
      data={[
        { value: '', label: m.everybody() },
        ...(due?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      allowDeselect={false}
      value={address.values['person'] ?? ''}
      onChange={(person) => address.change({ person: person ?? '' })}
      w={130}
    />
  </div>
)
