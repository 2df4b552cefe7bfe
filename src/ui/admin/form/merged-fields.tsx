import type { Unit } from '#shared/merge.ts'
import type { Conflict } from '#ui/admin/form/conflict.ts'
import type { SideWords } from '#ui/admin/form/conflict-words.ts'
import { FieldText } from '#ui/admin/form/field-text.tsx'
import { type FieldWords, labelOfUnit } from '#ui/admin/form/field-words.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { SideFace } from '#ui/admin/form/side-face.tsx'
import css from './conflict-modal.module.css'

interface MergedFieldsProps {
  conflict: Conflict<object, unknown>
  words: FieldWords | undefined
}

/** Fields that only one side changed need no decision: they are listed. */
export function MergedFields({ conflict, words }: MergedFieldsProps) {
  const { taken, kept, joined, mine, input, words: said } = conflict
  const count = taken.length + kept.length + joined.length
  if (count === 0) return null
  const fields = (units: Unit[], values: object, side: SideWords) =>
    units.map((unit) => <MergedField key={unit.name} {...{ unit, values, words, side }} />)
  return (
    <section className={css.merged} aria-label="Merged already">
      <h3>
        <Icon name="check" size={16} />
        {plural(count, 'field is', 'fields are')} merged already
      </h3>
      <ul>
        {fields(taken, input, said.theirs)}
        {fields(kept, mine, said.mine)}
        {joined.map((unit) => (
          <li key={unit.name}>
            <Icon name="check" size={16} />
            {labelOfUnit(words, unit)}
            <span className={css.whose}>Both</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MergedFieldProps {
  unit: Unit
  values: object
  words: FieldWords | undefined
  side: SideWords
}

function MergedField({ unit, values, words, side }: MergedFieldProps) {
  const [path, ...more] = unit.paths
  const label = labelOfUnit(words, unit)
  return (
    <li>
      <SideFace side={side} size={20} />
      {path && more.length === 0 ? (
        <FieldText path={path} of={[values]} words={words}>
          {(text = '') => `${label}: ${shortened(text) || 'empty'}`}
        </FieldText>
      ) : (
        label
      )}
      <span className={css.whose}>{side.label}</span>
    </li>
  )
}

const SHOWN = 60

/** The first line, as far as it is meaningful. */
function shortened(text: string): string {
  const [line = '', ...more] = text.split('\n')
  return line.length > SHOWN || more.length > 0 ? `${line.slice(0, SHOWN)}…` : line
}
