import { reviewsHref, USUAL_SORT } from '#site/listing/reviews-address.ts'

export const ReviewsSwitch = ({ isTable }: { isTable: boolean }) => (
  <nav className="rub" aria-label="Zobrazení recenzí">
    <a href={reviewsHref({ isTable: false })} {...(isTable ? {} : { 'aria-current': 'page' as const })}>
      Seznam
    </a>
    <a
      href={reviewsHref({ isTable: true, sort: USUAL_SORT })}
      {...(isTable ? { 'aria-current': 'page' as const } : {})}
    >
      Tabulka
    </a>
  </nav>
)
