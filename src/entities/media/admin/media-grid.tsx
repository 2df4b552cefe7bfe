import { Checkbox, Skeleton, UnstyledButton } from '@mantine/core'
import * as m from '#entities/media/admin/messages.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { formatBytes } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import type { Selection } from '#records/admin/list/use-selection.ts'
import css from './library.module.css'

const SKELETONS = 12

const isWithoutAlt = ({ alt, isDecoration }: MediaRecord) => alt === '' && !isDecoration

interface MediaGridProps {
  items: MediaRecord[] | undefined
  isFaded: boolean
  selection: Selection
  onOpen: (id: string) => void
}

export const MediaGrid = ({ items, isFaded, selection, onOpen }: MediaGridProps) => (
  <ul className={css.grid} data-faded={isFaded || undefined} aria-label={m.pictures()} aria-busy={!items || isFaded}>
    {!items && Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} component="li" height={190} />)}
    {items?.map((media) => {
      const isChosen = selection.chosen.has(media.id)
      return (
        <li
          key={media.id}
          className={css.tile}
          data-chosen={isChosen || undefined}
          data-archived={media.isDeleted || undefined}
        >
          <UnstyledButton className={css.open} onClick={() => onOpen(media.id)} title={media.title}>
            <img src={variantUrl(media.url, { size: 'xs' })} alt={media.alt} loading="lazy" />
            <span className={css.name}>{media.title}</span>
            <span className={css.facts}>
              {media.isDeleted ? m.archived() : `${media.width} × ${media.height}`} · {formatBytes(media.bytes)}
            </span>
          </UnstyledButton>
          {isWithoutAlt(media) && (
            <span className={css.badges}>
              <Badge tone="caution">{m.noAlt()}</Badge>
            </span>
          )}
          <Checkbox
            className={css.choose}
            aria-label={m.select({ title: media.title })}
            checked={isChosen}
            onChange={(event) => selection.toggle([media], event.currentTarget.checked)}
          />
        </li>
      )
    })}
  </ul>
)
