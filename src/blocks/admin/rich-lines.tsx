import { plainText } from '#shared/plain-text.ts'
import * as m from '#blocks/admin/messages.ts'
import { Button, Input, Text } from '@mantine/core'
import { useState } from 'react'
import { type Editing, itemAt } from '#blocks/admin/editing.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import { RichTextField } from '#records/admin/form/rich-text-field.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './rich-lines.module.css'

interface RichLinesProps {
  label: string
  list: Editing<Inline[][]>
  max: number
  maxLength: number
}

export function RichLines({ label, list, max, maxLength }: RichLinesProps) {
  const lines = list.value
  const [added, setAdded] = useState<number>()
  const isFull = lines.length >= max
  const addAt = (index: number) => {
    if (isFull) return
    list.update((now) => now.toSpliced(index, 0, []))
    setAdded(index)
  }
  return (
    <Input.Wrapper label={label} required error={list.errorAt()} labelElement="div">
      <SortableList
        items={lines}
        onChange={(next) => list.update(() => next)}
        nameOf={(line, index) => plainText(line) || m.lineNumber({ number: index + 1 })}
      >
        {(line, index) => {
          const { update, errorAt } = itemAt(list, line, index)
          return (
            <RichTextField
              // A line inserted in between gets a new editor with the focus.
              key={added === index ? `added ${lines.length}` : 'line'}
              autoFocus={added === index}
              isLine
              label={`${label} ${index + 1}`}
              value={line}
              onChange={(typed) => update(() => typed)}
              onEnter={() => addAt(index + 1)}
              maxLength={maxLength}
              error={errorAt()}
            />
          )
        }}
      </SortableList>
      <div className={css.add}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={15} />}
          disabled={isFull}
          onClick={() => addAt(lines.length)}
        >
          {m.addLine()}
        </Button>
        <Text size="xs" c="dimmed">
          {m.countOfMost({ count: lines.length, most: max })}
        </Text>
      </div>
    </Input.Wrapper>
  )
}
