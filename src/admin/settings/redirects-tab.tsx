import { Button } from '@mantine/core'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { RedirectList } from '#entities/redirect/admin/redirect-list.tsx'
import { useRedirectEdits } from '#entities/redirect/admin/use-redirect-edits.ts'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { plural } from '#ui/admin/format.ts'
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
              Discard
            </Button>
          )}
          <Button disabled={!isDirty} loading={edits.isSaving} onClick={() => void edits.save()}>
            {count > 1 ? `Save ${count} changes` : 'Save changes'}
          </Button>
        </>
      }
    >
      <DraftNotice
        drafts={edits.draft.offered}
        titleOf={(rows) => plural(rows.length, 'redirect', 'redirects')}
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
