import * as m from '#blocks/data-tables/messages.ts'
import { ActionIcon, Button, NativeSelect, Popover, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { type Column, MAX_COLUMNS } from '#blocks/data-tables/block.ts'
import { cellAttribute } from '#blocks/data-tables/cell-focus.ts'
import {
  type Grid,
  HEADINGS,
  insertColumn,
  moveColumn,
  type Place,
  removeColumn,
  setColumn,
} from '#blocks/data-tables/grid.ts'
import { saidOptions } from '#shared/words/message.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './table-grid.module.css'

const TYPES = [
  { value: 'text', label: m.typeText },
  { value: 'number', label: m.typeNumber },
  { value: 'rating', label: m.typeRating },
  { value: 'bool', label: m.typeBool },
  { value: 'link', label: m.typeLink },
] as const

const ALIGNS = [
  { value: 'auto', label: m.auto },
  { value: 'left', label: m.left },
  { value: 'center', label: m.centre },
  { value: 'right', label: m.right },
] as const

interface ColumnHeadProps {
  column: Column
  index: number
  count: number
  error: string | undefined
  change: (how: (grid: Grid) => Grid) => void
  onEnter: (place: Place) => void
}

export function ColumnHead({ column, index, count, error, change, onEnter }: ColumnHeadProps) {
  const place = { row: HEADINGS, column: index }
  return (
    <th {...cellAttribute(place)} className={css.head}>
      <div className={css.heading}>
        <TextInput
          variant="unstyled"
          aria-label={m.headingOfColumn({ number: index + 1 })}
          placeholder={m.heading()}
          maxLength={60}
          className={css.label}
          value={column.label}
          error={error}
          onChange={(event) => {
            const label = event.currentTarget.value
            change((grid) => setColumn(grid, index, { label }))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            onEnter(place)
          }}
        />
        <Popover position="bottom-end" width={280} trapFocus shadow="md">
          <Popover.Target>
            <ActionIcon size={26} aria-label={m.columnOptions({ number: index + 1 })}>
              <Icon name="dots" size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <ColumnOptions column={column} index={index} count={count} change={change} />
          </Popover.Dropdown>
        </Popover>
      </div>
    </th>
  )
}

function ColumnOptions({ column, index, count, change }: Omit<ColumnHeadProps, 'error' | 'onEnter'>) {
  const { type = 'text', align = 'auto' } = column
  const isFull = count >= MAX_COLUMNS
  const action = (label: string, how: (grid: Grid) => Grid, isOff: boolean) => (
    <Button variant="default" size="compact-sm" disabled={isOff} onClick={() => change(how)}>
      {label}
    </Button>
  )
  return (
    <Stack gap={12}>
      <NativeSelect
        label={m.whatIsInColumn()}
        data={saidOptions(TYPES)}
        value={type}
        onChange={(event) => {
          const chosen = TYPES.find(({ value }) => value === event.currentTarget.value)?.value
          change((grid) => setColumn(grid, index, { type: chosen }))
        }}
      />
      <ChoiceField
        label={m.alignment()}
        options={ALIGNS}
        value={align}
        onChange={(chosen) =>
          change((grid) => setColumn(grid, index, { align: chosen === 'auto' ? undefined : chosen }))
        }
      />
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {action(m.insertBefore(), (grid) => insertColumn(grid, index), isFull)}
        {action(m.insertAfter(), (grid) => insertColumn(grid, index + 1), isFull)}
        {action(m.moveLeft(), (grid) => moveColumn(grid, index, index - 1), index === 0)}
        {action(m.moveRight(), (grid) => moveColumn(grid, index, index + 1), index === count - 1)}
      </SimpleGrid>
      <Button
        variant="light"
        color="red"
        size="compact-sm"
        disabled={count === 1}
        onClick={() => change((grid) => removeColumn(grid, index))}
      >
        {m.removeColumn()}
      </Button>
    </Stack>
  )
}
