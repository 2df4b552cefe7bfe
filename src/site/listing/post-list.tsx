import type { PostSummary } from '#posts/summary.ts'
import { formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Cover } from '#ui/site/cover.tsx'

export type { PostSummary } from '#posts/summary.ts'

/** Posts under each other, for a section with its own h2. */
export const PostList = ({ items }: { items: readonly PostSummary[] }) => (
  <ul className="plist">
    {items.map(({ title, path, description, date, label, picture, cover }) => (
      <li key={path}>
        <Cover picture={picture} cover={cover} sizes="(min-width: 640px) 220px, 104px" />
        <div>
          <div className="meta">
            <b>{label}</b>
            <span>
              {labels.lastUpdated}: <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
            </span>
          </div>
          <h3>
            <a href={path}>{hardSpaces(title)}</a>
          </h3>
          {description && <p>{hardSpaces(description)}</p>}
        </div>
      </li>
    ))}
  </ul>
)
