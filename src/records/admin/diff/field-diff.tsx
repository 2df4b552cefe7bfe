import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import * as m from '#records/admin/diff/messages.ts'
import { type Path, type MergeGroups, type Unit, valueAt } from '#shared/merge.ts'
import { isSame } from '#shared/is-same.ts'
import { filledUnits, isFilled, shownUnits } from '#records/admin/diff/shown-units.ts'
import { type Piece, type Row, splitLines } from '#records/admin/diff/split-lines.ts'
import { FieldText } from '#records/admin/form/field-text.tsx'
import { type FieldWords, labelOfUnit, wordsFor } from '#records/admin/form/field-words.ts'
import css from './field-diff.module.css'

export type Layout = 'sides' | 'column'

interface FieldDiffProps {
  before: object
  after: object
  mergeGroups: MergeGroups
  words: FieldWords | undefined
  layout: Layout
  /** Whether equal fields are shown too. */
  isWhole?: boolean
  heads: [before: ReactNode, after: ReactNode]
  action?: (unit: Unit, label: string) => ReactNode
  note?: (unit: Unit) => ReactNode
  below?: (unit: Unit) => ReactNode
}

export function FieldDiff(props: FieldDiffProps) {
  const { before, after, mergeGroups, words, layout, isWhole = false, heads, action, note, below } = props
  const units = (isWhole ? filledUnits : shownUnits)(before, after, mergeGroups)
  if (units.length === 0) return <p>{m.nothingDiffers()}</p>
  return (
    <div className={css.diff} data-layout={layout}>
      {layout === 'sides' && (
        <div className={css.pair}>
          <div className={css.side}>{heads[0]}</div>
          <div className={css.side}>{heads[1]}</div>
        </div>
      )}
      {units.map((unit) => {
        const label = labelOfUnit(words, unit)
        return (
          <section key={unit.name} aria-label={label} id={`diff-${unit.name}`}>
            <header className={css.field}>
              <h3>{label}</h3>
              {note?.(unit)}
              <span className={css.end}>{action?.(unit, label)}</span>
            </header>
            {unit.paths
              .filter((path) =>
                isWhole ? isFilled(before, after, path) : !isSame(valueAt(before, path), valueAt(after, path)),
              )
              .map((path) => (
                <Value
                  key={path.join('.')}
                  {...{ path, before, after, words, isWhole }}
                  isSeveral={unit.paths.length > 1}
                />
              ))}
            {below?.(unit)}
          </section>
        )
      })}
    </div>
  )
}

interface ValueProps {
  path: Path
  before: object
  after: object
  words: FieldWords | undefined
  isWhole: boolean
  isSeveral: boolean
}

const Value = ({ path, before, after, words, isWhole, isSeveral }: ValueProps) => (
  <>
    {isSeveral && path[0] !== 'content' && <h4 className={css.part}>{wordsFor(words, path).label}</h4>}
    <FieldText path={path} of={[before, after]} words={words} separator={'\n'}>
      {(old = '', now = '') => <Rows before={old} after={now} isWhole={isWhole} />}
    </FieldText>
  </>
)

function Rows({ before, after, isWhole }: { before: string; after: string; isWhole: boolean }) {
  const rows = useMemo(() => splitLines(before, after), [before, after])
  return rows.map((row, index) => <RowView key={index} row={row} isWhole={isWhole} />)
}

/** At most this many lines are shown as they are. */
const FEW = 2

function RowView({ row, isWhole }: { row: Row; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (row.is === 'changed') {
    return (
      <div className={css.pair}>
        <div className={css.side}>{marked(row.before, 'del')}</div>
        <div className={css.side}>{marked(row.after, 'ins')}</div>
      </div>
    )
  }
  const lines = row.lines.filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  if (!isOpen && !isWhole && lines.length > FEW) {
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        fullWidth
        radius={0}
        className={css.same}
        onClick={() => setOpen(true)}
      >
        {m.sameLines({ count: lines.length })}
      </Button>
    )
  }
  const plain = lines.map((text) => [{ text, isOther: false }])
  return (
    <div className={css.pair} data-same="">
      <div className={css.side}>{marked(plain, 'del')}</div>
      <div className={css.side}>{marked(plain, 'ins')}</div>
    </div>
  )
}

const marked = (lines: Piece[][], Mark: 'ins' | 'del') =>
  lines.map((pieces, index) => (
    <p key={index} lang="cs">
      {pieces.map(({ text, isOther }, place) =>
        isOther ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
      )}
    </p>
  ))
