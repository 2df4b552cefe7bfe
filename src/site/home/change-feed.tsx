import type { RecentChange } from '#features/change-log/present.ts'
import { formatDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CHANGES_PATH, changesOf } from '#shared/changes-address.ts'
import { FromTo } from '#features/change-log/site/change-log.tsx'

export const ChangeFeed = ({ changes }: { changes: readonly RecentChange[] }) =>
  changes.length > 0 && (
    <section className="feed" aria-labelledby="zmeny-nadpis">
      <div className="feed-h">
        <h2 id="zmeny-nadpis">Co se změnilo</h2>
        <a href={CHANGES_PATH}>Všechny změny</a>
      </div>
      <ul>
        {changes.map(({ at, offer, facts: [fact] }) => (
          <li key={`${at} ${offer.slug}`}>
            <time dateTime={at}>{formatDate(at)}</time>
            <a href={offer.path ?? changesOf(offer.slug)}>{hardSpaces(offer.title)}</a>
            {': '}
            {fact && <FromTo fact={fact} />}
          </li>
        ))}
      </ul>
    </section>
  )
