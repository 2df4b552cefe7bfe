import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Path, type Together, type Unit, valueAt } from '#shared/merge.ts'
import { isSame } from '#shared/is-same.ts'
import { shownUnits } from '#ui/admin/diff/shown-units.ts'
import { type Piece, type Row, splitLines } from '#ui/admin/diff/split-lines.ts'
import { type FieldWords, labelOfUnit, wordsFor } from '#ui/admin/form/field-words.ts'
import { plural } from '#ui/admin/format.ts'
import { type Ids, idsIn, useNames } from '#ui/admin/records/use-names.ts'
import css from './field-diff.module.css'

export type Layout = 'sides' | 'column'

interface FieldDiffProps {
  before: object
  after: object
  together: Together
  words: FieldWords | undefined
  layout: Layout
  heads: [before: ReactNode, after: ReactNode]
  /** At the end of the head of a field. */
  action?: (unit: Unit, label: string) => ReactNode
  /** Beside the name of a field. */
  note?: (unit: Unit) => ReactNode
}

/** Two forms of a record, field by field, side by side or one under the other. */
export function FieldDiff({ before, after, together, words, layout, heads, action, note }: FieldDiffProps) {
  const units = shownUnits(before, after, together)
  if (units.length === 0) return <p>Nothing differs.</p>
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
              .filter((path) => !isSame(valueAt(before, path), valueAt(after, path)))
              .map((path) => (
                <Value key={path.join('.')} {...{ path, before, after, words }} isSeveral={unit.paths.length > 1} />
              ))}
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
  isSeveral: boolean
}

function Value({ path, before, after, words, isSeveral }: ValueProps) {
  const { label, text, collection } = wordsFor(words, path)
  const [old, now] = [valueAt(before, path) as never, valueAt(after, path) as never]
  return (
    <>
      {isSeveral && path[0] !== 'content' && <h4 className={css.part}>{label}</h4>}
      {collection ? (
        <Names collection={collection} before={old} after={now} />
      ) : (
        <Rows before={text(old)} after={text(now)} />
      )}
    </>
  )
}

function Names({ collection, before, after }: { collection: string; before: Ids; after: Ids }) {
  const names = useNames(collection, [...new Set([...idsIn(before), ...idsIn(after)])])
  const read = (value: Ids) =>
    idsIn(value)
      .map((id) => names.get(id))
      .join('\n')
  return <Rows before={read(before)} after={read(after)} />
}

const Rows = ({ before, after }: { before: string; after: string }) =>
  splitLines(before, after).map((row, index) => <RowView key={index} row={row} />)

/** So few lines are shown as they are. */
const FEW = 2

function RowView({ row }: { row: Row }) {
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
  if (!isOpen && lines.length > FEW) {
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
        {plural(lines.length, 'line', 'lines')} without a change · Show
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
    <p key={index}>
      {pieces.map(({ text, isOther }, place) =>
        isOther ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
      )}
    </p>
  ))
