import { diffWordsWithSpace } from 'diff'
import { FieldText } from '#ui/admin/form/field-text.tsx'
import { type FieldWords, wordsFor } from '#ui/admin/form/field-words.ts'
import { isSame } from '#shared/is-same.ts'
import css from './record-diff.module.css'

interface RecordDiffProps {
  before: object
  after: object
  words?: FieldWords | undefined
}

const SKIPPED = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt'])

export function changedFields(before: object, after: object): string[] {
  return Object.entries(after).flatMap(([key, now]) =>
    SKIPPED.has(key) || isSame(Reflect.get(before, key), now) ? [] : [key],
  )
}

/** The differences of two versions of a record, word by word. */
export function RecordDiff({ before, after, words }: RecordDiffProps) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return <p>Nothing differs.</p>
  return (
    <dl className={css.diff}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{wordsFor(words, [field]).label}</dt>
          <dd>
            <FieldText path={[field]} of={[before, after]} words={words}>
              {(old = '', now = '') => <Words before={old} after={now} />}
            </FieldText>
          </dd>
        </div>
      ))}
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

/** Long unchanged stretches are shortened. */
const shortened = (text: string) =>
  text.length <= CONTEXT * 3 ? text : `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`
