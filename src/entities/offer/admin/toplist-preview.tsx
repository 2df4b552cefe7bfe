import * as m from '#entities/offer/messages.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { formatRating } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { wageringText } from '#shared/czech/wagering.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import css from './toplist-preview.module.css'

interface PreviewedOffer {
  title: string
  logo: string | null
  rating: number | null
  ribbon: string
  bonus: string
  refLink: string
  wageringRequirements?: string
  closedYear?: number | null
  topFeature?: string
}

const LOGO_SIZE = 48

export function ToplistPreview({ offer }: { offer: PreviewedOffer }) {
  const logo = useMedia(offer.logo)
  const { title, rating, ribbon, bonus, refLink, wageringRequirements = '', closedYear = null, topFeature = '' } = offer
  const isClosed = closedYear !== null
  const wagering = wageringText(wageringRequirements)
  return (
    <FieldGroup title={m.toplistPreview()}>
      <div className={css.card} lang="cs">
        <div className={css.head}>
          <Thumb picture={logo?.isDeleted ? undefined : logo} name={title} size={LOGO_SIZE} />
          <div className={css.name}>
            {ribbon && <span className={css.ribbon}>{hardSpaces(ribbon)}</span>}
            <div className={css.title}>{title || '–'}</div>
            {topFeature && <div className={css.note}>{hardSpaces(topFeature)}</div>}
          </div>
          {rating !== null && Number.isFinite(rating) && <span className={css.score}>{formatRating(rating)}</span>}
        </div>
        {bonus && !isClosed && (
          <div className={css.bonus}>
            <b>{hardSpaces(bonus)}</b>
            {wagering && <div className={css.note}>{wagering}</div>}
          </div>
        )}
        {isClosed && <div className={css.closed}>{labels.closed}</div>}
        {!isClosed && refLink && <span className={css.button}>{labels.playNow}</span>}
      </div>
      {!isClosed && !refLink && <p className={css.hint}>{m.noButton()}</p>}
    </FieldGroup>
  )
}
