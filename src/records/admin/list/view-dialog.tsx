import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
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
    <Modal opened onClose={onClose} title={view ? `Rename “${view.name}”` : 'Save this view'} centered>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <TextInput label="Name" required maxLength={NAME_MAX} data-autofocus {...form.getInputProps('name')} />
          {(!view || view.isOwn) && (
            <Switch
              label="Share with everybody"
              description="They see it above the list; only you and admins can change it."
              {...form.getInputProps('isShared', { type: 'checkbox' })}
            />
          )}
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              {view ? 'Rename' : 'Save view'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
