import * as m from '#features/schedule/screen/messages.ts'
import { useDraggable } from '@dnd-kit/core'
import { Badge, Paper } from '@mantine/core'
import { Link } from 'react-router'
import { LEGEND } from '#features/schedule/screen/kind-words.ts'
import { recordPath } from '#admin/record-path.ts'
import type { UndatedPost } from '#shared/schema/calendar.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './calendar.module.css'

export const Undated = ({ drafts }: { drafts: UndatedPost[] }) => (
  <Paper withBorder radius="lg" component="aside" aria-label={m.undated()} className={css.side}>
    <div className={css.sideHead}>
      <h2>{m.undated()}</h2>
      <Badge variant="light" size="sm">
        {drafts.length}
      </Badge>
    </div>
    <div className={css.drafts}>
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
      <p>{drafts.length > 0 ? m.dragOntoDay() : m.nothingUndated()}</p>
    </div>
    <Legend />
  </Paper>
)

function Draft({ draft }: { draft: UndatedPost }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `draft:${draft.id}`, data: { draft } })
  return (
    <div ref={setNodeRef} {...listeners} className={css.draft} data-ghost={isDragging || undefined}>
      <Icon name="grip" size={16} />
      <div>
        <Link to={recordPath('posts', draft.id) ?? '#'} lang="cs" draggable={false}>
          {draft.title}
        </Link>
        {draft.writer && <span>{draft.writer}</span>}
      </div>
    </div>
  )
}

export const Legend = () => (
  <ul className={css.legend}>
    {LEGEND.map(({ tone, label }) => (
      <li key={tone} data-tone={tone}>
        {label()}
      </li>
    ))}
  </ul>
)
