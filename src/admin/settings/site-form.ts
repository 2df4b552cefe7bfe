import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_DAYS } from '#features/facts/kinds.ts'
import { DEFAULT_MENUS } from '#entities/settings/menus.ts'
import { type Settings, SettingsInput } from '#entities/settings/schema.ts'
import { api } from '#ui/admin/api/client.ts'
import { useRecordForm } from '#ui/admin/form/use-record-form.ts'
import { recordQuery } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'

const PATH = '/settings'
const RESOURCE: Resource = { collection: 'settings', path: '/admin/settings', one: 'settings page', many: 'settings' }
const ID = 'site'

const EMPTY: SettingsInput = {
  robotsTXT: '',
  siteDescription: '',
  contactEmail: '',
  operator: '',
  factDays: DEFAULT_DAYS,
  menus: DEFAULT_MENUS,
}

export const settingsQuery = queryOptions({
  queryKey: recordQuery<Settings>(RESOURCE.collection, ID).queryKey,
  queryFn: ({ signal }) => api<Settings>('GET', PATH, { signal }),
})

/** The site settings as a record form, with drafts and conflict handling, though there is only one record. */
export const useSiteForm = (read: Settings) =>
  useRecordForm<SettingsInput, Settings & RecordBase>({
    resource: RESOURCE,
    record: { ...read, id: ID, isDeleted: false, createdAt: read.updatedAt },
    schema: SettingsInput,
    empty: EMPTY,
    path: PATH,
  })
