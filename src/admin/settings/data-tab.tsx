import { Button } from '@mantine/core'
import * as m from '#admin/settings/messages.ts'
import { ClearDemo } from '#features/demo/admin/clear-demo.tsx'
import * as moving from '#features/import-site/screen/messages.ts'
import { ImportSiteLink } from '#features/import-site/screen/section.tsx'
import { ImportForm } from '#admin/settings/import-form.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { download } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'

export const DataTab = () => (
  <SettingsFrame tab="data">
    <Section title={m.exportTitle()} lead={m.exportLead()}>
      <Export />
    </Section>
    <Section title={m.importTitle()} lead={m.importLead()}>
      <ImportForm />
    </Section>
    <Section title={moving.sectionTitle()} lead={moving.sectionLead()}>
      <ImportSiteLink />
    </Section>
    <Section title={m.demoTitle()} lead={m.demoLead()}>
      <ClearDemo />
    </Section>
  </SettingsFrame>
)

function Export() {
  const { isBusy, whileBusy } = useBusy()
  const take = () => whileBusy(() => download('/export').catch(() => undefined))
  return (
    <Button
      mt={14}
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {m.exportAll()}
    </Button>
  )
}
