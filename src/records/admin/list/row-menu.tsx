import { ActionIcon } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import type { ListOptions } from '#records/admin/list/types.ts'
import { archive, deleteForGood, duplicate, unarchive } from '#records/admin/actions.ts'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { isAdmin, isEditor, mayWrite } from '#records/admin/api/user.ts'

interface RowMenuProps<Item extends RecordBase> {
  item: Item
  title: string
  options: ListOptions<Item>
}

export function RowMenu<Item extends RecordBase>({ item, title, options: { resource, rowMenu } }: RowMenuProps<Item>) {
  const navigate = useNavigate()
  const wayBack = useBackState()
  const named = { id: item.id, title }
  const copy = async () => {
    const made = await duplicate(resource, item.id)
    await navigate(editPathOf(resource, made.id), { state: wayBack })
  }
  return (
    <MenuButton
      position="bottom-end"
      width={200}
      button={(aria) => (
        <ActionIcon {...aria} size={34} aria-label={m.actionsFor({ title })}>
          <Icon name="dots" />
        </ActionIcon>
      )}
    >
      <MenuItem
        component={Link}
        to={editPathOf(resource, item.id)}
        state={wayBack}
        leftSection={<Icon name="edit" size={16} />}
      >
        {m.edit()}
      </MenuItem>
      {rowMenu?.(item)}
      {mayWrite(resource) && (
        <MenuItem leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
          {m.duplicate()}
        </MenuItem>
      )}
      {!isEditor() ? null : item.isDeleted ? (
        <MenuItem leftSection={<Icon name="undo" size={16} />} onClick={() => void unarchive(resource, item.id)}>
          {m.unarchive()}
        </MenuItem>
      ) : (
        <MenuItem leftSection={<Icon name="archive" size={16} />} onClick={() => void archive(resource, named)}>
          {m.archive()}
        </MenuItem>
      )}
      {item.isDeleted && isAdmin() && (
        <MenuItem
          color="red"
          leftSection={<Icon name="trash" size={16} />}
          onClick={() => void deleteForGood(resource, named)}
        >
          {m.deleteForGood()}
        </MenuItem>
      )}
    </MenuButton>
  )
}
