import type { PostSummary } from '#posts/summary.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Cover } from '#ui/site/cover.tsx'
import { ShownDate } from '#ui/site/shown-date.tsx'

export type { PostSummary } from '#posts/summary.ts'

export const PostList = ({ items }: { items: readonly PostSummary[] }) => (
  <ul className="plist">
    {items.map(({ title, path, description, date, datePosted, label, picture, cover }) => (
      <li key={path}>
        <Cover picture={picture} cover={cover} sizes="(min-width: 640px) 220px, 104px" />
        <div>
          <div className="meta">
            <b>{label}</b>
            <span>
              <ShownDate date={date} datePosted={datePosted} />
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
