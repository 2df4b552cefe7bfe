import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import type { Bookmaker } from '#entities/bookmaker/schema.ts'
import { offerColumns } from '#entities/offer/admin/offer-columns.tsx'
import { useLicences } from '#entities/offer/admin/use-licences.ts'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { CreateButton } from '#ui/admin/list/create-button.tsx'
import { ImportButton } from '#ui/admin/list/import-button.tsx'
import { ListCsv } from '#ui/admin/list/list-csv.tsx'
import { RecordList } from '#ui/admin/list/record-list.tsx'
import type { Column } from '#ui/admin/list/types.ts'
import { useOptions } from '#ui/admin/records/use-options.ts'
import { Screen } from '#ui/admin/screen.tsx'

type ListedBookmaker = Bookmaker & Pictured & { changes: WaitingChangesSummary }

const MISSING = [
  { value: 'link', label: 'Without a link' },
  { value: 'logo', label: 'Without a logo' },
  { value: 'rating', label: 'Without a rating' },
  { value: 'bonus', label: 'Without a bonus' },
  { value: 'terms', label: 'Without terms' },
]

const COLUMNS: Column<ListedBookmaker>[] = [
  ...offerColumns(bookmakerScreen),
  { name: 'topFeature', label: 'Top feature', isOptional: true, show: ({ topFeature }) => topFeature },
]

export default function BookmakerList() {
  const licences = useLicences('bookmakers').map((value) => ({ value, label: value }))
  return (
    <Screen
      title="Bookmakers"
      actions={
        <>
          <ListCsv resource={bookmakerScreen} columns={COLUMNS} />
          <ImportButton resource={bookmakerScreen} />
          <CreateButton resource={bookmakerScreen} leftSection={<Icon name="plus" />}>
            New bookmaker
          </CreateButton>
        </>
      }
    >
      <RecordList<ListedBookmaker>
        resource={bookmakerScreen}
        defaultSort="-updatedAt"
        columns={COLUMNS}
        titleOf={(bookmaker) => bookmaker.title}
        searchLabel="Search title, licence or bonus"
        filters={[
          { name: 'licence', label: 'All licences', options: licences },
          { name: 'paymentMethod', label: 'All payments', options: useOptions('payment-methods') },
          { name: 'missing', label: 'What is missing', options: MISSING },
        ]}
        empty={{ title: 'No bookmakers yet', body: 'Bookmakers that articles and toplists show will be here.' }}
      />
    </Screen>
  )
}
