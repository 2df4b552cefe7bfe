import { ActionIcon, Text } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { history as historyName } from '#records/admin/form/history/messages.ts'
import * as m from '#records/admin/form/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { UsedWhere } from '#records/admin/form/late-dialogs.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import type { Restore } from '#records/admin/form/use-restore.tsx'
import * as s from '#records/admin/suggestions/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { archive, deleteForGood, duplicate, unarchive } from '#records/admin/actions.ts'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { backPath } from '#records/admin/back-path.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'
import { isAdmin, isEditor, mayWrite } from '#records/admin/api/user.ts'

const History = lazyDialog(async () => (await import('#records/admin/form/history/history.tsx')).History)

interface RecordMenuProps<Input extends object, Rec extends RecordBase & Input> {
  recordForm: RecordForm<Input, Rec>
  title: string
  words?: FieldWords | undefined
  onRestore: Restore
  onHistory?: (() => void) | undefined
  more?: ReactNode
}

export function RecordMenu<Input extends object, Rec extends RecordBase & Input>({
  recordForm,
  title,
  words,
  onRestore,
  onHistory,
  more,
}: RecordMenuProps<Input, Rec>) {
  const {
    resource,
    state: { record },
    input,
    merge,
    access,
    accept,
  } = recordForm
  const navigate = useNavigate()
  const location = useLocation()
  const [shown, setShown] = useState<'history' | 'usage'>()
  if (!record) return null
  const { id } = record

  const copy = async () => navigate(editPathOf(resource, (await duplicate(resource, id)).id), { state: location.state })
  /** Archiving applies to the whole record, so unsaved input is saved first. */
  const isSaved = async () => !input.hasChanges() || (await recordForm.save()) !== undefined
  const hide = async () => {
    if (!(await isSaved())) return
    const archived = await archive<Rec>(resource, { id, title })
    if (archived) accept(archived)
  }
  const bringBack = async () => {
    if (await isSaved()) accept(await unarchive<Rec>(resource, id))
  }
  const remove = async () => {
    if (!(await deleteForGood(resource, { id, title }))) return
    input.discard()
    await navigate(backPath(resource, location.state))
  }
  const close = () => setShown(undefined)
  return (
    <>
      <MenuButton
        position="bottom-end"
        width={210}
        button={(aria) => (
          <ActionIcon {...aria} size={36} variant="default" aria-label={m.more()}>
            <Icon name="dots" />
          </ActionIcon>
        )}
      >
        {more}
        {resource.hasChanges && access.readOnly === '' && !access.isSuggesting && !record.isDeleted && (
          <MenuItem leftSection={<Icon name="swap" size={16} />} onClick={access.suggest}>
            {s.suggestInstead()}
            <Text size="xs" c="dimmed">
              {s.suggestInsteadNote()}
            </Text>
          </MenuItem>
        )}
        <MenuItem leftSection={<Icon name="history" size={16} />} onClick={onHistory ?? (() => setShown('history'))}>
          {historyName()}
        </MenuItem>
        <MenuItem leftSection={<Icon name="search" size={16} />} onClick={() => setShown('usage')}>
          {m.whereUsed()}
        </MenuItem>
        {mayWrite(resource) && (
          <MenuItem leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
            {m.duplicate()}
          </MenuItem>
        )}
        {!isEditor() ? null : record.isDeleted ? (
          <MenuItem leftSection={<Icon name="undo" size={16} />} onClick={() => void bringBack()}>
            {m.unarchive()}
          </MenuItem>
        ) : (
          <MenuItem leftSection={<Icon name="archive" size={16} />} onClick={() => void hide()}>
            {m.archive()}
          </MenuItem>
        )}
        {record.isDeleted && isAdmin() && (
          <MenuItem color="red" leftSection={<Icon name="trash" size={16} />} onClick={() => void remove()}>
            {m.deleteForGood()}
          </MenuItem>
        )}
      </MenuButton>
      <UsedWhere resource={resource} id={id} isOpen={shown === 'usage'} onClose={close} />
      {shown === 'history' && (
        <Suspense>
          <History
            resource={resource}
            record={record}
            mergeGroups={merge.groups}
            words={words}
            onRestore={onRestore}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
