import { Alert, Button, Group, Paper } from '@mantine/core'
import { Link } from 'react-router'
import type { Applied } from '#records/admin/csv-import/types.ts'
import type { Import, Undone } from '#records/admin/csv-import/use-import.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { listPathOf } from '#records/admin/resource.ts'
import type { Screen } from '#records/admin/screen.ts'
import css from './csv-import.module.css'

interface ImportDoneProps {
  screen: Screen
  work: Import
  done: Applied
}

export function ImportDone({ screen, work, done }: ImportDoneProps) {
  const { undone } = work
  const { changed, created, same, skipped, undo } = done
  return (
    <Paper withBorder radius="lg" className={css.choose}>
      <h2>{undone ? 'The import is undone' : 'Everything is stored'}</h2>
      <p>
        {undone
          ? `Every ${screen.one} is as it was before the import. What was new is in the archive.`
          : `${plural(changed, screen.one, screen.many)} changed, ${created} new, ${same} as they were${
              skipped > 0 ? `, ${skipped} skipped because they are newer than the file` : ''
            }. Each has an entry in its history.`}
      </p>
      {undone && <Kept undone={undone} />}
      <Group gap={8} justify="center">
        <Button component={Link} to={`${listPathOf(screen)}?sort=-updatedAt`}>
          Show the {screen.many}
        </Button>
        <Button variant="default" onClick={() => work.choose(undefined)}>
          Import another file
        </Button>
        {undo.length > 0 && !undone && (
          <Button
            variant="default"
            leftSection={<Icon name="undo" size={16} />}
            loading={work.isBusy}
            onClick={() => void work.undo()}
          >
            Undo the import
          </Button>
        )}
      </Group>
    </Paper>
  )
}

/** What an undo left as it was imported. */
function Kept({ undone: { failures, unanswered } }: { undone: Undone }) {
  if (failures.length + unanswered.length === 0) return null
  return (
    <Alert color="red" className={css.kept} title="All but these" role="alert">
      <ul className={css.lines}>
        {failures.map(({ id, title, message }) => (
          <li key={id}>
            <b>{title}</b>: {message}
          </li>
        ))}
        {unanswered.length > 0 && (
          <li>The server stopped responding; of {plural(unanswered.length, 'row', 'rows')} it is not known.</li>
        )}
      </ul>
    </Alert>
  )
}
