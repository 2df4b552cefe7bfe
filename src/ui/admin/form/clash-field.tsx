import { Radio, ScrollArea } from '@mantine/core'
import { diffWordsWithSpace } from 'diff'
import { type FieldWords, labelOfUnit, wordsFor } from '#ui/admin/form/field-words.ts'
import { isSame } from '#shared/is-same.ts'
import { type Path, type Unit, valueAt } from '#shared/merge.ts'
import { idsIn, useNames } from '#ui/admin/records/use-names.ts'
import css from './conflict-dialog.module.css'

type Side = 'mine' | 'theirs'

const SHOWN_HEIGHT = 300

interface ClashFieldProps {
  unit: Unit
  mine: object
  theirs: object
  words: FieldWords | undefined
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** Both forms of a field that two people changed, side by side. */
export function ClashField({ unit, mine, theirs, words, side, onChoose }: ClashFieldProps) {
  const label = labelOfUnit(words, unit)
  const differing = unit.paths.filter((path) => !isSame(valueAt(mine, path), valueAt(theirs, path)))
  const value = (own: object, other: object) =>
    differing.map((path) => (
      <div key={path.join('.')}>
        {differing.length > 1 && <h4>{wordsFor(words, path).label}</h4>}
        <Value path={path} own={own} other={other} words={words} />
      </div>
    ))
  return (
    <fieldset className={css.clash}>
      <legend>{label}</legend>
      <Radio.Group<Side> aria-label={label} value={side ?? null} onChange={onChoose}>
        <div className={css.sides}>
          <Choice value="mine" label="Mine" field={label} isChosen={side === 'mine'}>
            {value(mine, theirs)}
          </Choice>
          <Choice value="theirs" label="Theirs" field={label} isChosen={side === 'theirs'}>
            {value(theirs, mine)}
          </Choice>
        </div>
      </Radio.Group>
    </fieldset>
  )
}

interface ChoiceProps {
  value: Side
  label: string
  field: string
  isChosen: boolean
  children: React.ReactNode
}

const Choice = ({ value, label, field, isChosen, children }: ChoiceProps) => (
  <div className={css.side} data-checked={isChosen || undefined}>
    <Radio value={value} label={label} aria-label={`${label}: ${field}`} classNames={{ label: css.who ?? '' }} />
    {/* Long texts are scrolled, by keyboard too. */}
    <ScrollArea.Autosize
      mah={SHOWN_HEIGHT}
      offsetScrollbars="y"
      className={css.value}
      viewportProps={{ role: 'group', tabIndex: 0, 'aria-label': `${field}, ${label.toLowerCase()}` }}
    >
      {children}
    </ScrollArea.Autosize>
  </div>
)

interface ValueProps {
  path: Path
  own: object
  other: object
  words: FieldWords | undefined
}

/** The whole value in words, with what the other side does not have marked. */
function Value({ path, own, other, words }: ValueProps) {
  const { text, collection } = wordsFor(words, path)
  const [here, there] = [valueAt(own, path) as never, valueAt(other, path) as never]
  if (collection) return <Names collection={collection} own={here} other={there} />
  return <Marked own={text(here)} other={text(there)} />
}

function Names({ collection, own, other }: { collection: string; own: never; other: never }) {
  const names = useNames(collection, [...new Set([...idsIn(own), ...idsIn(other)])])
  const read = (value: never) =>
    idsIn(value)
      .map((id) => names.get(id))
      .join(', ')
  return <Marked own={read(own)} other={read(other)} />
}

function Marked({ own, other }: { own: string; other: string }) {
  if (own === '') return <span className={css.empty}>(empty)</span>
  return diffWordsWithSpace(other, own).map((part, index) => {
    if (part.removed) return null
    return part.added ? <mark key={index}>{part.value}</mark> : <span key={index}>{part.value}</span>
  })
}
