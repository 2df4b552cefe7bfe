import { Button } from '@mantine/core'
import * as m from '#records/admin/form/messages.ts'
import { SuggestButton } from '#records/admin/changes/suggest-button.tsx'
import { SaveMenu } from '#records/admin/changes/save-menu.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { isLive, type RecordBase } from '#records/admin/resource.ts'

/** Create, Save, or for published records a Save menu with the choice to save as a waiting change. */
export function MainButton<Input extends object, Rec extends RecordBase & Input>({
  recordForm,
}: {
  recordForm: RecordForm<Input, Rec>
}) {
  const { resource, state, access, save } = recordForm
  const { record, change, isNew, status, isQuiet } = state
  const { readOnly, maySuggest, isSuggesting } = access
  if ((readOnly !== '' && maySuggest) || isSuggesting) return <SuggestButton recordForm={recordForm} />
  const mayWait = record && !isNew && !change && resource.hasChanges && isLive(record)
  if (mayWait && readOnly === '') return <SaveMenu recordForm={recordForm} />
  return (
    <Button loading={status === 'saving' && !isQuiet} disabled={readOnly !== ''} onClick={() => void save()}>
      {change ? m.saveChange() : isNew ? m.create({ noun: resource.words.one }) : m.saveChanges()}
    </Button>
  )
}
