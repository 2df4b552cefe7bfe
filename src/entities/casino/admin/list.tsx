import { Menu } from '@mantine/core'
import { casinoScreen } from '#entities/casino/admin/screen.ts'
import type { Casino } from '#entities/casino/schema.ts'
import { offerColumns } from '#entities/offer/admin/offer-columns.tsx'
import { OfferList } from '#entities/offer/admin/offer-list.tsx'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Pictured } from '#shared/schema/picture.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { Column } from '#records/admin/list/types.ts'

type ListedCasino = Casino & Pictured & { changes: WaitingChangesSummary }

const OPEN_OR_CLOSED = [
  { value: 'false', label: 'Open' },
  { value: 'true', label: 'Closed' },
]
const MISSING = [
  { value: 'link', label: 'Without a link' },
  { value: 'review', label: 'Without a review' },
  { value: 'logo', label: 'Without a logo' },
  { value: 'rating', label: 'Without a rating' },
  { value: 'bonus', label: 'Without a bonus' },
]

const COLUMNS: Column<ListedCasino>[] = [
  ...offerColumns(casinoScreen),
  { name: 'owner', label: 'Owner', isOptional: true, show: ({ owner }) => owner },
  {
    name: 'wageringRequirements',
    label: 'Wagering',
    isOptional: true,
    show: ({ wageringRequirements }) => wageringRequirements,
  },
  { name: 'bonusCode', label: 'Bonus code', isOptional: true, show: ({ bonusCode }) => bonusCode },
  {
    name: 'numberCasinosGame',
    label: 'Games',
    isOptional: true,
    show: ({ numberCasinosGame }) => numberCasinosGame,
  },
  { name: 'languages', label: 'Languages', isOptional: true, show: ({ languages }) => languages.join(', ') },
]

export default function CasinoList() {
  return (
    <OfferList<ListedCasino>
      resource={casinoScreen}
      title="Casinos"
      columns={COLUMNS}
      searchLabel="Search title, owner or bonus"
      missing={MISSING}
      filters={[{ name: 'closed', label: 'Open or closed', options: OPEN_OR_CLOSED }]}
      rowMenu={(casino) =>
        casino.refLink && casino.isActive && !casino.isDeleted && casino.closedYear === null ? (
          <Menu.Item
            component="a"
            href={`/go/${casino.slug}`}
            target="_blank"
            rel="noopener nofollow"
            leftSection={<Icon name="external" size={16} />}
          >
            Follow the link
          </Menu.Item>
        ) : null
      }
      empty={{ title: 'No casinos yet', body: 'Casinos that reviews and toplists show will be here.' }}
    />
  )
}
