import { Button, Kbd } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#records/admin/changes/messages.ts'
import { differingUnits } from '#shared/merge.ts'
import { newToReaders, withChange } from '#records/changes/waiting-change.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { changesQuery } from '#records/admin/changes/queries.ts'
import { mayDiscard, useChangeActions } from '#records/admin/changes/use-change-actions.ts'
import { WhatVisitorsSee } from '#records/admin/changes/what-visitors-see.tsx'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { type FieldWords, labelsOf } from '#records/admin/form/field-words.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import { recordQuery } from '#records/admin/queries.ts'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'
import { isEditor } from '#records/admin/api/user.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './changes.module.css'

const PlanDialog = lazyDialog(async () => (await import('#records/admin/changes/plan-dialog.tsx')).PlanDialog)

/** A colleague or the schedule may publish the change, or archive the record, while it is open here. */
const LOOK_AGAIN_MS = 15_000

interface ChangeBandProps {
  recordForm: AnyRecordForm
  words: FieldWords | undefined
  onCompare: () => void
}

export function ChangeBand({ recordForm, words, onCompare }: ChangeBandProps) {
  const {
    resource,
    state: { record, change: changeId },
  } = recordForm
  const { collection } = resource
  const recordId = record?.id ?? ''
  const waiting = useQuery(changesQuery(collection, recordId))
  const published = useQuery(recordQuery<RecordBase>(collection, recordId))
  useLookAgain(waiting, LOOK_AGAIN_MS)
  useLookAgain(published, LOOK_AGAIN_MS)
  const { data: changes, isFetching } = waiting
  const { data: live } = published
  const change = changes?.find(({ id }) => id === changeId)
  if (!change && changes && !isFetching) return <GoneBand recordForm={recordForm} recordId={recordId} />
  if (!change || !live) return null
  return <Band {...{ recordForm, words, onCompare, change, live }} />
}

function GoneBand({ recordForm, recordId }: { recordForm: AnyRecordForm; recordId: string }) {
  const {
    resource,
    input: { hasChanges },
    save,
  } = recordForm
  const navigate = useNavigate()
  const location = useLocation()
  const goOn = () =>
    hasChanges() ? void save() : void navigate(editPathOf(resource, recordId), { state: location.state })
  return (
    <div className={css.band} role="region" aria-label={m.waitingChange()}>
      <Icon name="warn" />
      <div className={css.words}>{rich(m.gone, { b: (inner) => <b>{inner}</b>, noun: resource.words.one })}</div>
      <div className={css.buttons}>
        <Button onClick={goOn}>{m.goOnLive({ noun: resource.words.one })}</Button>
      </div>
    </div>
  )
}

interface BandProps extends ChangeBandProps {
  change: ListedChange
  live: RecordBase
}

function Band({ recordForm, words, onCompare, change, live }: BandProps) {
  const {
    resource,
    merge,
    form,
    input: { hasChanges, discard: forget },
    save,
  } = recordForm
  const navigate = useNavigate()
  const location = useLocation()
  const [isPlanned, { open, close }] = useDisclosure()
  const actions = useChangeActions(recordForm, live.id, () => {
    forget()
    void navigate(editPathOf(resource, live.id), { state: location.state })
  })
  const { conflicting } = withChange(inputOf<object>(live, form.getValues()), change, merge.groups)
  /** Whoever wrote the change may have saved it again: that is shown, and not published or scheduled unread. */
  const isAsShown = async () => {
    const shown = form.getValues()
    const readers = inputOf<object>(live, shown)
    const { values } = withChange(readers, change, merge.groups)
    const unread = newToReaders(differingUnits(values, shown, merge.groups), values, readers, merge.groups)
    if (unread.length > 0) await merge.catchUp(m.savedAgain())
    return unread.length === 0
  }
  /** Unsaved input is included. */
  const publish = async () => {
    if (!hasChanges()) return (await isAsShown()) && actions.publish(change)
    const saved: RecordBase | undefined = await save({ isPublishing: true })
    return saved && actions.publishSaved(change, saved.version)
  }
  const askAndPublish = async () => {
    if (await actions.isPublishingWanted(change)) await publish()
  }
  useMainKeys(isEditor() ? { onDo: () => void askAndPublish(), onWhen: open } : { onDo: () => void save() })
  return (
    <div className={css.band} role="region" aria-label={m.waitingChange()}>
      <Icon name={conflicting.length > 0 ? 'warn' : 'info'} />
      <div className={css.words}>
        <WhatVisitorsSee change={change} live={live} one={resource.words.one} isBroken={conflicting.length > 0} />
        {conflicting.length > 0 && (
          <div>{m.changedHere({ noun: resource.words.one, fields: labelsOf(words, conflicting) })}</div>
        )}
      </div>
      <div className={css.buttons}>
        {mayDiscard(change) && (
          <Button variant="subtle" color="red" onClick={() => void actions.discard(change)}>
            {m.discardAs()}
          </Button>
        )}
        <Button variant="default" onClick={onCompare} leftSection={<Icon name="swap" size={16} />}>
          {m.whatChanges()}
        </Button>
        {isEditor() && (
          <>
            <Button variant="default" onClick={open} leftSection={<Icon name="clock" size={16} />}>
              {m.scheduleAs()}
            </Button>
            <Button
              onClick={() => void publish()}
              rightSection={
                <Kbd size="xs" visibleFrom="lg">
                  Ctrl Enter
                </Kbd>
              }
            >
              {m.publishChangeNow()}
            </Button>
          </>
        )}
      </div>
      {isPlanned && (
        <Suspense>
          <PlanDialog
            form={form}
            heading={m.whenToPublish()}
            action={m.save()}
            plan={change}
            onSubmit={async (plan) => (await isAsShown()) && actions.plan(change, plan)}
            onClose={close}
          />
        </Suspense>
      )}
      <ConflictDialog recordForm={actions.dialog} words={words} />
    </div>
  )
}
