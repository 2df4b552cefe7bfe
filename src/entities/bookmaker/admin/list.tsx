import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import type { Bookmaker } from '#entities/bookmaker/schema.ts'
import { offerColumns } from '#entities/offer/admin/offer-columns.tsx'
import { OfferList } from '#entities/offer/admin/offer-list.tsx'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import type { Column } from '#records/admin/list/types.ts'

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
  return (
    <OfferList<ListedBookmaker>
      resource={bookmakerScreen}
      title="Bookmakers"
      columns={COLUMNS}
      searchLabel="Search title, licence or bonus"
      missing={MISSING}
      empty={{ title: 'No bookmakers yet', body: 'Bookmakers that articles and toplists show will be here.' }}
    />
  )
}
