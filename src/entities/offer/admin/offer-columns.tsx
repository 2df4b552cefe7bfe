import * as m from '#entities/offer/messages.ts'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ChangesBadge } from '#records/admin/list/changes-badge.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import type { Column } from '#records/admin/list/types.ts'
import type { Resource } from '#records/admin/resource.ts'
import { RecordStatus, Tag } from '#ui/admin/status-badge.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { When } from '#ui/admin/when.tsx'
import css from './offer-columns.module.css'

interface ListedOffer {
  id: string
  changes: WaitingChangesSummary
  title: string
  slug: string
  picture: Picture | null
  rating: number | null
  bonus: string
  licence: string
  isActive: boolean
  isDeleted: boolean
  createdAt: string
  updatedAt: string
  minimumDeposit: number | null
  payoutsSpeed: number | null
  yearEstablished: number | null
  ribbon: string
  benefits: string
  refLink: string
  closedYear?: number | null
}

const figure = (value: number | null, unit: 'Kč' | 'h') => value !== null && `${formatNumber(value)} ${unit}`

export const offerColumns = (resource: Resource): Column<ListedOffer>[] => [
  {
    name: 'title',
    fields: ['title', 'slug'],
    label: m.title,
    sort: 'title',
    show: ({ title, slug, picture }) => (
      <span className={css.offer}>
        <Thumb picture={picture} name={title} />
        <span>
          {title}
          <span className={`mono ${css.slug}`}>/go/{slug}</span>
        </span>
      </span>
    ),
  },
  {
    name: 'rating',
    label: m.rating,
    sort: 'rating',
    show: ({ rating }) => rating !== null && <span className={css.rating}>{formatRating(rating)}</span>,
  },
  {
    name: 'bonus',
    label: m.bonus,
    isCzech: true,
    show: ({ bonus }) => <span className={css.bonus}>{hardSpaces(bonus)}</span>,
  },
  { name: 'licence', label: m.licence, isCzech: true, show: ({ licence }) => hardSpaces(licence) },
  {
    name: 'status',
    fields: ['isActive', 'isDeleted'],
    label: m.status,
    isOnPhone: true,
    show: (offer) => (
      <span className={css.status}>
        <RecordStatus record={offer} />
        {typeof offer.closedYear === 'number' && <Tag>{m.closedIn({ year: String(offer.closedYear) })}</Tag>}
        <ChangesBadge resource={resource} record={offer} />
      </span>
    ),
  },
  {
    name: 'updatedAt',
    label: m.updated,
    sort: 'updatedAt',
    isOnPhone: true,
    show: ({ updatedAt }) => <When at={updatedAt} />,
  },
  {
    name: 'minimumDeposit',
    label: m.minimumDeposit,
    isOptional: true,
    show: ({ minimumDeposit }) => figure(minimumDeposit, 'Kč'),
  },
  {
    name: 'payoutsSpeed',
    label: m.payoutSpeed,
    isOptional: true,
    show: ({ payoutsSpeed }) => figure(payoutsSpeed, 'h'),
  },
  { name: 'yearEstablished', label: m.established, isOptional: true, show: ({ yearEstablished }) => yearEstablished },
  { name: 'ribbon', label: m.ribbon, isOptional: true, isCzech: true, show: ({ ribbon }) => ribbon },
  { name: 'benefits', label: m.benefits, isOptional: true, isCzech: true, show: ({ benefits }) => benefits },
  { name: 'refLink', label: m.referralLink, isOptional: true, show: ({ refLink }) => refLink },
  {
    name: 'createdAt',
    label: m.created,
    sort: 'createdAt',
    isOptional: true,
    show: ({ createdAt }) => <When at={createdAt} />,
  },
]
