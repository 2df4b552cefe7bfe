import { diffWordsWithSpace } from 'diff'
import css from './record-diff.module.css'

/** How a field reads in a comparison: its name, and a text for its value when it is not one already. */
export type FieldWords = Record<string, { label?: string; text?: (value: never) => string } | undefined>

interface RecordDiffProps {
  before: object
  after: object
  words?: FieldWords | undefined
}

const SKIPPED = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt'])

/** `minimumDeposit` → “Minimum deposit” */
const labelOf = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

export function changedFields(before: object, after: object): string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return Object.keys(now).filter((key) => !SKIPPED.has(key) && JSON.stringify(old[key]) !== JSON.stringify(now[key]))
}

/** What differs between two forms of a record, word by word. */
export function RecordDiff({ before, after, words }: RecordDiffProps) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return <p>Nothing differs.</p>
  return (
    <dl className={css.diff}>
      {fields.map((field) => {
        const { label = labelOf(field), text = textOf } = words?.[field] ?? {}
        const read = (record: object) => text((record as Record<string, never>)[field] as never)
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <Words before={read(before)} after={read(after)} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const Words = ({ before, after }: { before: string; after: string }) => (
  <>
    {diffWordsWithSpace(before, after).map((part, index) =>
      part.added ? (
        <ins key={index}>{part.value}</ins>
      ) : part.removed ? (
        <del key={index}>{part.value}</del>
      ) : (
        <span key={index}>{shortened(part.value)}</span>
      ),
    )}
  </>
)

const CONTEXT = 120

/** Long stretches that did not change are not worth reading. */
const shortened = (text: string) =>
  text.length <= CONTEXT * 3 ? text : `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`
