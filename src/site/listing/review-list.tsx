import type { SignedSummary } from '#posts/summary.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Logo } from '#ui/site/brand.tsx'
import { Score } from '#ui/site/score.tsx'
import { ShownDate } from '#ui/site/shown-date.tsx'

export const ReviewList = ({ items }: { items: readonly SignedSummary[] }) => (
  <ul className="plist reviews">
    {items.map(({ title, path, description, date, datePosted, writer, reviewed }, index) => (
      <li key={path}>
        <Logo title={reviewed?.title ?? title} logo={reviewed?.logo ?? null} eager={index < 4} />
        <div>
          <h2>
            <a href={path}>{hardSpaces(title)}</a>
          </h2>
          {description && <p>{hardSpaces(description)}</p>}
          <div className="meta">
            {writer && <span>{writer}</span>}
            <span>
              <ShownDate date={date} datePosted={datePosted} />
            </span>
          </div>
        </div>
        <Score rating={reviewed?.rating ?? null} />
      </li>
    ))}
  </ul>
)
