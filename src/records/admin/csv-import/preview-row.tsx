import * as m from '#records/admin/csv-import/messages.ts'
import { ActionIcon, SegmentedControl, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import { columnWord } from '#records/admin/csv-import/column-word.ts'
import type { ImportCell, ImportRow, RowState } from '#records/admin/csv-import/types.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Badge } from '#ui/admin/status-badge.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import css from './csv-import.module.css'
import { type Message, text } from '#shared/words/message.ts'

const BADGES: Record<RowState, { tone: 'good' | 'caution' | 'bad' | 'quiet'; label: Message }> = {
  changes: { tone: 'caution', label: m.changes },
  new: { tone: 'good', label: m.fresh },
  same: { tone: 'quiet', label: m.same },
  conflict: { tone: 'caution', label: m.conflict },
  wrong: { tone: 'bad', label: m.wrong },
}

interface PreviewLineProps {
  row: ImportRow
  columns: string[]
  words: FieldWords
  onCorrect: (column: string, value: string) => void
  onLeaveOut: (isOut: boolean) => void
  onOverwrite: (isWanted: boolean) => void
}

export function PreviewLine({ row, columns, words, onCorrect, onLeaveOut, onOverwrite }: PreviewLineProps) {
  const { line, state, isLeftOut, title, picture, cells, problem } = row
  const { tone, label } = isLeftOut ? { tone: 'quiet' as const, label: m.leftOut } : BADGES[state]
  // An error may be in a column that the table does not show otherwise.
  const hidden = cells.filter((cell) => cell.problem !== undefined && !columns.includes(cell.column))
  const renamed = cells.find((cell) => cell.column === 'title' && cell.isChanged && cell.from !== '')
  return (
    <Table.Tr
      tabIndex={0}
      data-line={line}
      data-state={isLeftOut ? 'out' : state}
      aria-label={m.rowTitled({ line: String(line), title })}
    >
      <Table.Td>{line}</Table.Td>
      <Table.Td>
        <Badge tone={tone}>{label()}</Badge>
      </Table.Td>
      <Table.Td>
        <span className={css.record}>
          {picture && <Thumb picture={picture} name={title} size={32} />}
          <b>{renamed ? <Difference cell={renamed} /> : title || '–'}</b>
        </span>
        {problem && <span className={css.problem}>{text(problem)}</span>}
        {!isLeftOut && row.breaks && <span className={css.conflict}>{text(row.breaks)}</span>}
        {!isLeftOut && <Conflict row={row} onOverwrite={onOverwrite} />}
        {hidden.map((cell) => (
          <WrongCell key={cell.column} cell={cell} words={words} isLabelled onCorrect={onCorrect} />
        ))}
      </Table.Td>
      {columns.map((column) => {
        const cell = cells.find((each) => each.column === column)
        return (
          <Table.Td key={column} data-changed={(cell?.isChanged && !isLeftOut && state !== 'conflict') || undefined}>
            {cell?.problem && <WrongCell cell={cell} words={words} onCorrect={onCorrect} />}
            {cell && !cell.problem && <Difference cell={cell} />}
          </Table.Td>
        )
      })}
      <Table.Td>
        <ActionIcon
          size={30}
          aria-label={(isLeftOut ? m.takeIn : m.leaveOut)({ line: String(line) })}
          onClick={() => onLeaveOut(!isLeftOut)}
        >
          <Icon name={isLeftOut ? 'undo' : 'x'} size={15} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}

const namesOf = ([first = '', ...rest]: string[]) => rest.reduce((before, last) => m.and({ before, last }), first)

function Conflict({ row, onOverwrite }: Pick<PreviewLineProps, 'row' | 'onOverwrite'>) {
  const { line, state, version, conflict } = row
  if (!conflict) return null
  const who = namesOf(conflict.savedBy) || m.somebody()
  return (
    <span className={css.conflict}>
      {m.savedAfter({ who, version: conflict.version, now: String(version) })}
      <SegmentedControl
        size="xs"
        aria-label={m.whatToDo({ line: String(line) })}
        value={state === 'conflict' ? 'skip' : 'overwrite'}
        onChange={(value) => onOverwrite(value === 'overwrite')}
        data={[
          { value: 'skip', label: m.skip() },
          { value: 'overwrite', label: m.overwrite() },
        ]}
      />
    </span>
  )
}

function Difference({ cell: { from, to, isChanged } }: { cell: ImportCell }) {
  if (!isChanged) return <span className={css.same}>{from || '–'}</span>
  return (
    <>
      {from && <del className={css.del}>{from}</del>} {to ? <ins className={css.ins}>{to}</ins> : <i>{m.emptied()}</i>}
    </>
  )
}

interface WrongCellProps {
  cell: ImportCell
  words: FieldWords
  /** Where there is no column heading. */
  isLabelled?: boolean
  onCorrect: (column: string, value: string) => void
}

function WrongCell({ cell: { column, to, problem }, words, isLabelled = false, onCorrect }: WrongCellProps) {
  const label = columnWord(words, column)
  const [typed, setTyped] = useState(to)
  const send = () => {
    if (typed !== to) onCorrect(column, typed)
  }
  return (
    <TextInput
      size="xs"
      className={css.mend}
      label={isLabelled && label}
      aria-label={label}
      error={problem && text(problem)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
        if (event.key === 'Escape') setTyped(to)
      }}
    />
  )
}
