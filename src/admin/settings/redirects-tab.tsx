import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { RedirectList } from '#entities/redirect/admin/redirect-list.tsx'
import { useRedirectEdits } from '#entities/redirect/admin/use-redirect-edits.ts'
import { DraftNotice } from '#ui/admin/form/draft-notice.tsx'
import { LeaveGuard } from '#ui/admin/form/leave-guard.tsx'

export function RedirectsTab() {
  const edits = useRedirectEdits()
  const isDirty = edits.edits.length > 0
  useHotkeys([['mod+S', () => void edits.save()]], [], true)
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
            {edits.edits.length > 1 ? `Save ${edits.edits.length} changes` : 'Save changes'}
          </Button>
        </>
      }
    >
      <DraftNotice draft={edits.draft} isOld={false} onRestore={edits.restore} />
      <RedirectList edits={edits} />
      <LeaveGuard hasChanges={() => isDirty} onDiscard={edits.discard} onSave={() => edits.save()} isInTab />
    </SettingsFrame>
  )
}
