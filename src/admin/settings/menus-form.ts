import { queryOptions } from '@tanstack/react-query'
import type { SavedMenus } from '#entities/settings/menu-calls.server.ts'
import { Menus } from '#entities/settings/menus.ts'
import { api } from '#ui/admin/api/client.ts'
import { useRecordForm } from '#ui/admin/form/use-record-form.ts'
import { recordQuery } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'

const PATH = '/settings/menus'
const RESOURCE: Resource = { collection: 'menus', path: '/admin/settings', one: 'page of menus', many: 'menus' }
const ID = 'site'

export const menusQuery = queryOptions({
  queryKey: recordQuery<SavedMenus>(RESOURCE.collection, ID).queryKey,
  queryFn: ({ signal }) => api<SavedMenus>('GET', PATH, { signal }),
})

export const useMenusForm = (read: SavedMenus) =>
  useRecordForm<Menus, SavedMenus & RecordBase>({
    resource: RESOURCE,
    record: { ...read, id: ID, isDeleted: false, createdAt: read.updatedAt },
    schema: Menus,
    empty: { header: [], panel: [], footer: [] },
    path: PATH,
  })
