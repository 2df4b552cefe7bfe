import { Button, Kbd, Modal, SegmentedControl } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { differingUnits, type Unit } from '#shared/merge.ts'
import { withChange } from '#shared/waiting-change.ts'
import { changesQuery, type WaitingChange } from '#ui/admin/changes/queries.ts'
import { countOfFields, nameOfChange, useChangeActions } from '#ui/admin/changes/use-change-actions.ts'
import { PlanDialog } from '#ui/admin/changes/plan-dialog.tsx'
import { FieldDiff, type Layout } from '#ui/admin/diff/field-diff.tsx'
import { shownUnits } from '#ui/admin/diff/shown-units.ts'
import { ConflictDialog } from '#ui/admin/form/conflict-dialog.tsx'
import { type FieldWords, labelOfUnit } from '#ui/admin/form/field-words.ts'
import type { AnyRecordForm } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { recordQuery } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './changes-screen.module.css'

const ROOM_FOR_SIDES = '(min-width: 75em)'

interface ChangesScreenProps {
  recordForm: AnyRecordForm
  title: string
  words: FieldWords | undefined
  onClose: () => void
}

/** What waits beside a live record: which changes, what each would change, and what can be done with them. */
export function ChangesScreen({ recordForm, title, words, onClose }: ChangesScreenProps) {
  const { record, change: opened, resource } = recordForm
  const { collection } = resource
  const recordId: string = record?.id
  const { data: changes } = useQuery(changesQuery(collection, recordId))
  const { data: live } = useQuery(recordQuery<RecordBase>(collection, recordId))
  const [chosenId, setChosen] = useState(opened)
  const chosen = changes?.find(({ id }) => id === chosenId) ?? changes?.[0]
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={`Changes of “${title}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {changes?.length === 0 && <p>No change waits.</p>}
      {changes && chosen && live && (
        <Comparison
          key={chosen.id}
          {...{ recordForm, words, changes, chosen, live, onClose }}
          onChoose={(change) => setChosen(change.id)}
        />
      )}
    </Modal>
  )
}

interface ComparisonProps extends Omit<ChangesScreenProps, 'title'> {
  changes: WaitingChange[]
  chosen: WaitingChange
  live: RecordBase
  onChoose: (change: WaitingChange) => void
}

function Comparison({ recordForm, words, changes, chosen, live, onChoose, onClose }: ComparisonProps) {
  const { resource, together, form, change: opened } = recordForm
  const navigate = useNavigate()
  const location = useLocation()
  const hasRoom = useMediaQuery(ROOM_FOR_SIDES, true)
  const [layout, setLayout] = useState<Layout>('sides')
  const [isPlanned, setPlanned] = useState(false)
  const actions = useChangeActions(recordForm, live.id, () => {
    if (chosen.id === opened) {
      recordForm.discard()
      void navigate(editPathOf(resource, live.id), { state: location.state })
    }
    if (chosen.id === opened || changes.length === 1) onClose()
  })
  const input = inputOf<object>(live, form.getValues())
  const { values, clashes } = withChange(input, chosen, together)
  const units = shownUnits(input, values, together)
  const edit = () => {
    onClose()
    if (chosen.id !== opened) {
      void navigate(`${editPathOf(resource, live.id)}?change=${chosen.id}`, { state: location.state })
    }
  }
  const publish = () => void actions.publish(chosen)
  useHotkeys([
    ['E', edit],
    ['mod+Enter', publish],
    ['mod+shift+Enter', () => setPlanned(true)],
  ])
  const shown = hasRoom ? layout : 'column'
  return (
    <>
      <div className={css.band}>
        <Icon name="info" />
        <div className={css.words}>
          <b>Visitors do not see this yet.</b> They see the version of {formatDateTime(live.updatedAt)}.{' '}
          {chosen.publishAt
            ? `The change goes live on ${formatDateTime(chosen.publishAt)}.`
            : 'The change goes live when you publish it.'}
          {chosen.problem && <div>Not published when it was due: {chosen.problem}</div>}
        </div>
        <div className={css.buttons}>
          <Button variant="subtle" color="red" onClick={() => void actions.discard(chosen)}>
            Discard…
          </Button>
          <Button variant="default" onClick={edit} rightSection={<Kbd size="xs">E</Kbd>}>
            Edit this change
          </Button>
          <Button variant="default" onClick={() => setPlanned(true)} leftSection={<Icon name="clock" size={16} />}>
            Schedule…
          </Button>
          <Button onClick={publish}>Publish this change now</Button>
        </div>
      </div>
      <div className={css.cards} role="group" aria-label="Changes that wait">
        {changes.map((change) => (
          <button
            key={change.id}
            type="button"
            className={css.card}
            aria-pressed={change.id === chosen.id}
            onClick={() => onChoose(change)}
          >
            <span>
              <b>{nameOfChange(change)}</b>
              <small>
                {change.authorName}, {formatDateTime(change.updatedAt)} · {countOfFields(change, together)}
              </small>
            </span>
            {change.problem ? (
              <Badge tone="bad">Needs a decision</Badge>
            ) : (
              <Badge tone={change.publishAt ? 'good' : 'quiet'}>
                {change.publishAt ? formatDateTime(change.publishAt) : 'Ready'}
              </Badge>
            )}
          </button>
        ))}
      </div>
      <div className={css.tools}>
        <nav aria-label="Jump to a field" className={css.jump}>
          Jump to
          {units.map((unit) => (
            <a key={unit.name} href={`#diff-${unit.name}`} className={css.chip}>
              {clashes.some(({ name }) => name === unit.name) && <Icon name="warn" size={14} />}
              {labelOfUnit(words, unit)}
            </a>
          ))}
        </nav>
        {hasRoom && (
          <SegmentedControl<Layout>
            size="xs"
            aria-label="How to compare"
            value={layout}
            onChange={setLayout}
            data={[
              { value: 'sides', label: 'Side by side' },
              { value: 'column', label: 'One column' },
            ]}
          />
        )}
      </div>
      <FieldDiff
        before={input}
        after={values}
        together={together}
        words={words}
        layout={shown}
        heads={[`Live now, since ${formatDateTime(live.updatedAt)}`, `With “${nameOfChange(chosen)}”`]}
        note={(unit) => <Warning unit={unit} {...{ changes, chosen, clashes, together }} />}
      />
      {isPlanned && (
        <PlanDialog
          heading="When to publish"
          action="Save"
          plan={chosen}
          onSubmit={(plan) => actions.plan(chosen, plan)}
          onClose={() => setPlanned(false)}
        />
      )}
      <ConflictDialog recordForm={actions.dialog} words={words} />
    </>
  )
}

interface WarningProps extends Pick<ComparisonProps, 'changes' | 'chosen'> {
  unit: Unit
  clashes: Unit[]
  together: AnyRecordForm['together']
}

/** That somebody will be asked about a field before it goes live. */
function Warning({ unit, changes, chosen, clashes, together }: WarningProps) {
  if (clashes.some(({ name }) => name === unit.name)) {
    return <Badge tone="caution">Changed in the live text since: whoever publishes is asked</Badge>
  }
  const others = changes.filter(
    (other) =>
      other.id !== chosen.id &&
      differingUnits(other.data, other.base, together).some(
        ({ name, paths }) => name === unit.name && paths.some(([field]) => field in other.data),
      ),
  )
  if (others.length === 0) return null
  const names = others.map(nameOfChange).join(', ')
  return <Badge tone="caution">{`“${names}” has this field too: whoever publishes second is asked`}</Badge>
}
