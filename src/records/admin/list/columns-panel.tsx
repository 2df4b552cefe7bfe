import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Checkbox, Kbd, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { sortable } from '#records/admin/form/messages.ts'
import { Sortable } from '#records/admin/form/sortable.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { text, type Words } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './columns-panel.module.css'

interface Named {
  name: string
  label: Words
}

export interface ColumnsPanelProps {
  columns: Named[]
  /** In display order; the first is fixed. */
  shown: Named[]
  onChange: (shown: Named[]) => void
  onReset: () => void
}

export function ColumnsPanel({ columns, shown, onChange, onReset }: ColumnsPanelProps) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  /** The state after the last change, which may not be rendered yet: the next change must not undo it. */
  const wanted = useRef(shown)
  useEffect(() => {
    wanted.current = shown
  }, [shown])
  const [first, ...movable] = shown
  const hidden = columns.filter((column) => !shown.includes(column))
  if (!first) return null

  function put(next: Named[]): void {
    wanted.current = [...wanted.current.slice(0, 1), ...next]
    onChange(wanted.current)
  }
  function move(column: Named, by: number): void {
    const others = wanted.current.slice(1)
    const from = others.indexOf(column)
    const to = from + by
    if (from < 0 || to < 0 || to >= others.length) return
    put(others.toSpliced(from, 1).toSpliced(to, 0, column))
    // The row keeps its key, but React may have moved the element, which loses the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-name="${column.name}"] input`)?.focus())
  }

  return (
    <div className={css.panel}>
      <div className={css.head}>
        <span className={css.how}>{rich(m.dragOr, { key: (inner) => <Kbd>{inner}</Kbd> })}</span>
        <UnstyledButton className={css.reset} onClick={onReset}>
          {m.reset()}
        </UnstyledButton>
      </div>
      <div className={css.row}>
        <span className={css.noHandle} />
        <Checkbox label={text(first.label)} checked disabled className={css.name} />
        <span className={css.always}>{m.always()}</span>
      </div>
      <Sortable
        items={movable}
        onChange={put}
        idOf={({ name }) => `${listId}-${name}`}
        nameOf={({ label }) => text(label)}
      >
        <ul className={css.list} ref={list} aria-label={m.shownColumns()}>
          {movable.map((column, index) => (
            <Shown
              key={column.name}
              id={`${listId}-${column.name}`}
              column={column}
              isFirst={index === 0}
              isLast={index === movable.length - 1}
              onMove={(by) => move(column, by)}
              onHide={() => put(wanted.current.slice(1).filter((other) => other !== column))}
            />
          ))}
        </ul>
      </Sortable>
      {hidden.length > 0 && (
        <ul className={css.list} data-hidden aria-label={m.otherColumns()}>
          {hidden.map((column) => (
            <li key={column.name} className={css.row}>
              <span className={css.noHandle} />
              <Checkbox
                label={text(column.label)}
                checked={false}
                className={css.name}
                onChange={() => put([...wanted.current.slice(1), column])}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={css.note}>{m.addressKeeps()}</p>
    </div>
  )
}

interface ShownProps {
  id: string
  column: Named
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onHide: () => void
}

function Shown({ id, column, isFirst, isLast, onMove, onHide }: ShownProps) {
  const { name } = column
  const label = text(column.label)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: sortable() },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-name={name}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon size={24} className={css.handle} {...attributes} {...listeners} aria-label={m.move({ label })}>
        <Icon name="grip" size={15} />
      </ActionIcon>
      <Checkbox label={label} checked className={css.name} onChange={onHide} onKeyDown={onKeyDown} />
      <ActionIcon
        size={24}
        className={css.step}
        disabled={isFirst}
        aria-label={m.oneUp({ label })}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={15} />
      </ActionIcon>
      <ActionIcon
        size={24}
        className={css.step}
        disabled={isLast}
        aria-label={m.oneDown({ label })}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={15} />
      </ActionIcon>
    </li>
  )
}
