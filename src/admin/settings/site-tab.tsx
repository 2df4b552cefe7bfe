import { Skeleton, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '#ui/admin/read-failure.tsx'
import { RefreshCache } from '#ui/admin/refresh-cache.tsx'
import { RobotsField } from '#admin/settings/robots-field.tsx'
import { RobotsTester } from '#admin/settings/robots-tester.tsx'
import { Section } from '#admin/settings/section.tsx'
import { FactDaysSection } from '#admin/settings/fact-days.tsx'
import { SettingsForm } from '#admin/settings/settings-form.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { settingsQuery, useSiteForm } from '#admin/settings/site-form.ts'
import type { Settings } from '#entities/settings/schema.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'

const TEXT_MAX = 300

const WORDS = {
  robotsTXT: { label: 'robots.txt' },
  siteDescription: { label: 'Description of the site' },
  contactEmail: { label: 'Contact e-mail' },
}

export function SiteTab() {
  const query = useQuery({ ...settingsQuery, refetchOnWindowFocus: false })
  const { data, isError, isFetchedAfterMount, isFetching, refetch } = query
  if (data && (isFetchedAfterMount || !isFetching)) return <SiteForm settings={data} />
  return (
    <SettingsFrame tab="site">
      {isError ? (
        <ReadFailure title="The settings could not be read" onTryAgain={refetch} />
      ) : (
        <>
          <Skeleton height={240} radius="lg" />
          <Skeleton height={160} radius="lg" />
        </>
      )}
    </SettingsFrame>
  )
}

function SiteForm({ settings }: { settings: Settings }) {
  const recordForm = useSiteForm(settings)
  const { form } = recordForm
  return (
    <SettingsForm tab="site" title="Settings" recordForm={recordForm} words={WORDS} actions={<RefreshCache />}>
      <Section title="robots.txt" lead="Served at /robots.txt. Changes apply as soon as you save.">
        <RobotsField
          value={form.values.robotsTXT}
          error={form.errors['robotsTXT']}
          onChange={(text) => form.setFieldValue('robotsTXT', text)}
        />
        <RobotsTester robots={form.values.robotsTXT} />
      </Section>
      <FieldGroup title="Site">
        <Textarea
          label="Description of the site"
          description="For search engines, shares and the RSS feed, where a page has nothing of its own."
          autosize
          minRows={2}
          maxLength={TEXT_MAX}
          {...form.getInputProps('siteDescription')}
        />
        <FieldRow>
          <TextInput
            label="Contact e-mail"
            description="Shown on the contact page."
            type="email"
            {...form.getInputProps('contactEmail')}
          />
          <TextInput
            label="Operator"
            description="Who runs the site, for the contact and privacy pages."
            maxLength={TEXT_MAX}
            {...form.getInputProps('operator')}
          />
        </FieldRow>
      </FieldGroup>
      <FactDaysSection form={form} />
    </SettingsForm>
  )
}
