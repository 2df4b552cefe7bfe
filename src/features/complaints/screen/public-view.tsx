import type { PublicComplaint } from '#features/complaints/public.ts'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { Deadline, Timeline } from '#features/complaints/timeline.tsx'
import css from './public-view.module.css'

/** What readers see; what is new beside `before` is underlined. */
export function PublicView({ complaint, before }: { complaint: PublicComplaint; before?: PublicComplaint }) {
  const seen = before?.events.length ?? complaint.events.length
  return (
    <article className={css.public} lang="cs">
      <header>
        <span>Stížnost č. {complaint.number}</span>
        <StateMark state={complaint.state} />
      </header>
      <h4>{complaint.title}</h4>
      {complaint.summary && <p>{complaint.summary}</p>}
      <Timeline complaint={{ ...complaint, events: complaint.events.slice(0, seen) }} />
      {complaint.events.length > seen && (
        <div className={css.news}>
          <Timeline complaint={{ ...complaint, events: complaint.events.slice(seen) }} />
        </div>
      )}
      <Deadline deadline={complaint.deadline} />
    </article>
  )
}
