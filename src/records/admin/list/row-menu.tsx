import { ActionIcon, Menu } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#ui/admin/icon.tsx'
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
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon size={34} aria-label={`Actions for ${title}`}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={editPathOf(resource, item.id)}
          state={wayBack}
          leftSection={<Icon name="edit" size={16} />}
        >
          Edit
        </Menu.Item>
        {rowMenu?.(item)}
        {mayWrite(resource) && (
          <Menu.Item leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
            Duplicate
          </Menu.Item>
        )}
        {!isEditor() ? null : item.isDeleted ? (
          <Menu.Item leftSection={<Icon name="undo" size={16} />} onClick={() => void unarchive(resource, item.id)}>
            Unarchive
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={() => void archive(resource, named)}>
            Archive
          </Menu.Item>
        )}
        {item.isDeleted && isAdmin() && (
          <Menu.Item
            color="red"
            leftSection={<Icon name="trash" size={16} />}
            onClick={() => void deleteForGood(resource, named)}
          >
            Delete for good
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
