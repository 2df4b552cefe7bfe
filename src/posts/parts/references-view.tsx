import type { Reference } from '#posts/schema.ts'
import { formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

interface ReferencesViewProps {
  items: readonly Reference[]
  id?: string
}

/** „Ministerstvo financí ČR, ověřeno 10. 11. 2025“ */
const originOf = ({ publisher, accessedAt }: Reference) =>
  [publisher && hardSpaces(publisher), accessedAt && `${labels.checkedOn} ${formatDate(accessedAt)}`]
    .filter(Boolean)
    .join(', ')

export function ReferencesView({ items, id }: ReferencesViewProps) {
  if (items.length === 0) return null
  return (
    <>
      <h2 id={id}>{labels.references}</h2>
      <ol className="refs blk">
        {items.map((item, index) => (
          <li key={index}>
            <span>
              <a href={item.url} rel="noopener" target="_blank">
                {hardSpaces(item.title)}
              </a>
              <Origin text={originOf(item)} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const Origin = ({ text }: { text: string }) => (text ? <small>{text}</small> : null)
