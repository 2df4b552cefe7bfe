import { Button } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { Resource } from '#records/admin/resource.ts'

export const ImportButton = ({ resource: { path } }: { resource: Resource }) => (
  <Button component={Link} to={`${path}/import`} variant="default" leftSection={<Icon name="upload" size={16} />}>
    {m.importCsv()}
  </Button>
)
