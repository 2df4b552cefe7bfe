import type { SignedSummary } from '#posts/summary.ts'
import { formatDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Cover } from '#ui/site/cover.tsx'

const SIZES = '(min-width: 1264px) 379px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 100vw'

/** Posts beside each other, for a section with its own h2. */
export const PostCards = ({ items }: { items: readonly SignedSummary[] }) => (
  <ul className="posts">
    {items.map(({ title, path, description, date, label, picture, cover, writer, minutes }) => (
      <li key={path} className="post">
        <Cover picture={picture} cover={cover} sizes={SIZES} />
        <div className="meta">
          <b>{label}</b>
          <span>{minutes}&nbsp;min čtení</span>
        </div>
        <h3>
          <a href={path}>{hardSpaces(title)}</a>
        </h3>
        {description && <p>{hardSpaces(description)}</p>}
        <div className="meta">
          {writer && <span>{writer}</span>}
          <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
        </div>
      </li>
    ))}
  </ul>
)
