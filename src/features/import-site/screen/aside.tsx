import { importPath } from '#features/import-site/screen/jobs.ts'
import { Button, Group, Paper } from '@mantine/core'
import { Link } from 'react-router'
import type { JobBrief } from '#features/import-site/job-schema.ts'
import { isOpen } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/screen/messages.ts'
import { countPosts } from '#features/import-site/screen/result/messages.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './import-site.module.css'

const COMES = [m.comes1, m.comes2, m.comes3, m.comes4, m.comes5]
const STAYS = [m.stays1, m.stays2, m.stays3]

export const About = () => (
  <Paper withBorder radius="lg" p={16} className={css.ticks}>
    <h2>{m.comesOver()}</h2>
    <ul>
      {COMES.map((words) => (
        <li key={words.key}>
          <Icon name="check" size={15} />
          {words()}
        </li>
      ))}
    </ul>
    <h2>{m.staysBehind()}</h2>
    <ul data-no>
      {STAYS.map((words) => (
        <li key={words.key}>
          <Icon name="x" size={15} />
          {words()}
        </li>
      ))}
    </ul>
  </Paper>
)

export function Earlier({ items }: { items: JobBrief[] }) {
  const past = items.filter(({ state }) => !isOpen(state))
  if (past.length === 0) return null
  return (
    <Paper withBorder radius="lg" p={16} component="section" aria-label={m.earlier()} className={css.earlier}>
      <h2>{m.earlier()}</h2>
      {past.map((item) => (
        <div key={item.id}>
          <b>{item.name}</b>
          <small>
            {m.earlierAbout({ day: formatDate(item.createdAt), user: item.user.name })}
            {' · '}
            {item.outcome &&
              item.undoUntil &&
              `${countPosts({ count: item.outcome.written.posts + item.outcome.written.pages })} · `}
            {item.undoUntil ? m.undoableUntil({ day: formatDate(item.undoUntil) }) : m.wasUndone()}
          </small>
          <Group gap={8}>
            <Button component={Link} to={importPath(item.id)} variant="default" size="compact-sm">
              {m.result()}
            </Button>
          </Group>
        </div>
      ))}
    </Paper>
  )
}
