import { ActionIcon, Menu } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#records/admin/messages.ts'
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
      <ActionIcon variant="subtle" aria-label={m.actionsFor({ title: part.title })}>
        <Icon name="dots" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {isEditor() && (
        <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onEdit}>
          {m.edit()}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={editPathOf(resource, part.id)} leftSection={<Icon name="history" size={16} />}>
        {m.openWithHistory()}
      </Menu.Item>
      {isEditor() && (
        <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={() => void archive(resource, part)}>
          {m.archive()}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
)
