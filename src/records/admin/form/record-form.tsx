import { ActionIcon, Alert, Button, Group, Title } from '@mantine/core'
import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import * as m from '#records/admin/form/messages.ts'
import { useComparison } from '#records/admin/changes/use-comparison.ts'
import { WaitingBadge } from '#records/admin/changes/waiting-badge.tsx'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import { LockedContext } from '#records/admin/form/lockable.tsx'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { PendingContext } from '#records/admin/form/pending.tsx'
import { MainButton } from '#records/admin/form/main-button.tsx'
import { RecordMenu } from '#records/admin/form/record-menu.tsx'
import { FormHeadContext } from '#records/admin/form/form-head.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { RecoveredNotice } from '#records/admin/form/recovered-notice.tsx'
import { RestoredNotice } from '#records/admin/form/restored-notice.tsx'
import type { RecordForm as Form } from '#records/admin/form/record-form-types.ts'
import { FailureBar, MergedNotice, SaveState } from '#records/admin/form/save-state.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import { trackHeadHeight } from '#records/admin/form/track-head-height.ts'
import { RestoreContext, useRestore } from '#records/admin/form/use-restore.tsx'
import * as s from '#records/admin/suggestions/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { RecordBase } from '#records/admin/resource.ts'
import { useBackPath } from '#records/admin/back-path.ts'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { RecordStatus } from '#ui/admin/status-badge.tsx'
import { lazyDialog, lazyPart } from '#ui/admin/lazy-part.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import css from './record-form.module.css'

const ChangeBand = lazyPart(async () => (await import('#records/admin/changes/change-band.tsx')).ChangeBand)
const ChangesScreen = lazyDialog(async () => (await import('#records/admin/changes/changes-screen.tsx')).ChangesScreen)

interface RecordFormProps<Input extends object, Rec extends RecordBase & Input> {
  recordForm: Form<Input, Rec>
  title: string
  picture?: ReactNode
  actions?: ReactNode
  main?: ReactNode
  menu?: ReactNode
  /** Shows the history where the form has a place for it; by default it covers the screen. */
  onHistory?: () => void
  words?: FieldWords
  children: ReactNode
}

export function RecordForm<Input extends object, Rec extends RecordBase & Input>(props: RecordFormProps<Input, Rec>) {
  const { recordForm, title, picture, actions, main, menu, onHistory, words, children } = props
  const showInHead = use(FormHeadContext)
  const { state, resource, access, draft, input, merge, save } = recordForm
  const { record, change } = state
  const isSaving = state.status === 'saving'
  const name = title.trim() || m.newOne({ noun: resource.words.one })
  useScreenTitle(name)
  const { restored, restore, undo, close } = useRestore(recordForm)
  const steadyRestore = useStableCallback(restore)
  const compared = useComparison()
  return (
    <form
      noValidate
      className={css.form}
      // Enter in a field saves nothing: half an edit of a live record would be published.
      onSubmit={(event) => event.preventDefault()}
    >
      <header ref={trackHeadHeight} className={css.head}>
        <Group gap={10} wrap="nowrap" className={css.left}>
          <ActionIcon
            component={Link}
            to={useBackPath(resource)}
            size={34}
            aria-label={m.backTo({ many: resource.many })}
          >
            <Icon name="left" />
          </ActionIcon>
          {picture}
          <Title order={1} className={css.title} title={name} lang={title.trim() ? 'cs' : undefined}>
            {name}
          </Title>
          {record && <RecordStatus record={record} />}
          {record && resource.hasChanges && (
            <WaitingBadge collection={resource.collection} recordId={record.id} onOpen={compared.open} />
          )}
        </Group>
        <Group gap={8} wrap="nowrap" className={css.right}>
          {record && <Suspense>{showInHead({ recordForm, record })}</Suspense>}
          {actions}
          {record && !change && (
            <RecordMenu {...{ recordForm, words, onHistory }} title={name} onRestore={restore} more={menu} />
          )}
        </Group>
        <div className={css.bar}>
          <SaveState recordForm={recordForm} />
          <div className={css.main}>{main ?? <MainButton recordForm={recordForm} />}</div>
        </div>
        <FailureBar
          failure={state.failure}
          isKept={draft.isKept}
          isSaving={isSaving}
          onTryAgain={() => void save({ isAgain: true })}
        />
      </header>
      {change && (
        <Suspense>
          <ChangeBand recordForm={recordForm} words={words} onCompare={compared.open} />
        </Suspense>
      )}
      <Notices recordForm={recordForm} />
      <RecoveredNotice recordForm={recordForm} words={words} className={css.notice} />
      <MergedNotice recordForm={recordForm} words={words} className={css.notice} />
      <RestoredNotice restored={restored} onUndo={() => void undo()} onClose={close} className={css.notice} />
      <div className={css.body}>
        <PendingContext value={recordForm.pending}>
          <LockedContext value={access.isLocked}>
            <RestoreContext value={steadyRestore}>{children}</RestoreContext>
          </LockedContext>
        </PendingContext>
      </div>
      <LeaveGuard
        hasChanges={input.hasChanges}
        onDiscard={input.discard}
        onSave={() => save({ isLeaving: true })}
        isSaving={isSaving}
        isKept={draft.isKept}
      />
      <ConflictDialog recordForm={merge} words={words} />
      {compared.isOpen && record && resource.hasChanges && (
        <Suspense>
          <ChangesScreen
            recordForm={recordForm}
            title={name}
            words={words}
            first={compared.changeId}
            onClose={compared.close}
          />
        </Suspense>
      )}
    </form>
  )
}

function Notices<Input extends object, Rec extends RecordBase & Input>({
  recordForm,
}: {
  recordForm: Form<Input, Rec>
}) {
  const {
    draft,
    access,
    state: { record, change, status },
  } = recordForm
  return (
    <>
      {access.readOnly !== '' && (
        <Alert color="yellow" className={css.notice} icon={<Icon name="info" />} role="status">
          {access.readOnly}
          {access.maySuggest && <span> {m.youMaySuggest()}</span>}
        </Alert>
      )}
      {access.isSuggesting && (
        <Alert className={css.notice} icon={<Icon name="swap" />} role="status">
          {rich(s.suggesting, { b: (inner) => <b>{inner}</b> })}{' '}
          <Button size="compact-sm" variant="default" onClick={access.edit}>
            {s.backToEditing()}
          </Button>
        </Alert>
      )}
      {/* The form of a change has no such menu; its band says it. */}
      {record?.isDeleted && !change && status !== 'gone' && (
        <Alert color="gray" className={css.notice} icon={<Icon name="archive" />}>
          {m.isInArchive({ noun: recordForm.resource.words.one })}
        </Alert>
      )}
      <DraftNotice
        drafts={draft.offered}
        version={record?.version}
        onRestore={draft.restore}
        onThrowAway={draft.throwAway}
        className={css.notice}
      />
    </>
  )
}
