import { checkWith } from '#records/admin/form/zod-errors.ts'
import { Textarea, TextInput } from '@mantine/core'
import * as m from '#entities/writer/messages.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { writerScreen } from '#entities/writer/admin/screen.ts'
import { WRITER_WORDS } from '#entities/writer/admin/words.ts'
import { PortraitField } from '#entities/writer/admin/portrait-field.tsx'
import { emptyWriter, type Writer, WriterInput } from '#entities/writer/schema.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { Field } from '#records/admin/form/memo-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { slugFollowing } from '#records/admin/form/rename.ts'

const INFO_MAX = 1500

export default function WriterScreen() {
  return <RecordPage<Writer> resource={writerScreen}>{(record) => <WriterForm record={record} />}</RecordPage>
}

function WriterForm({ record }: { record: Writer | undefined }) {
  const recordForm = useRecordForm<WriterInput, Writer>({
    resource: writerScreen,
    record,
    check: checkWith(WriterInput),
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
      words={WRITER_WORDS}
    >
      <FieldGroup title={m.writer()}>
        <FieldRow>
          <Field form={form}>
            {(own) => (
              <TextInput
                label={m.firstName()}
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
                label={m.lastName()}
                required
                {...own.getInputProps('lastName')}
                onChange={(event) => rename({ lastName: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput
                label={m.fullName()}
                description={m.fullNameHint()}
                placeholder={nameFrom({ firstName: own.values.firstName, lastName: own.values.lastName, fullName: '' })}
                {...own.getInputProps('fullName')}
                onChange={(event) => rename({ fullName: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput label={m.position()} placeholder={m.positionExample()} {...own.getInputProps('position')} />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput label={m.username()} description={m.usernameHint()} {...own.getInputProps('username')} />
            )}
          </Field>
          <Field form={form}>
            {(own) => (
              <TextInput label={m.email()} type="email" description={m.emailHint()} {...own.getInputProps('email')} />
            )}
          </Field>
        </FieldRow>
        <Field form={form}>
          {(own) => <MediaField label={m.avatar()} hint={m.avatarHint()} {...fieldOf(own, 'avatar')} />}
        </Field>
        <Field form={form}>{(own) => <PortraitField {...fieldOf(own, 'portrait')} />}</Field>
        <Field form={form}>
          {(own) => (
            <Textarea
              label={m.info()}
              description={m.infoHint({ length: String(own.values.info.length), most: String(INFO_MAX) })}
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
