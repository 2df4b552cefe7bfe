import { Button, Group, Paper } from '@mantine/core'
import { Link } from 'react-router'
import type { Applied } from '#ui/admin/csv-import/types.ts'
import { plural } from '#ui/admin/format.ts'
import { listPathOf } from '#ui/admin/records/resource.ts'
import type { Screen } from '#ui/admin/records/screen.ts'
import css from './csv-import.module.css'

interface ImportDoneProps {
  screen: Screen
  done: Applied
  onMore: () => void
}

export const ImportDone = ({ screen, done: { changed, created, same }, onMore }: ImportDoneProps) => (
  <Paper withBorder radius="lg" className={css.choose}>
    <h2>Everything is stored</h2>
    <p>
      {plural(changed, screen.one, screen.many)} changed, {created} new, {same} as they were. Each has an entry in its
      history.
    </p>
    <Group gap={8} justify="center">
      <Button component={Link} to={`${listPathOf(screen)}?sort=-updatedAt`}>
        Show the {screen.many}
      </Button>
      <Button variant="default" onClick={onMore}>
        Import another file
      </Button>
    </Group>
  </Paper>
)
