import { Button, Kbd, Switch } from '@mantine/core'
import { type HotkeyItem, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#records/admin/changes/messages.ts'
import type { Unit } from '#shared/merge.ts'
import { withChange } from '#records/changes/waiting-change.ts'
import { ChangeCards } from '#records/admin/changes/change-cards.tsx'
import { ChangePreview } from '#records/admin/changes/change-preview.tsx'
import { PlanDialog } from '#records/admin/changes/plan-dialog.tsx'
import type { ListedChange } from '#records/changes/schema.ts'
import { CompetingChanges, competingChanges } from '#records/admin/changes/competing-changes.tsx'
import { mayDiscard, nameOfChange, useChangeActions } from '#records/admin/changes/use-change-actions.ts'
import { WhatVisitorsSee } from '#records/admin/changes/what-visitors-see.tsx'
import { FieldDiff, type Layout } from '#records/admin/diff/field-diff.tsx'
import { LayoutChoice } from '#records/admin/diff/layout-choice.tsx'
import { shownUnits } from '#records/admin/diff/shown-units.ts'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { type FieldWords, labelOfUnit } from '#records/admin/form/field-words.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { topDialog } from '#ui/admin/screen-keys.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { isEditor } from '#records/admin/api/user.ts'
import css from './changes-screen.module.css'

const ROOM_FOR_SIDES = '(min-width: 75em)'

interface ComparisonProps {
  recordForm: AnyRecordForm
  words: FieldWords | undefined
  changes: ListedChange[]
  chosen: ListedChange
  live: RecordBase
  onChoose: (change: ListedChange) => void
  onClose: () => void
}

export function Comparison({ recordForm, words, changes, chosen, live, onChoose, onClose }: ComparisonProps) {
  const {
    resource,
    merge: { groups: mergeGroups },
    state: { change: opened },
  } = recordForm
  const { getValues } = recordForm.form
  const navigate = useNavigate()
  const location = useLocation()
  const hasRoom = useMediaQuery(ROOM_FOR_SIDES, true)
  const [layout, setLayout] = useState<Layout>('sides')
  const [isBrief, setBrief] = useState(true)
  const [open, setOpen] = useState<'plan' | 'preview'>()
  const actions = useChangeActions(recordForm, live.id, (published) => {
    // Otherwise it would be taken for a save of another window.
    if (published && !opened) recordForm.accept(published)
    if (chosen.id === opened) {
      recordForm.input.discard()
      void navigate(editPathOf(resource, live.id), { state: location.state })
    }
    if (chosen.id === opened || changes.length === 1) onClose()
  })
  const { input, values, conflicting, units, rivals, broken } = useMemo(() => {
    const fields = inputOf<object>(live, getValues())
    const merge = withChange(fields, chosen, mergeGroups)
    return {
      ...merge,
      input: fields,
      units: shownUnits(fields, merge.values, mergeGroups),
      rivals: competingChanges(chosen, changes, fields, mergeGroups),
      broken: changes.filter((each) => withChange(fields, each, mergeGroups).conflicting.length > 0),
    }
  }, [live, chosen, changes, mergeGroups, getValues])
  const isConflict = (unit: Unit) => conflicting.some(({ name }) => name === unit.name)
  const rivalsIn = (unit: Unit) => rivals.get(unit.name) ?? []
  const edit = () => {
    onClose()
    if (chosen.id !== opened) {
      void navigate(`${editPathOf(resource, live.id)}?change=${chosen.id}`, { state: location.state })
    }
  }
  const [read, setRead] = useState(chosen.version)
  /** Whoever wrote the change may save it again under the eyes of whoever reads it. */
  const isAsRead = () => {
    if (read === chosen.version) return true
    notify.warning(m.savedWhileReading)
    setRead(chosen.version)
    return false
  }
  const publish = () => void (isAsRead() && actions.publish(chosen))
  const mayPublish = isEditor()
  const askAndPublish = async () => {
    if (await actions.isPublishingWanted(chosen)) publish()
  }
  const band = useRef<HTMLDivElement>(null)
  /** While a dialog is open above, keys belong to the dialog. */
  const here = (act: () => void) => () => {
    if (topDialog()?.contains(band.current)) act()
  }
  const keys: HotkeyItem[] = [
    ['E', here(edit)],
    ['P', here(() => setOpen('preview'))],
  ]
  const keysOfEditors: HotkeyItem[] = [
    ['mod+Enter', here(() => void askAndPublish())],
    ['mod+shift+Enter', here(() => setOpen('plan'))],
  ]
  // There is no text input here, so the keys also work while a control, such as a switch, has the focus.
  useHotkeys(mayPublish ? [...keys, ...keysOfEditors] : keys, [])
  return (
    <>
      <div className={css.band} ref={band}>
        <Icon name={conflicting.length > 0 ? 'warn' : 'info'} />
        <div className={css.words}>
          <WhatVisitorsSee change={chosen} live={live} one={resource.words.one} isBroken={conflicting.length > 0} />
        </div>
        <div className={css.buttons}>
          {mayDiscard(chosen) && (
            <Button variant="subtle" color="red" onClick={() => void actions.discard(chosen)}>
              {m.discardAs()}
            </Button>
          )}
          <Button variant="default" onClick={edit} rightSection={<Key>E</Key>}>
            {m.editChange()}
          </Button>
          <Button
            variant="default"
            onClick={() => setOpen('preview')}
            leftSection={<Icon name="eye" size={16} />}
            rightSection={<Key>P</Key>}
          >
            {m.preview()}
          </Button>
          {mayPublish && (
            <>
              <Button variant="default" onClick={() => setOpen('plan')} leftSection={<Icon name="clock" size={16} />}>
                {m.scheduleAs()}
              </Button>
              <Button onClick={publish}>{m.publishChangeNow()}</Button>
            </>
          )}
        </div>
      </div>
      <ChangeCards {...{ changes, broken, chosen, mergeGroups, onChoose }} />
      <div className={css.tools}>
        <nav aria-label={m.jumpToField()} className={css.jump}>
          {m.jumpTo()}
          {units.map((unit) => (
            <a key={unit.name} href={`#diff-${unit.name}`} className={css.chip}>
              {(isConflict(unit) || rivalsIn(unit).length > 0) && <Icon name="warn" size={14} />}
              {labelOfUnit(words, unit)}
            </a>
          ))}
        </nav>
        <div className={css.how}>
          <Switch
            label={m.onlyWhatChanges()}
            checked={isBrief}
            onChange={(event) => setBrief(event.currentTarget.checked)}
          />
          {hasRoom && <LayoutChoice value={layout} onChange={setLayout} />}
        </div>
      </div>
      <FieldDiff
        before={input}
        after={values}
        mergeGroups={mergeGroups}
        words={words}
        layout={hasRoom ? layout : 'column'}
        isWhole={!isBrief}
        heads={[m.liveSince({ moment: formatDateTime(live.updatedAt) }), m.withChange({ name: nameOfChange(chosen) })]}
        note={(unit) => <Warning isConflict={isConflict(unit)} rivals={rivalsIn(unit)} />}
        below={(unit) => {
          const others = rivalsIn(unit)
          if (others.length === 0 || !mayPublish || isConflict(unit)) return null
          const { collection } = resource
          return (
            <CompetingChanges
              {...{ unit, chosen, mergeGroups, words, collection }}
              rivals={others}
              live={input}
              recordId={live.id}
            />
          )
        }}
      />
      {open === 'plan' && (
        <PlanDialog
          form={recordForm.form}
          heading={m.whenToPublish()}
          action={m.save()}
          plan={chosen}
          onSubmit={async (plan) => {
            const isDone = isAsRead() && (await actions.plan(chosen, plan))
            if (isDone) setRead(chosen.version + 1)
            return isDone
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'preview' && (
        <ChangePreview
          collection={resource.collection}
          recordId={live.id}
          change={chosen}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConflictDialog recordForm={actions.dialog} words={words} />
    </>
  )
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" visibleFrom="sm">
    {children}
  </Kbd>
)

interface WarningProps {
  isConflict: boolean
  rivals: ListedChange[]
}

function Warning({ isConflict, rivals }: WarningProps) {
  if (isConflict) return <Badge tone="caution">{m.changedSince()}</Badge>
  if (rivals.length === 0) return null
  return <Badge tone="caution">{m.alsoIn({ names: rivals.map(nameOfChange).join(', ') })}</Badge>
}
