import * as m from '#blocks/admin/messages.ts'
import { undo } from '#ui/admin/messages.ts'
import { ActionIcon, Badge, Button, Collapse, Input, Text, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Editing, itemAt } from '#blocks/admin/editing.ts'
import { AddPictures } from '#blocks/admin/add-pictures.tsx'
import { Thumb } from '#blocks/admin/thumb.tsx'
import type { Img } from '#entities/media/schema.ts'
import type { NounMessage } from '#shared/words/message.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './item-list.module.css'

interface ItemListProps<Item> {
  label: string
  /** e.g. “slide” */
  one: NounMessage
  list: Editing<Item[]>
  max: number
  isOptional?: boolean
  empty: Item
  /** Title of a collapsed item; empty for a blank one. */
  summaryOf: (item: Item) => string
  mediaIdOf?: (item: Item) => string | undefined
  fromPictures?: (img: Img) => Item
  /** Extra actions in a row, also while collapsed. */
  actions?: (item: Editing<Item>) => ReactNode
  children: (item: Editing<Item>, index: number) => ReactNode
}

let made = 0
const newKey = () => `item-${++made}`

interface Entry<Item> {
  key: string
  item: Item
}

interface Removed<Item> extends Entry<Item> {
  index: number
}

const focusFirstField = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]')?.focus()

export function ItemList<Item>(props: ItemListProps<Item>) {
  const {
    label,
    one,
    list,
    max,
    isOptional = false,
    empty,
    summaryOf,
    mediaIdOf,
    fromPictures,
    actions,
    children,
  } = props
  const items = list.value
  const [keys, setKeys] = useState(() => items.map(newKey))
  const [open, setOpen] = useState(() => new Set(items[0] && summaryOf(items[0]) === '' ? keys.slice(0, 1) : []))
  const [removed, setRemoved] = useState<Removed<Item>>()
  const [fresh, setFresh] = useState<string>()
  const [restored, setRestored] = useState<string>()

  // The list was replaced as a whole, e.g. by a restored draft.
  if (keys.length !== items.length) setKeys(items.map((_, index) => keys[index] ?? newKey()))
  const hidden = keys.filter((key, index) => !open.has(key) && list.errorsIn(String(index)) > 0)
  if (hidden.length > 0) setOpen(new Set([...open, ...hidden]))

  const entries = items.map((item, index): Entry<Item> => ({ key: keys[index] ?? '', item }))
  const show = (next: Entry<Item>[]) => {
    setKeys(next.map(({ key }) => key))
    list.update(() => next.map(({ item }) => item))
  }
  const change = (next: Entry<Item>[]) => {
    const index = next.length < entries.length ? entries.findIndex((entry) => !next.includes(entry)) : -1
    const gone = entries[index]
    setRemoved(gone && { ...gone, index })
    show(next)
  }
  const insert = (item: Item, index: number) => {
    const key = newKey()
    show(entries.toSpliced(index, 0, { key, item }))
    setOpen(new Set([key]))
    setFresh(key)
    setRemoved(undefined)
  }
  const addAll = (added: Item[]) => {
    show([...entries, ...added.map((item) => ({ key: newKey(), item }))])
    setRemoved(undefined)
  }
  const isLocked = useLocked()
  // Nothing can be expanded in a form that can only be read.
  const isOpen = (key: string) => isLocked || open.has(key)
  const toggle = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  const nameOf = ({ item }: Entry<Item>, index: number) =>
    summaryOf(item) || m.numbered({ noun: one, number: index + 1 })

  return (
    <Input.Wrapper label={label} required={!isOptional} error={list.errorAt()} labelElement="div">
      <SortableList
        items={entries}
        onChange={change}
        nameOf={nameOf}
        keyOf={({ key }) => key}
        actions={({ item }, index) => (
          <>
            {actions?.(itemAt(list, item, index))}
            <ActionIcon
              size={28}
              aria-label={m.duplicate({ name: nameOf({ key: '', item }, index) })}
              disabled={items.length >= max}
              onClick={() => insert(structuredClone(item), index + 1)}
            >
              <Icon name="copy" size={15} />
            </ActionIcon>
          </>
        )}
        below={({ key, item }, index) => (
          <Collapse expanded={isOpen(key)} transitionDuration={0}>
            {isOpen(key) && (
              <div className={css.fields} ref={key === fresh ? focusFirstField : undefined}>
                {children(itemAt(list, item, index), index)}
              </div>
            )}
          </Collapse>
        )}
      >
        {({ key, item }, index) => (
          <UnstyledButton
            className={css.summary}
            aria-expanded={isOpen(key)}
            autoFocus={key === restored}
            onClick={() => toggle(key)}
          >
            <Icon name={isOpen(key) ? 'down' : 'right'} size={15} />
            {mediaIdOf && <Thumb mediaId={mediaIdOf(item)} />}
            <Text span truncate className={css.name} c={summaryOf(item) ? undefined : 'dimmed'}>
              {summaryOf(item) || m.newItem({ noun: one })}
            </Text>
            {list.errorsIn(String(index)) > 0 && (
              <Badge color="red" variant="light" size="sm" tt="none">
                {m.toFix({ errors: list.errorsIn(String(index)) })}
              </Badge>
            )}
          </UnstyledButton>
        )}
      </SortableList>
      {removed && (
        <div className={css.removed} role="status">
          <span>
            {summaryOf(removed.item)
              ? m.removedTitled({ title: summaryOf(removed.item) })
              : m.removedEmpty({ noun: one })}
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            autoFocus
            onClick={() => {
              show(entries.toSpliced(removed.index, 0, { key: removed.key, item: removed.item }))
              setRestored(removed.key)
              setRemoved(undefined)
            }}
          >
            {undo()}
          </Button>
        </div>
      )}
      <div className={css.add}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={15} />}
          disabled={items.length >= max}
          onClick={() => insert(structuredClone(empty), items.length)}
        >
          {m.addItem({ noun: one })}
        </Button>
        {fromPictures && (
          <AddPictures
            most={max - items.length}
            onPick={(pictures) => addAll(pictures.map(({ id: mediaId, alt }) => fromPictures({ mediaId, alt })))}
          />
        )}
        <Text size="xs" c="dimmed">
          {m.countOfMost({ count: items.length, most: max })}
        </Text>
      </div>
    </Input.Wrapper>
  )
}
