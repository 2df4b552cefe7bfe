import { Alert, Box, Button, Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { isDirty, type SaveFailure } from '#records/admin/form/form-state.ts'
import { type FieldWords, labelsOf } from '#records/admin/form/field-words.ts'
import type { Unit } from '#shared/merge.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { showFirstError } from '#records/admin/form/show-first-error.ts'
import { formatTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { close, tryAgain, undo } from '#ui/admin/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './save-state.module.css'

export function SaveState<Input extends object, Rec>({ recordForm }: { recordForm: RecordForm<Input, Rec> }) {
  const { state, input } = recordForm
  const { revert, undoRevert } = input
  const words = stateOf(recordForm)
  return (
    <div className={css.state} data-empty={words === '' || undefined}>
      <Text size="xs" c="dimmed" aria-live="polite">
        {words}
      </Text>
      {state.record && isDirty(state) && (
        <Button variant="default" size="compact-sm" onClick={() => void revert()} disabled={state.status === 'saving'}>
          {m.discard()}
        </Button>
      )}
      {undoRevert && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="undo" size={14} />}
          aria-label={m.undoDiscard()}
          onClick={undoRevert}
        >
          {undo()}
        </Button>
      )}
    </div>
  )
}

function stateOf<Input extends object, Rec>({ state, draft, input }: RecordForm<Input, Rec>): string {
  const { status, savedAt, isStoredLocally } = state
  if (status === 'saving') return m.saving()
  if (isDirty(state)) return isStoredLocally && draft.isKept ? m.keptUnsaved() : m.unsaved()
  if (input.undoRevert) return m.changesDiscarded()
  return savedAt ? m.savedAt({ time: formatTime(savedAt) }) : ''
}

const bold = (inner: string) => <b>{inner}</b>

interface FailureBarProps {
  failure: SaveFailure | undefined
  isKept: boolean
  isSaving: boolean
  onTryAgain: () => void
}

/** A failed save is shown until one succeeds: a toast would disappear before it is read. */
export function FailureBar({ failure, isKept, isSaving, onTryAgain }: FailureBarProps) {
  return (
    <div role="alert" className={css.alert}>
      {failure && (
        <div className={css.failure} data-offline={failure.offlineSince !== undefined || undefined}>
          <Icon name="warn" size={17} />
          <span className={css.words}>
            {failure.offlineSince
              ? isKept
                ? rich(m.offlineKept, { b: bold, time: formatTime(failure.offlineSince) })
                : rich(m.offlineLost, { b: bold })
              : m.notSaved({ reason: failure.message })}
          </span>
          {failure.isInFields ? (
            <Button size="compact-sm" variant="default" onClick={showFirstError}>
              {m.show()}
            </Button>
          ) : (
            <Button size="compact-sm" variant="default" loading={isSaving} onClick={failure.tryAgain ?? onTryAgain}>
              {tryAgain()}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const WhatChanged = lazyPart(async () => (await import('#records/admin/form/what-changed.tsx')).WhatChanged)

interface MergedNoticeProps {
  recordForm: Pick<RecordForm<any, any>, 'state' | 'merge'>
  words?: FieldWords | undefined
  className?: string | undefined
}

export function MergedNotice({ recordForm, words, className }: MergedNoticeProps): ReactNode {
  const { state, merge } = recordForm
  const { merged } = state
  if (!merged) return null
  const named = (units: Unit[]) => labelsOf(words, units)
  const { message, taken, conflicting = [], before, after } = merged
  const names = named(conflicting.length > 0 ? [...taken, ...conflicting] : taken)
  return (
    <Alert
      color="cobalt"
      className={className}
      icon={<Icon name="info" />}
      role="status"
      withCloseButton
      closeButtonLabel={close()}
      onClose={merge.closeMerged}
    >
      <Text size="sm">
        <span>{message} </span>
        {names && (
          <span>{conflicting.length > 0 ? m.changedThere({ fields: names }) : m.takenOver({ fields: names })} </span>
        )}
        {conflicting.length > 0 && m.bothWriting({ fields: named(conflicting) })}
        {conflicting.length === 0 && isDirty(state) && m.yoursKept()}
      </Text>
      {before && after && (
        <Box mt={8}>
          <Suspense>
            <WhatChanged before={before} after={after} words={words} />
          </Suspense>
        </Box>
      )}
    </Alert>
  )
}
