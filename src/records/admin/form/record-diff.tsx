import { FieldDiff } from '#records/admin/diff/field-diff.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'

interface RecordDiffProps {
  before: object
  after: object
  words?: FieldWords | undefined
}

export const RecordDiff = ({ before, after, words }: RecordDiffProps) => (
  <FieldDiff
    {...{ before, after, words }}
    mergeGroups={Object.keys(after).map((field) => [field])}
    layout="column"
    heads={['Before', 'After']}
  />
)
