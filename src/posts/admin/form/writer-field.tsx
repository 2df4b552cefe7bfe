import * as m from '#posts/admin/form/messages.ts'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import type { FieldProps } from '#records/admin/form/field-of.ts'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { currentUser, isEditor } from '#records/admin/api/user.ts'
import type { WriterInput } from '#entities/writer/schema.ts'

type WriterFieldProps = FieldProps<string | null>

const words = () => ({ label: m.writer(), placeholder: m.nobody() })

/** Who signs the post. A contributor who is a writer signs as nobody else; the server refuses it. */
export function WriterField(field: WriterFieldProps) {
  const { writer } = currentUser()
  if (writer && !isEditor()) return <OwnName {...field} own={writer} />
  return <RecordSelect collection="writers" creating={newWriter} {...words()} {...field} />
}

function OwnName({ own, ...field }: WriterFieldProps & { own: string }) {
  const { names } = useWriterNames()
  const offered = [...new Set([own, field.value ?? own])]
  return (
    <LateSelect
      clearable
      data={offered.map((id) => ({ value: id, label: names.get(id) ?? '' }))}
      {...words()}
      {...field}
    />
  )
}

/** “Klára Nová Vondrová” → first name and the rest; undefined for a single word. */
function newWriter(name: string): Pick<WriterInput, 'firstName' | 'lastName'> | undefined {
  const [firstName = '', ...rest] = name.split(' ').filter(Boolean)
  return rest.length > 0 ? { firstName, lastName: rest.join(' ') } : undefined
}
