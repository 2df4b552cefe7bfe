import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import * as m from '#features/complaints/screen/list/messages.ts'
import { STATES } from '#features/complaints/screen/words.tsx'
import { STATE_FILTERS } from '#features/complaints/shared/states.ts'
import * as shared from '#features/players/messages.ts'
import { OfferFilter } from '#features/players/screen/offer-select.tsx'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { PHONE } from '#records/admin/list/phone.ts'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import { saidOptions } from '#shared/words/message.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/complaints/screen/complaints.module.css'

const HOLDERS = [
  { value: 'me', label: m.mine },
  { value: 'nobody', label: m.nobodyHasIt },
]
const ORDERS = [
  { value: 'deadline', label: m.byDeadline },
  { value: '-number', label: m.newestFirst },
  { value: 'number', label: m.oldestFirst },
]
type List = ResponseOf<'GET', '/complaints'>
type Address = ReturnType<typeof useListAddress>

export function Filters({ address, data }: { address: Address; data: List | undefined }) {
  const { state = 'open', casino, holder, q, sort = 'deadline' } = address.values
  const isPhone = useMediaQuery(PHONE)
  const [typed, setTyped] = useState(q ?? '')
  const search = useDebouncedCallback((words: string) => address.change({ q: words }, { replace: true }), 250)
  const options = STATE_FILTERS.map((value) => {
    const label = value === 'open' ? m.open() : value === 'closed' ? m.closed() : STATES[value].label()
    return { value, label: data ? m.stateWithCount({ state: label, count: data.counts[value] ?? 0 }) : label }
  })
  const choose = {
    'aria-label': m.state(),
    data: options,
    value: state,
    onChange: (value: string | null) => address.change({ state: value ?? 'open' }),
  }
  return (
    <div className={desk.tools}>
      {isPhone ? <Select {...choose} allowDeselect={false} /> : <SegmentedControl {...choose} mr="auto" />}
      <div className={css.filters}>
        <TextInput
          type="search"
          aria-label={m.search()}
          placeholder={m.searchHint()}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            search(value)
          }}
        />
        <OfferFilter value={casino} onChange={(id) => address.change({ casino: id })} />
        <Select
          aria-label={m.whoHasIt()}
          placeholder={m.everybody()}
          data={saidOptions(HOLDERS)}
          value={holder || null}
          onChange={(value) => address.change({ holder: value ?? '' })}
          clearable
        />
        <Select
          aria-label={shared.order()}
          data={saidOptions(ORDERS)}
          value={sort}
          allowDeselect={false}
          onChange={(value) => address.change({ sort: value ?? 'deadline' })}
        />
        {data && data.year.closed > 0 && <Year {...data.year} />}
      </div>
    </div>
  )
}

const Year = ({ solved, closed, medianDays }: List['year']) => {
  const b = (words: string) => <b>{words}</b>
  return (
    <span className={css.year}>
      {medianDays === null
        ? rich(m.year, { solved, closed, b })
        : rich(m.yearMedian, { solved, closed, count: medianDays, b })}
    </span>
  )
}
