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
import { Icon } from '#ui/admin/icon.tsx'
import css from './table-grid.module.css'

const TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'rating', label: 'Rating 0–10' },
  { value: 'bool', label: 'Yes or no' },
  { value: 'link', label: 'Link' },
] as const

const ALIGNS = [
  { value: 'auto', label: 'Auto' },
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
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
          aria-label={`Heading of column ${index + 1}`}
          placeholder="Heading"
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
            <ActionIcon size={26} aria-label={`Column ${index + 1}: options`}>
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
        label="What is in the column"
        data={TYPES}
        value={type}
        onChange={(event) => {
          const chosen = TYPES.find(({ value }) => value === event.currentTarget.value)?.value
          change((grid) => setColumn(grid, index, { type: chosen }))
        }}
      />
      <ChoiceField
        label="Alignment"
        options={ALIGNS}
        value={align}
        onChange={(chosen) =>
          change((grid) => setColumn(grid, index, { align: chosen === 'auto' ? undefined : chosen }))
        }
      />
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {action('Insert before', (grid) => insertColumn(grid, index), isFull)}
        {action('Insert after', (grid) => insertColumn(grid, index + 1), isFull)}
        {action('Move left', (grid) => moveColumn(grid, index, index - 1), index === 0)}
        {action('Move right', (grid) => moveColumn(grid, index, index + 1), index === count - 1)}
      </SimpleGrid>
      <Button
        variant="light"
        color="red"
        size="compact-sm"
        disabled={count === 1}
        onClick={() => change((grid) => removeColumn(grid, index))}
      >
        Remove the column
      </Button>
    </Stack>
  )
}
