import { formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'

interface ShownDateProps {
  date: string
  /** Which of its dates a post shows. */
  datePosted: 'createdAt' | 'updatedAt'
}

/** „Poslední aktualizace: 10. 11. 2026“, or the date of publication. */
export const ShownDate = ({ date, datePosted }: ShownDateProps) => (
  <>
    {datePosted === 'createdAt' ? labels.published : labels.lastUpdated}:{' '}
    <time dateTime={date}>{formatDate(date)}</time>
  </>
)
