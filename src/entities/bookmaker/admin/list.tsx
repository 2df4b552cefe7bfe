import * as m from '#entities/offer/messages.ts'
import * as b from '#entities/bookmaker/admin/messages.ts'
import * as k from '#entities/bookmaker/messages.ts'
import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import type { Bookmaker } from '#entities/bookmaker/schema.ts'
import { offerColumns } from '#entities/offer/admin/offer-columns.tsx'
import { OfferList } from '#entities/offer/admin/offer-list.tsx'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import type { Column } from '#records/admin/list/types.ts'

type ListedBookmaker = Bookmaker & Pictured & { changes: WaitingChangesSummary }

const MISSING = [
  { value: 'link', label: m.withoutLink },
  { value: 'logo', label: m.withoutLogo },
  { value: 'rating', label: m.withoutRating },
  { value: 'bonus', label: m.withoutBonus },
  { value: 'terms', label: b.withoutTerms },
]

const COLUMNS: Column<ListedBookmaker>[] = [
  ...offerColumns(bookmakerScreen),
  { name: 'topFeature', label: b.topFeature, isOptional: true, show: ({ topFeature }) => topFeature },
]

export default function BookmakerList() {
  return (
    <OfferList<ListedBookmaker>
      resource={bookmakerScreen}
      title={k.label()}
      columns={COLUMNS}
      searchLabel={b.searchBookmakers()}
      missing={MISSING}
      empty={{ title: b.noBookmakers(), body: b.noBookmakersLead() }}
    />
  )
}
