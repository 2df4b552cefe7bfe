import type { Picture } from '#shared/schema/picture.ts'
import { formatRating } from '#shared/czech/format.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import type { Column } from '#ui/admin/list/types.ts'
import { StatusBadge, statusOf, Tag } from '#ui/admin/status-badge.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import css from './offer-columns.module.css'

interface ListedOffer {
  title: string
  slug: string
  picture: Picture | null
  rating: number | null
  bonus: string
  licence: string
  isDeleted: boolean
  updatedAt: string
  closedYear?: number | null
}

/** What lists of casinos and of bookmakers show. */
export const OFFER_COLUMNS: Column<ListedOffer>[] = [
  {
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
    label: 'Rating',
    sort: 'rating',
    show: ({ rating }) => rating !== null && <span className={css.rating}>{formatRating(rating)}</span>,
  },
  { label: 'Bonus', show: ({ bonus }) => <span className={css.bonus}>{bonus}</span> },
  { label: 'Licence', show: ({ licence }) => licence },
  {
    label: 'Status',
    isOnPhone: true,
    show: (offer) => (
      <span className={css.status}>
        <StatusBadge status={statusOf(offer)} />
        {typeof offer.closedYear === 'number' && <Tag>{`Closed ${offer.closedYear}`}</Tag>}
      </span>
    ),
  },
  {
    label: 'Updated',
    sort: 'updatedAt',
    isOnPhone: true,
    show: ({ updatedAt }) => <span className={css.when}>{formatDateTime(updatedAt)}</span>,
  },
]
