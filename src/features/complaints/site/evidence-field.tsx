import { described, FieldError, FILE_TYPES } from '#features/players/site/fields.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'

interface EvidenceFieldProps {
  name: string
  label: string
  hint: string
  isOptional?: boolean
  errors: Readonly<Partial<Record<string, string>>>
}

/** The native field, so that the names of the chosen files show. */
export const EvidenceField = ({ name, label, hint, isOptional = false, errors }: EvidenceFieldProps) => (
  <div className="frow">
    <label htmlFor={name}>
      {hardSpaces(label)} {isOptional && <span className="req">nepovinné</span>}
    </label>
    <p className="hint">{hardSpaces(hint)}</p>
    <input
      className="file"
      type="file"
      id={name}
      name={name}
      multiple
      accept={FILE_TYPES}
      {...described(name, errors)}
    />
    <FieldError name={name} errors={errors} />
  </div>
)
