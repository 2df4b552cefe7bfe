import { checkWith } from '#records/admin/form/zod-errors.ts'
import { Anchor, Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#admin/settings/messages.ts'
import * as words from '#entities/settings/messages.ts'
import { withWords } from '#records/admin/kinds.ts'
import { MenuItems } from '#admin/settings/menu-items.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsForm } from '#admin/settings/settings-form.tsx'
import { MENU_WORDS } from '#admin/settings/words.ts'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { rubricScreen } from '#entities/rubric/admin/screen.ts'
import type { SavedMenus } from '#entities/settings/menu-calls.server.ts'
import { MAX_HEADER_ITEMS, MAX_MENU_ITEMS, Menus } from '#entities/settings/menus.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { api } from '#records/admin/api/client.ts'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { recordKey } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'

const PLACES = [
  {
    place: 'header',
    title: m.header,
    lead: m.headerLead,
    add: m.addToHeader,
    most: MAX_HEADER_ITEMS,
  },
  {
    place: 'panel',
    title: m.panel,
    lead: m.panelLead,
    add: m.addToPanel,
    most: MAX_MENU_ITEMS,
  },
  { place: 'footer', title: m.footer, lead: m.footerLead, add: m.addToFooter, most: MAX_MENU_ITEMS },
] as const

export function MenusTab() {
  const query = useQuery({ ...menusQuery, refetchOnWindowFocus: false })
  const { data, isError, isFetchedAfterMount, isFetching, refetch } = query
  if (data && (isFetchedAfterMount || !isFetching)) return <MenusForm menus={data} />
  return (
    <SettingsFrame tab="menus">
      {isError ? (
        <ReadFailure title={m.menusUnread()} onTryAgain={refetch} />
      ) : (
        <>
          <Skeleton height={240} radius="lg" />
          <Skeleton height={160} radius="lg" />
        </>
      )}
    </SettingsFrame>
  )
}

function MenusForm({ menus }: { menus: SavedMenus }) {
  const recordForm = useMenusForm(menus)
  const {
    form,
    state: { record },
  } = recordForm
  return (
    <SettingsForm tab="menus" title={words.menusLabel()} recordForm={recordForm} words={MENU_WORDS}>
      {PLACES.map((menu) => (
        <MenuItems key={menu.place} form={form} notLive={record?.notLive ?? []} {...menu} />
      ))}
      <Section
        title={m.rubrics()}
        lead={rich(m.rubricsLead, {
          a: (inner) => (
            <Anchor component={Link} to={rubricScreen.listPath ?? rubricScreen.path} inherit underline="always">
              {inner}
            </Anchor>
          ),
        })}
      />
    </SettingsForm>
  )
}

const COLLECTION = 'menus'
/** No collection: its home is where it is saved. */
const RESOURCE = withWords(
  { collection: COLLECTION as never, path: '/admin/settings' },
  { one: words.menusPage, many: words.menus, label: words.menusLabel, counted: words.menusCounted },
)
const ID = 'site'

const asRecord = (read: SavedMenus) => ({ ...read, id: ID, isDeleted: false, createdAt: read.updatedAt })

const menusQuery = queryOptions({
  queryKey: recordKey(COLLECTION, ID),
  queryFn: ({ signal }) => api.get('/settings/menus', { signal }),
})

const useMenusForm = (read: SavedMenus) =>
  useRecordForm<Menus, SavedMenus & RecordBase>({
    resource: RESOURCE,
    record: asRecord(read),
    check: checkWith(Menus),
    empty: { header: [], panel: [], footer: [] },
    home: {
      read: () => api.get('/settings/menus', { isQuiet: true }).then(asRecord),
      save: (values, version) =>
        api.put('/settings/menus', { body: { ...values, version }, isQuiet: true }).then(asRecord),
    },
  })
