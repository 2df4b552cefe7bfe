import { ActorFace } from '#records/admin/actor-face.tsx'
import { actorWord } from '#records/admin/actor-word.ts'
import * as m from '#records/admin/changes/messages.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { countOfFields, nameOfChange } from '#records/admin/changes/use-change-actions.ts'
import type { MergeGroups } from '#shared/merge.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './changes-screen.module.css'

interface ChangeCardsProps {
  changes: ListedChange[]
  /** Those that cannot be published as they are. */
  broken: ListedChange[]
  chosen: ListedChange
  mergeGroups: MergeGroups
  onChoose: (change: ListedChange) => void
}

export const ChangeCards = ({ changes, broken, chosen, mergeGroups, onChoose }: ChangeCardsProps) => (
  <div className={css.cards} role="group" aria-label={m.changesThatWait()}>
    {changes.map((change) => (
      <button
        key={change.id}
        type="button"
        className={css.card}
        aria-pressed={change.id === chosen.id}
        onClick={() => onChoose(change)}
      >
        <ActorFace id={change.authorId} name={change.authorName} size={34} />
        <span>
          <b>{nameOfChange(change)}</b>
          <small>
            {m.byAt({
              name: actorWord(change.authorName),
              moment: formatDateTime(change.updatedAt),
              fields: countOfFields(change, mergeGroups),
            })}
          </small>
        </span>
        {change.problem || broken.includes(change) ? (
          <Badge tone="bad">{m.needsDecision()}</Badge>
        ) : (
          <Badge tone={change.publishAt ? 'good' : 'quiet'}>
            {change.publishAt ? formatDateTime(change.publishAt) : m.ready()}
          </Badge>
        )}
      </button>
    ))}
  </div>
)
