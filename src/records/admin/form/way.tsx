import { Kbd, Text } from '@mantine/core'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'

interface WayProps {
  icon: IconName
  label: string
  note?: string
  keys?: string
  onClick: () => void
}

export const Way = ({ icon, label, note, keys, onClick }: WayProps) => (
  <MenuItem
    leftSection={<Icon name={icon} size={17} />}
    rightSection={
      keys && (
        <Kbd size="xs" visibleFrom="sm">
          {keys}
        </Kbd>
      )
    }
    onClick={onClick}
  >
    {label}
    {note && <Text size="xs">{note}</Text>}
  </MenuItem>
)
