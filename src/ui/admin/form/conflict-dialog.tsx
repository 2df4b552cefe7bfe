import { Button, Group, Modal, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Conflict } from '#ui/admin/form/conflict.ts'
import { type FieldWords, labelOfUnit } from '#ui/admin/form/field-words.ts'
import type { Unit } from '#shared/merge.ts'
import { formatDateTime, plural } from '#ui/admin/format.ts'
import css from './conflict-dialog.module.css'

const ClashField = lazy(async () => ({ default: (await import('#ui/admin/form/clash-field.tsx')).ClashField }))

type Side = 'mine' | 'theirs'

interface ConflictDialogProps<Input, Theirs> {
  recordForm: {
    conflict: Conflict<Input, Theirs> | undefined
    take: (theirs: Theirs) => void
    decide: (fromTheirs: Unit[]) => Promise<void>
    closeConflict: () => void
  }
  words?: FieldWords | undefined
}

/** Somebody saved in between: nothing was overwritten, and the editor is asked about what both have changed. */
export function ConflictDialog<Input extends object, Theirs extends { updatedAt: string }>({
  recordForm,
  words,
}: ConflictDialogProps<Input, Theirs>) {
  const { conflict, closeConflict } = recordForm
  return (
    <Modal opened={conflict !== undefined} onClose={closeConflict} title={conflict?.message} size="xl">
      {conflict && <Decision key={conflict.theirs.updatedAt} {...recordForm} conflict={conflict} words={words} />}
    </Modal>
  )
}

interface DecisionProps<Input, Theirs> extends Pick<
  ConflictDialogProps<Input, Theirs>['recordForm'],
  'take' | 'decide' | 'closeConflict'
> {
  conflict: Conflict<Input, Theirs>
  words: FieldWords | undefined
}

function Decision<Input extends object, Theirs extends { updatedAt: string }>(props: DecisionProps<Input, Theirs>) {
  const { conflict, take, decide, closeConflict, words } = props
  const { theirs, input, mine, taken, clashes } = conflict
  const [sides, setSides] = useState<Record<string, Side>>({})
  const isOpen = clashes.filter(({ name }) => !sides[name])
  const chooseAll = (side: Side) => setSides(Object.fromEntries(clashes.map(({ name }) => [name, side])))
  return (
    <>
      <Text size="sm" mb={6}>
        It was saved on {formatDateTime(theirs.updatedAt)}. Nothing is lost: what was changed only here or only there is
        kept.
      </Text>
      {taken.length > 0 && (
        <Text size="sm" mb={6}>
          Taken over from there: {taken.map((unit) => labelOfUnit(words, unit)).join(', ')}.
        </Text>
      )}
      <Group justify="space-between" gap={8} mb={12}>
        <Text size="sm" fw={600}>
          {plural(clashes.length, 'field was', 'fields were')} changed by both. Choose what holds.
        </Text>
        {clashes.length > 1 && (
          <Group gap={8}>
            <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
              Mine everywhere
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
              Theirs everywhere
            </Button>
          </Group>
        )}
      </Group>
      <Suspense fallback={<Text size="sm">Comparing…</Text>}>
        {clashes.map((unit) => (
          <ClashField
            key={unit.name}
            unit={unit}
            mine={mine}
            theirs={input}
            words={words}
            side={sides[unit.name]}
            onChoose={(side) => setSides({ ...sides, [unit.name]: side })}
          />
        ))}
      </Suspense>
      <div className={css.buttons}>
        <Button variant="subtle" color="red" onClick={() => take(theirs)}>
          Discard mine
        </Button>
        <Button variant="default" onClick={closeConflict}>
          Decide later
        </Button>
        <Button
          disabled={isOpen.length > 0}
          onClick={() => void decide(clashes.filter(({ name }) => sides[name] === 'theirs'))}
        >
          {isOpen.length > 0 ? `${isOpen.length} to choose` : 'Save both together'}
        </Button>
      </div>
    </>
  )
}
