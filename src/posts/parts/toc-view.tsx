import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export interface TocItem {
  headingId: string
  title: string
  level: number
}

interface TocViewProps {
  items: readonly TocItem[]
  /** `details` collapses above the text on phones, `nav` is next to the text on wide screens. */
  variant: 'details' | 'nav'
}

export function TocView({ items, variant }: TocViewProps) {
  if (items.length === 0) return null
  if (variant === 'nav') {
    return (
      <nav className="toc" aria-label={labels.contents}>
        <p className="h">{labels.contents}</p>
        <Entries items={items} />
      </nav>
    )
  }
  return (
    <details className="toc m blk">
      <summary>{labels.contents}</summary>
      <nav aria-label={labels.contents}>
        <Entries items={items} />
      </nav>
    </details>
  )
}

function Entries({ items }: { items: readonly TocItem[] }) {
  const top = Math.min(...items.map((item) => item.level))
  return (
    <ol>
      {items.map(({ headingId, title, level }) => (
        <li key={headingId} className={level > top ? `d${level - top}` : undefined}>
          <a href={`#${headingId}`}>{hardSpaces(title)}</a>
        </li>
      ))}
    </ol>
  )
}
