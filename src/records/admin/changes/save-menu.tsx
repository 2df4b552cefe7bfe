import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { Way } from '#records/admin/form/way.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import type { RecordBase } from '#records/admin/resource.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import css from './changes.module.css'

const PlanDialog = lazyDialog(async () => (await import('#records/admin/changes/plan-dialog.tsx')).PlanDialog)

export function SaveMenu<Input extends object, Rec extends RecordBase & Input>({
  recordForm,
}: {
  recordForm: RecordForm<Input, Rec>
}) {
  const {
    resource,
    state: { status, isQuiet },
    input: { hasChanges },
    save,
    saveAsChange,
  } = recordForm
  const [isPlanned, { open, close }] = useDisclosure()
  const later = () => {
    if (hasChanges()) open()
    else void saveAsChange({ title: '', publishAt: null })
  }
  const atOnce = () => void saveAsChange({ title: '', publishAt: null })
  useScreenKeys([
    ['mod+shift+S', atOnce],
    ['mod+shift+Enter', later],
  ])
  return (
    <>
      <Button.Group className={css.split}>
        <Button loading={status === 'saving' && !isQuiet} onClick={() => void save()}>
          {m.saveChanges()}
        </Button>
        <MenuButton
          position="bottom-end"
          width={372}
          button={(aria) => (
            <Button
              {...aria}
              px={9}
              className={css.more}
              aria-label={m.otherWays()}
              disabled={status === 'saving' && !isQuiet}
            >
              <Icon name="down" size={16} />
            </Button>
          )}
        >
          <Way icon="up" label={m.saveLive()} note={m.saveLiveNote()} keys="Ctrl S" onClick={() => void save()} />
          {resource.isDated && (
            <Way
              icon="edit"
              label={m.saveSmall()}
              note={m.saveSmallNote()}
              onClick={() => void save({ isSmall: true })}
            />
          )}
          <Way icon="swap" label={m.saveAsChange()} note={m.saveAsChangeNote()} keys="Ctrl Shift S" onClick={atOnce} />
          <Way icon="clock" label={m.saveForLaterAs()} keys="Ctrl Shift Enter" onClick={later} />
        </MenuButton>
      </Button.Group>
      {isPlanned && (
        <Suspense>
          <PlanDialog
            form={recordForm.form}
            heading={m.saveForLater()}
            action={m.saveAsChange()}
            needsTime
            onSubmit={async (plan) => (await saveAsChange(plan)) !== undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
