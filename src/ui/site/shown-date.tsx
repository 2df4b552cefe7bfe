import { formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'

interface ShownDateProps {
  date: string
  datePosted: 'createdAt' | 'updatedAt'
}

export const ShownDate = ({ date, datePosted }: ShownDateProps) => (
  <>
    {datePosted === 'createdAt' ? labels.published : labels.lastUpdated}:{' '}
    <time dateTime={date}>{formatDate(date)}</time>
  </>
)
