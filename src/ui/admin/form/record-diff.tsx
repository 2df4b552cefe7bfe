import { diffWordsWithSpace } from 'diff'
import { type FieldWords, wordsFor } from '#ui/admin/form/field-words.ts'
import { isSame } from '#shared/is-same.ts'
import { type Ids, idsIn, useNames } from '#ui/admin/records/use-names.ts'
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

/** What differs between two forms of a record, word by word. */
export function RecordDiff({ before, after, words }: RecordDiffProps) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return <p>Nothing differs.</p>
  return (
    <dl className={css.diff}>
      {fields.map((field) => {
        const { label, text, collection } = wordsFor(words, [field])
        const valueIn = (record: object) => Reflect.get(record, field) as never
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {collection ? (
                <NameWords collection={collection} before={valueIn(before)} after={valueIn(after)} />
              ) : (
                <Words before={text(valueIn(before))} after={text(valueIn(after))} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function NameWords({ collection, before, after }: { collection: string; before: Ids; after: Ids }) {
  const names = useNames(collection, [...new Set([...idsIn(before), ...idsIn(after)])])
  const read = (value: Ids) =>
    idsIn(value)
      .map((id) => names.get(id))
      .join(', ')
  return <Words before={read(before)} after={read(after)} />
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
