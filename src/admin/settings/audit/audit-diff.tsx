import { RECORD_WORDS } from '#admin/settings/audit/record-words.ts'
import { RecordDiff } from '#records/admin/form/record-diff.tsx'

interface AuditDiffProps {
  collection: string
  before: object
  after: object
}

/** Loaded when somebody looks: it knows the fields of all records. */
export const AuditDiff = ({ collection, ...sides }: AuditDiffProps) => (
  <RecordDiff {...sides} words={RECORD_WORDS[collection]} />
)
