import type { RecentChange } from '#features/change-log/present.ts'
import type { LoggedSave } from '#features/change-log/schema.ts'
import { formatDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { changesOf } from '#shared/changes-address.ts'

/** „Výplaty 9,1 → 8,9“; for screen readers the struck value is labelled as the former one. */
export const FromTo = ({ fact: { label, from, to } }: { fact: LoggedSave['facts'][number] }) => (
  <>
    {hardSpaces(label)}{' '}
    {from && (
      <>
        <span className="vh">dříve </span>
        <s>{hardSpaces(from)}</s>
        <span aria-hidden="true"> →&nbsp;</span>
        <span className="vh">, nyní </span>
      </>
    )}
    <b>{to ? hardSpaces(to) : 'neuvedeno'}</b>
  </>
)

export const ChangeLog = ({ changes }: { changes: (LoggedSave | RecentChange)[] }) => (
  <ol className="log">
    {changes.map((change) => (
      <li key={`${change.at} ${'offer' in change ? change.offer.slug : ''}`}>
        <div className="log-when">
          <time dateTime={change.at}>{formatDate(change.at)}</time>
          {change.by && ` · ${change.by}`}
        </div>
        {'offer' in change && (
          <h2>
            <a href={change.offer.path ?? changesOf(change.offer.slug)}>{hardSpaces(change.offer.title)}</a>
          </h2>
        )}
        {change.facts.map((fact) => (
          <p key={fact.label}>
            <FromTo fact={fact} />
          </p>
        ))}
        {change.reason && <p className="log-why">{hardSpaces(change.reason)}</p>}
      </li>
    ))}
  </ol>
)
