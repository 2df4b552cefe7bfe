import { ActionIcon } from '@mantine/core'
import { Link } from 'react-router'
import { fromTemplate } from '#features/templates/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'

/** Beside “New post”. */
export const TemplatesLink = () => (
  <ActionIcon
    component={Link}
    to="/admin/templates"
    variant="default"
    size={36}
    aria-label={fromTemplate()}
    title={fromTemplate()}
  >
    <Icon name="copy" size={16} />
  </ActionIcon>
)
