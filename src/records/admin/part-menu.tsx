import { ActionIcon, Menu } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '#ui/admin/icon.tsx'
import { archive } from '#records/admin/actions.ts'
import { editPathOf, type Resource } from '#records/admin/resource.ts'
import { isEditor } from '#records/admin/api/user.ts'

interface PartMenuProps {
  resource: Resource
  part: { id: string; title: string }
  onEdit: () => void
}

export const PartMenu = ({ resource, part, onEdit }: PartMenuProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon variant="subtle" aria-label={`Actions for ${part.title}`}>
        <Icon name="dots" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {isEditor() && (
        <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onEdit}>
          Edit
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={editPathOf(resource, part.id)} leftSection={<Icon name="history" size={16} />}>
        Open with history
      </Menu.Item>
      {isEditor() && (
        <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={() => void archive(resource, part)}>
          Archive
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
)
