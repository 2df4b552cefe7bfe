import { Button } from '@mantine/core'
import * as m from '#admin/settings/messages.ts'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { RedirectList } from '#entities/redirect/admin/redirect-list.tsx'
import { useRedirectEdits } from '#entities/redirect/admin/use-redirect-edits.ts'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'

export function RedirectsTab() {
  const edits = useRedirectEdits()
  const count = edits.unsaved.length
  const isDirty = count > 0
  useScreenKeys([['mod+S', () => void edits.save()]])
  return (
    <SettingsFrame
      tab="redirects"
      actions={
        <>
          {isDirty && (
            <Button variant="default" onClick={edits.discard} disabled={edits.isSaving}>
              {m.discard()}
            </Button>
          )}
          <Button disabled={!isDirty} loading={edits.isSaving} onClick={() => void edits.save()}>
            {count > 1 ? m.saveMany({ count }) : m.saveChanges()}
          </Button>
        </>
      }
    >
      <DraftNotice
        drafts={edits.draft.offered}
        titleOf={(rows) => m.redirects({ count: rows.length })}
        onRestore={edits.restore}
        onThrowAway={edits.draft.throwAway}
      />
      <RedirectList edits={edits} />
      <LeaveGuard
        hasChanges={() => isDirty}
        onDiscard={edits.discard}
        onSave={() => edits.save()}
        isKept={edits.draft.isKept}
        isInTab
      />
    </SettingsFrame>
  )
}
