import { Textarea, TextInput } from '@mantine/core'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { writerScreen } from '#entities/writer/admin/screen.ts'
import { PortraitField } from '#entities/writer/admin/portrait-field.tsx'
import { emptyWriter, type Writer, WriterInput } from '#entities/writer/schema.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { Field } from '#records/admin/form/memo-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { slugFollowing } from '#records/admin/form/rename.ts'

const INFO_MAX = 1500
const WORDS: FieldWords = { avatar: { collection: 'media' }, portrait: { label: 'Drawn portrait' } }

export default function WriterScreen() {
  return <RecordPage<Writer> resource={writerScreen}>{(record) => <WriterForm record={record} />}</RecordPage>
}

function WriterForm({ record }: { record: Writer | undefined }) {
  const recordForm = useRecordForm<WriterInput, Writer>({
    resource: writerScreen,
    record,
    schema: WriterInput,
    empty: emptyWriter,
  })
  const { form } = recordForm
  const { values } = form
  const avatar = useMedia(values.avatar)

  function rename(change: Partial<WriterInput>): void {
    const before = form.getValues()
    for (const [name, value] of Object.entries(change)) form.setFieldValue(name, value)
    if (!recordForm.state.record) form.setFieldValue('username', usernameFollowing(before, { ...before, ...change }))
  }

  return (
    <RecordForm
      recordForm={recordForm}
      title={nameFrom(values)}
      picture={<Thumb picture={avatar} name={nameFrom(values)} isRound />}
      words={WORDS}
    >
      <FieldGroup title="Writer">
        <FieldRow>
          <Field form={form}>
            {(own) => (
              <TextInput
                label="First name"
                required
                autoFocus={!record}
                {...own.getInputProps('firstName')}
                onChange={(event) => rename({ firstName: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput
                label="Last name"
                required
                {...own.getInputProps('lastName')}
                onChange={(event) => rename({ lastName: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput
                label="Full name"
                description="As readers see it, with degrees if there are any."
                placeholder={nameFrom({ firstName: own.values.firstName, lastName: own.values.lastName, fullName: '' })}
                {...own.getInputProps('fullName')}
                onChange={(event) => rename({ fullName: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput label="Position" placeholder="e.g. šéfredaktorka" {...own.getInputProps('position')} />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput
                label="Username"
                description="Left empty, it is made from the name."
                {...own.getInputProps('username')}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput
                label="E-mail"
                type="email"
                description="For the editors only; readers never see it."
                {...own.getInputProps('email')}
              />
            )}
          </Field>
        </FieldRow>
        <Field form={form}>
          {(own) => (
            <MediaField
              label="Avatar"
              hint="Square, at least 320 × 320, a real photograph"
              {...fieldOf(own, 'avatar')}
            />
          )}
        </Field>
        <Field form={form}>{(own) => <PortraitField {...fieldOf(own, 'portrait')} />}</Field>
        <Field form={form}>
          {(own) => (
            <Textarea
              label="Info"
              description={`Stands in signatures and biographies. ${own.values.info.length} of ${INFO_MAX} characters.`}
              autosize
              minRows={4}
              {...own.getInputProps('info')}
            />
          )}
        </Field>
      </FieldGroup>
    </RecordForm>
  )
}

type Names = Pick<WriterInput, 'firstName' | 'lastName' | 'fullName'>

const nameFrom = ({ firstName, lastName, fullName }: Names) => fullName || `${firstName} ${lastName}`.trim()

/** The username of a new writer follows the name until it is edited. */
const usernameFollowing = (before: Names & Pick<WriterInput, 'username'>, after: Names) =>
  slugFollowing(before.username, nameFrom(before), nameFrom(after))
