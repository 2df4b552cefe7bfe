import { Button } from '@mantine/core'
import { useState } from 'react'
import { ClearDemo } from '#features/demo/admin/clear-demo.tsx'
import { ImportForm } from '#admin/settings/import-form.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { download } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'

export const DataTab = () => (
  <SettingsFrame tab="data">
    <Section
      title="Export"
      lead="Posts, casinos, bookmakers, writers, attributes, redirects, settings and pictures as one JSON file. Users, messages and clicks are not in it."
    >
      <Export />
    </Section>
    <Section
      title="Import"
      lead="A file made by the export. Either everything in it is taken in, or nothing: a mistake changes no record."
    >
      <ImportForm />
    </Section>
    <Section
      title="Demo"
      lead="Everything that came with the first start is invented. It goes all at once; what somebody wrote, changed or uses since stays."
    >
      <ClearDemo />
    </Section>
  </SettingsFrame>
)

function Export() {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download('/export')
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      mt={14}
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={isBusy}
      onClick={() => void take()}
    >
      Export all content
    </Button>
  )
}
