import * as m from '#features/clicks/messages.ts'
import { Button } from '@mantine/core'
import type { ClickParameters } from '#features/clicks/screen/use-clicks.ts'
import { download } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'

export const DownloadCsv = ({ query, name }: { query: ClickParameters; name: string }) => (
  <Button
    variant="default"
    size="compact-sm"
    aria-label={m.downloadCsv({ name })}
    leftSection={<Icon name="download" size={15} />}
    onClick={() => void download('/clicks/export.csv', { query }).catch(() => undefined)}
  >
    CSV
  </Button>
)
