import * as m from '#records/admin/csv-import/messages.ts'
import { Alert, Button, Kbd, Paper, SegmentedControl, Table } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ChooseButton } from '#records/admin/csv-import/choose-button.tsx'
import { columnWord } from '#records/admin/csv-import/column-word.ts'
import { PreviewLine } from '#records/admin/csv-import/preview-row.tsx'
import type { ImportRow, Preview, RowState } from '#records/admin/csv-import/types.ts'
import type { Import } from '#records/admin/csv-import/use-import.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { Screen } from '#records/admin/screen.ts'
import css from './csv-import.module.css'
import type { Message } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'

interface PreviewTableProps {
  screen: Screen
  words: FieldWords
  work: Import
  preview: Preview
}

type Shown = 'all' | RowState

const WORDS: Record<RowState, Message> = {
  changes: m.toChange,
  new: m.fresh,
  same: m.same,
  conflict: m.conflicts,
  wrong: m.wrong,
}
const STATES: RowState[] = ['changes', 'new', 'same', 'conflict', 'wrong']
/** Already shown in the first columns of the table. */
const SHOWN_ANYWAY = new Set(['id', 'title'])

export function PreviewTable({ screen, words, work, preview }: PreviewTableProps) {
  const [shown, setShown] = useState<Shown>('all')
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = preview
  const taken = rows.filter(({ isLeftOut }) => !isLeftOut)
  const wrong = taken.filter(({ state }) => state === 'wrong')
  const skipped = taken.filter(({ state }) => state === 'conflict').length
  const stored = taken.filter(({ state }) => state === 'changes' || state === 'new').length
  const columns = preview.columns.filter(
    (column) => !SHOWN_ANYWAY.has(column) && rows.some((row) => hasChangeIn(row, column)),
  )
  const listed = rows.filter(({ state }) => shown === 'all' || state === shown).toSorted(urgentFirst)

  function toggleOverwrite(line: number): void {
    const row = rows.find((each) => each.line === line)
    if (row?.conflict) work.overwrite(line, row.state === 'conflict')
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>): void {
    const row = event.target
    if (!(row instanceof HTMLTableRowElement)) return
    const line = Number(row.dataset['line'])
    const step = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (step instanceof HTMLElement) step.focus()
    } else if (event.key === ' ') work.leaveOut([line], !rows.find((each) => each.line === line)?.isLeftOut)
    else if (event.key === 'o') toggleOverwrite(line)
    else if (event.key === 'e') row.querySelector('input')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <>
      <Paper withBorder radius="lg" className={css.preview} aria-busy={work.isLooking}>
        <div className={css.tools}>
          <SegmentedControl
            aria-label={m.rows()}
            value={shown}
            onChange={(value) => setShown(value)}
            data={[
              { value: 'all', label: m.all({ number: String(rows.length) }) },
              ...STATES.map((state) => ({
                value: state,
                label: m.countOf({
                  state: WORDS[state](),
                  number: String(rows.filter((row) => row.state === state).length),
                }),
              })),
            ]}
          />
          <span className={css.hint}>{m.hint()}</span>
          <span className={css.keys}>{rich(m.keys, { kbd: (key) => <Kbd>{key}</Kbd> })}</span>
        </div>
        {preview.unknown.length > 0 && (
          <Alert color="yellow" className={css.unknown} icon={<Icon name="warn" />}>
            {unknownWords(preview.unknown, screen.many)}
          </Alert>
        )}
        <Table.ScrollContainer minWidth={600} type="native">
          <Table className={css.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.row()}</Table.Th>
                <Table.Th>{m.state()}</Table.Th>
                <Table.Th>{screen.one.charAt(0).toUpperCase() + screen.one.slice(1)}</Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column}>
                    {columnWord(words, column)} <code className={css.column}>{column}</code>
                  </Table.Th>
                ))}
                <Table.Th aria-label={m.actions()} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody ref={body} onKeyDown={onKeyDown}>
              {listed.map((row) => (
                <PreviewLine
                  key={row.line}
                  row={row}
                  columns={columns}
                  words={words}
                  onCorrect={(column, value) => work.correct(row.line, column, value)}
                  onLeaveOut={(isOut) => work.leaveOut([row.line], isOut)}
                  onOverwrite={(isWanted) => work.overwrite(row.line, isWanted)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <div className={css.foot}>
          <span className={css.verdict} role="status">
            {wrong.length > 0 ? (
              <>
                <Icon name="warn" size={16} />
                <span>
                  {wrongWords(wrong)}
                  {preview.unchecked > 0 && <> {m.notChecked({ count: preview.unchecked })}</>}
                </span>
              </>
            ) : (
              <span>{verdict(stored, skipped)}</span>
            )}
          </span>
          {wrong.length > 0 && (
            <Button
              variant="default"
              onClick={() =>
                work.leaveOut(
                  wrong.map(({ line }) => line),
                  true,
                )
              }
            >
              {wrong.length === 1
                ? m.leaveOut({ line: String(wrong[0]?.line) })
                : m.leaveWrongOut({ count: wrong.length })}
            </Button>
          )}
          <ChooseButton work={work} label={m.chooseAnother()} isPlain />
          <Button
            disabled={wrong.length > 0 || stored === 0 || work.isLooking}
            loading={work.isBusy}
            onClick={() => void work.store()}
          >
            {m.importRows({ count: stored })}
          </Button>
        </div>
      </Paper>
      <p className={css.note}>
        <span>{m.takenBack({ noun: screen.words.one })}</span>
        {preview.ignored.length > 0 && <span> {m.onlyForReading({ names: preview.ignored.join(', ') })}</span>}
      </p>
    </>
  )
}

const hasChangeIn = ({ cells }: ImportRow, column: string) =>
  cells.some((cell) => cell.column === column && (cell.isChanged || cell.problem !== undefined))

/** Rows that need a decision; an overwritten one stays where it was. */
const urgency = ({ state, conflict }: ImportRow) => (state === 'wrong' ? 2 : conflict ? 1 : 0)
const urgentFirst = (a: ImportRow, b: ImportRow) => urgency(b) - urgency(a) || a.line - b.line

function verdict(stored: number, skipped: number): string {
  if (skipped === 0) return stored > 0 ? m.nothingWrong() : m.nothingWouldChange()
  return m.olderSkipped({ count: skipped })
}

const MOST_NAMED = 5

function unknownWords(unknown: string[], many: string): string {
  const named = unknown.slice(0, MOST_NAMED).map((name) => m.quoted({ name }))
  const rest = unknown.length - named.length
  const names = named.join(', ')
  return rest > 0 ? m.unknownAndMore({ many, names, number: String(rest) }) : m.unknownColumns({ many, names })
}

const bold = (inner: string) => <b>{inner}</b>

const wrongWords = (wrong: ImportRow[]) =>
  wrong.length === 1
    ? rich(m.rowStops, { b: bold, line: String(wrong[0]?.line) })
    : rich(m.rowsStop, { b: bold, count: wrong.length })
