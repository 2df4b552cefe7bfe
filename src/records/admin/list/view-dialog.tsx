import { Switch, TextInput } from '@mantine/core'
import * as m from '#records/admin/list/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import type { SavedView } from '#shared/schema/saved-view.ts'
import { invalidateViews } from '#records/admin/list/views.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface ViewDialogProps {
  list: string
  query: string
  view: SavedView | undefined
  onClose: () => void
  onSaved: (view: SavedView) => Promise<void>
}

const NAME_MAX = 40

async function rename(list: string, view: SavedView, typed: Pick<SavedView, 'name' | 'isShared'>): Promise<SavedView> {
  try {
    return await api.post('/views/{id}', { params: { id: view.id }, body: { ...typed, updatedAt: view.updatedAt } })
  } catch (error) {
    // After a conflict, the next attempt is based on what a colleague has saved.
    await invalidateViews(list)
    throw error
  }
}

export function ViewDialog({ list, query, view, onClose, onSaved }: ViewDialogProps) {
  const initial = { name: view?.name ?? '', isShared: view?.isShared ?? false }
  const { form, isBusy, message, onSubmit } = useActionForm(initial, async (typed) => {
    const saved = view ? await rename(list, view, typed) : await api.post('/views', { body: { ...typed, list, query } })
    notify.success(view ? SUCCESS.updated : SUCCESS.completed)
    await onSaved(saved)
  })
  return (
    <ActionDialog
      title={view ? m.renameView({ name: view.name }) : m.saveThisView()}
      action={view ? m.rename() : m.saveView()}
      {...{ isBusy, message, onSubmit, onClose }}
      centered
    >
      <TextInput label={m.name()} required maxLength={NAME_MAX} data-autofocus {...form.getInputProps('name')} />
      {(!view || view.isOwn) && (
        <Switch
          label={m.share()}
          description={m.shareLead()}
          {...form.getInputProps('isShared', { type: 'checkbox' })}
        />
      )}
    </ActionDialog>
  )
}
