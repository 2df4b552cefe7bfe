import * as c from '#entities/casino/admin/messages.ts'
import * as m from '#entities/offer/messages.ts'
import * as k from '#entities/casino/messages.ts'
import { casinoScreen } from '#entities/casino/admin/screen.ts'
import type { Casino } from '#entities/casino/schema.ts'
import { offerColumns } from '#entities/offer/admin/offer-columns.tsx'
import { OfferList } from '#entities/offer/admin/offer-list.tsx'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import type { Column } from '#records/admin/list/types.ts'

type ListedCasino = Casino & Pictured & { changes: WaitingChangesSummary }

const OPEN_OR_CLOSED = [
  { value: 'false', label: c.open },
  { value: 'true', label: c.closed },
]
const MISSING = [
  { value: 'link', label: m.withoutLink },
  { value: 'review', label: c.withoutReview },
  { value: 'logo', label: m.withoutLogo },
  { value: 'rating', label: m.withoutRating },
  { value: 'bonus', label: m.withoutBonus },
]

const COLUMNS: Column<ListedCasino>[] = [
  ...offerColumns(casinoScreen),
  { name: 'owner', label: c.owner, isOptional: true, show: ({ owner }) => owner },
  {
    name: 'wageringRequirements',
    label: c.wagering,
    isOptional: true,
    show: ({ wageringRequirements }) => wageringRequirements,
  },
  { name: 'bonusCode', label: c.bonusCode, isOptional: true, show: ({ bonusCode }) => bonusCode },
  {
    name: 'numberCasinosGame',
    label: c.games,
    isOptional: true,
    show: ({ numberCasinosGame }) => numberCasinosGame,
  },
  { name: 'languages', label: c.languages, isOptional: true, show: ({ languages }) => languages.join(', ') },
]

export default function CasinoList() {
  return (
    <OfferList<ListedCasino>
      resource={casinoScreen}
      title={k.label()}
      columns={COLUMNS}
      searchLabel={c.searchCasinos()}
      missing={MISSING}
      filters={[{ name: 'closed', label: c.openOrClosed(), options: OPEN_OR_CLOSED }]}
      rowMenu={(casino) =>
        casino.refLink && casino.isActive && !casino.isDeleted && casino.closedYear === null ? (
          <MenuItem
            component="a"
            href={`/go/${casino.slug}`}
            target="_blank"
            rel="noopener nofollow"
            leftSection={<Icon name="external" size={16} />}
          >
            {c.followLink()}
          </MenuItem>
        ) : null
      }
      empty={{ title: c.noCasinos(), body: c.noCasinosLead() }}
    />
  )
}
