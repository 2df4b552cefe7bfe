import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as m from '#admin/settings/messages.ts'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { TabName } from '#admin/settings/tabs.ts'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { FailureBar, MergedNotice, SaveState } from '#records/admin/form/save-state.tsx'
import type { RecordBase } from '#records/admin/resource.ts'

interface SettingsFormProps<Input extends object, Rec extends RecordBase & Input> {
  tab: TabName
  /** Name of its drafts. */
  title: string
  recordForm: RecordForm<Input, Rec>
  words?: FieldWords
  actions?: ReactNode
  children: ReactNode
}

export function SettingsForm<Input extends object, Rec extends RecordBase & Input>(
  props: SettingsFormProps<Input, Rec>,
) {
  const { tab, title, recordForm, words = {}, actions, children } = props
  const { state, draft, input, save } = recordForm
  const { record } = state
  const isSaving = state.status === 'saving'
  return (
    // Enter in a field saves nothing: half an edit would go live.
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <SettingsFrame
        tab={tab}
        actions={
          <>
            <SaveState recordForm={recordForm} />
            {actions}
            <Button loading={isSaving} onClick={() => void save()}>
              {m.saveChanges()}
            </Button>
          </>
        }
      >
        <FailureBar failure={state.failure} isKept={draft.isKept} isSaving={isSaving} onTryAgain={() => void save()} />
        <MergedNotice recordForm={recordForm} words={words} />
        <DraftNotice
          drafts={draft.offered}
          version={record?.version}
          titleOf={() => title}
          onRestore={draft.restore}
          onThrowAway={draft.throwAway}
        />
        {children}
      </SettingsFrame>
      <LeaveGuard
        hasChanges={input.hasChanges}
        onDiscard={input.discard}
        onSave={() => save()}
        isKept={draft.isKept}
        isInTab
      />
      <ConflictDialog recordForm={recordForm.merge} words={words} />
    </form>
  )
}
