import type { SignedSummary } from '#posts/summary.ts'
import { formatDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Cover } from '#ui/site/cover.tsx'

export const ArticleList = ({ items }: { items: readonly SignedSummary[] }) => (
  <ol className="al">
    {items.map(({ title, path, description, updatedAt, rubric, label, picture, cover, writer, minutes }) => (
      <li key={path}>
        <p className="when">
          <b>{hardSpaces(rubric?.title ?? label)}</b>
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          <span>{minutes}&nbsp;min čtení</span>
        </p>
        <div>
          <h3>
            <a href={path}>{hardSpaces(title)}</a>
          </h3>
          {description && <p>{hardSpaces(description)}</p>}
          {writer && <p className="meta">{writer}</p>}
        </div>
        <Cover picture={picture} cover={cover} sizes="(min-width: 768px) 176px, 104px" />
      </li>
    ))}
  </ol>
)
