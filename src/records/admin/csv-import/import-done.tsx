import * as m from '#records/admin/csv-import/messages.ts'
import { Alert, Button, Group, Paper } from '@mantine/core'
import { Link } from 'react-router'
import type { Applied } from '#records/admin/csv-import/types.ts'
import type { Import, Undone } from '#records/admin/csv-import/use-import.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { listPathOf } from '#records/admin/resource.ts'
import type { Screen } from '#records/admin/screen.ts'
import css from './csv-import.module.css'
import { rich } from '#ui/admin/words/rich.tsx'

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
      <h2>{undone ? m.undone() : m.stored()}</h2>
      <p>
        {undone
          ? m.asBefore({ noun: screen.words.one })
          : (skipped > 0 ? m.outcomeSkipped : m.outcome)({
              changed: screen.counted(changed),
              created: String(created),
              same: String(same),
              skipped: String(skipped),
            })}
      </p>
      {undone && <Kept undone={undone} />}
      <Group gap={8} justify="center">
        <Button component={Link} to={`${listPathOf(screen)}?sort=-updatedAt`}>
          {m.showMany({ many: screen.many })}
        </Button>
        <Button variant="default" onClick={() => work.choose(undefined)}>
          {m.importAnother()}
        </Button>
        {undo.length > 0 && !undone && (
          <Button
            variant="default"
            leftSection={<Icon name="undo" size={16} />}
            loading={work.isBusy}
            onClick={() => void work.undo()}
          >
            {m.undoImport()}
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
    <Alert color="red" className={css.kept} title={m.allButThese()} role="alert">
      <ul className={css.lines}>
        {failures.map(({ id, title, message }) => (
          <li key={id}>{rich(m.notUndone, { b: (inner) => <b>{inner}</b>, title, reason: message })}</li>
        ))}
        {unanswered.length > 0 && <li>{m.stoppedResponding({ count: unanswered.length })}</li>}
      </ul>
    </Alert>
  )
}
