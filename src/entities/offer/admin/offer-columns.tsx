import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { formatRating } from '#shared/czech/format.ts'
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

const figure = (value: number | null, unit: string) => value !== null && `${formatNumber(value)} ${unit}`.trim()

export const offerColumns = (resource: Resource): Column<ListedOffer>[] => [
  {
    name: 'title',
    fields: ['title', 'slug'],
    label: 'Title',
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
    label: 'Rating',
    sort: 'rating',
    show: ({ rating }) => rating !== null && <span className={css.rating}>{formatRating(rating)}</span>,
  },
  { name: 'bonus', label: 'Bonus', isCzech: true, show: ({ bonus }) => <span className={css.bonus}>{bonus}</span> },
  { name: 'licence', label: 'Licence', show: ({ licence }) => licence },
  {
    name: 'status',
    fields: ['isActive', 'isDeleted'],
    label: 'Status',
    isOnPhone: true,
    show: (offer) => (
      <span className={css.status}>
        <RecordStatus record={offer} />
        {typeof offer.closedYear === 'number' && <Tag>{`Closed ${offer.closedYear}`}</Tag>}
        <ChangesBadge resource={resource} record={offer} />
      </span>
    ),
  },
  {
    name: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    isOnPhone: true,
    show: ({ updatedAt }) => <When at={updatedAt} />,
  },
  {
    name: 'minimumDeposit',
    label: 'Minimum deposit',
    isOptional: true,
    show: ({ minimumDeposit }) => figure(minimumDeposit, 'Kč'),
  },
  {
    name: 'payoutsSpeed',
    label: 'Payout speed',
    isOptional: true,
    show: ({ payoutsSpeed }) => figure(payoutsSpeed, 'h'),
  },
  { name: 'yearEstablished', label: 'Established', isOptional: true, show: ({ yearEstablished }) => yearEstablished },
  { name: 'ribbon', label: 'Ribbon', isOptional: true, isCzech: true, show: ({ ribbon }) => ribbon },
  { name: 'benefits', label: 'Benefits', isOptional: true, isCzech: true, show: ({ benefits }) => benefits },
  { name: 'refLink', label: 'Referral link', isOptional: true, show: ({ refLink }) => refLink },
  {
    name: 'createdAt',
    label: 'Created',
    sort: 'createdAt',
    isOptional: true,
    show: ({ createdAt }) => <When at={createdAt} />,
  },
]
