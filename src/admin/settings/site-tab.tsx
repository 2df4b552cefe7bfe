import { checkWith } from '#records/admin/form/zod-errors.ts'
import { Skeleton, Textarea, TextInput } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UseFormReturnType } from '@mantine/form'
import * as m from '#admin/settings/messages.ts'
import * as words from '#entities/settings/messages.ts'
import { withWords } from '#records/admin/kinds.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { RefreshCache } from '#records/admin/refresh-cache.tsx'
import { RobotsField } from '#admin/settings/robots-field.tsx'
import { RobotsTester } from '#admin/settings/robots-tester.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SETTINGS_WORDS } from '#admin/settings/words.ts'
import { SettingsForm } from '#admin/settings/settings-form.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { type Settings, SettingsInput } from '#entities/settings/schema.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { KIND_LABELS } from '#features/facts/fact-labels.ts'
import { DEFAULT_DAYS } from '#features/facts/kinds.ts'
import { entriesOf } from '#shared/objects.ts'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { DEFAULT_MENUS } from '#entities/settings/menus.ts'
import { api } from '#records/admin/api/client.ts'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { recordKey } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'

const TEXT_MAX = 300

export function SiteTab() {
  const query = useQuery({ ...settingsQuery, refetchOnWindowFocus: false })
  const { data, isError, isFetchedAfterMount, isFetching, refetch } = query
  if (data && (isFetchedAfterMount || !isFetching)) return <SiteForm settings={data} />
  return (
    <SettingsFrame tab="site">
      {isError ? (
        <ReadFailure title={m.settingsUnread()} onTryAgain={refetch} />
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
    <SettingsForm
      tab="site"
      title={words.settingsLabel()}
      recordForm={recordForm}
      words={SETTINGS_WORDS}
      actions={<RefreshCache />}
    >
      <Section title="robots.txt" lead={m.robotsLead()}>
        <RobotsField
          value={form.values.robotsTXT}
          error={form.errors['robotsTXT']}
          onChange={(text) => form.setFieldValue('robotsTXT', text)}
        />
        <RobotsTester robots={form.values.robotsTXT} />
      </Section>
      <FieldGroup title={m.site()}>
        <Textarea
          label={m.siteDescription()}
          description={m.siteDescriptionHint()}
          autosize
          minRows={2}
          maxLength={TEXT_MAX}
          {...form.getInputProps('siteDescription')}
        />
        <FieldRow>
          <TextInput
            label={m.contactEmail()}
            description={m.contactEmailHint()}
            type="email"
            {...form.getInputProps('contactEmail')}
          />
          <TextInput
            label={m.operator()}
            description={m.operatorHint()}
            maxLength={TEXT_MAX}
            {...form.getInputProps('operator')}
          />
        </FieldRow>
      </FieldGroup>
      <FactDaysSection form={form} />
    </SettingsForm>
  )
}

/** Days for which a check is valid, by kind of fact; does not affect existing checks. */
const FactDaysSection = ({ form }: { form: UseFormReturnType<SettingsInput> }) => (
  <FieldGroup title={m.checkHolds()}>
    <FieldRow columns={3}>
      {entriesOf(KIND_LABELS).map(([kind, label]) => (
        <NumberField
          key={kind}
          label={label()}
          rightSection={<Unit>{m.days()}</Unit>}
          rightSectionWidth={52}
          value={form.values.factDays[kind]}
          error={form.errors[`factDays.${kind}`]}
          onChange={(days) => form.setFieldValue('factDays', { ...form.getValues().factDays, [kind]: days ?? NaN })}
        />
      ))}
    </FieldRow>
  </FieldGroup>
)

const COLLECTION = 'settings'
/** No collection: its home is where it is saved. */
const RESOURCE = withWords(
  { collection: COLLECTION as never, path: '/admin/settings' },
  { one: words.settingsPage, many: words.settings, label: words.settingsLabel, counted: words.settingsCounted },
)
const ID = 'site'

const asRecord = (read: Settings) => ({ ...read, id: ID, isDeleted: false, createdAt: read.updatedAt })

const EMPTY: SettingsInput = {
  robotsTXT: '',
  siteDescription: '',
  contactEmail: '',
  operator: '',
  factDays: DEFAULT_DAYS,
  menus: DEFAULT_MENUS,
}

const settingsQuery = queryOptions({
  queryKey: recordKey(COLLECTION, ID),
  queryFn: ({ signal }) => api.get('/settings', { signal }),
})

/** The site settings as a record form, with drafts and conflict handling, though there is only one record. */
const useSiteForm = (read: Settings) =>
  useRecordForm<SettingsInput, Settings & RecordBase>({
    resource: RESOURCE,
    record: asRecord(read),
    check: checkWith(SettingsInput),
    empty: EMPTY,
    home: {
      read: () => api.get('/settings', { isQuiet: true }).then(asRecord),
      save: (values, version) => api.put('/settings', { body: { ...values, version }, isQuiet: true }).then(asRecord),
    },
  })
