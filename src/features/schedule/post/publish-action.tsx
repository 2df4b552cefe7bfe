import * as m from '#features/schedule/post/messages.ts'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Suspense, use, useEffect, useState } from 'react'
import { ChecksContext, thingsBlock, useBlocking } from '#records/admin/check/checks-store.ts'
import { isSubmitted } from '#posts/admin/form/approval.tsx'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import { usePublishing } from '#features/schedule/post/use-publishing.ts'
import { problemOf } from '#features/schedule/post/when.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { Way } from '#records/admin/form/way.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { lateDialog, lazyDialog, onceLoaded, warm } from '#ui/admin/lazy-part.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { whenIdle } from '#ui/admin/when-idle.ts'

const SendBackDialog = lazyDialog(async () => (await import('#posts/admin/form/send-back-dialog.tsx')).SendBackDialog)

const loadWhen = async () => (await import('#features/schedule/post/when-dialog.tsx')).WhenDialog
const WhenDialog = lateDialog(loadWhen)
const onTheWay = () => warm(loadWhen)

const PHONE = '(max-width: 40em)'
const SCHEDULE = ['publishAt', 'unpublishAt', 'unpublishTo']

/** Main button of a draft: publishes it, or saves it if it is scheduled already. All else is in its menu. */
export function PublishAction({ recordForm }: { recordForm: RecordForm<PostInput, Post> }) {
  const {
    form,
    state: { status, isQuiet, record },
  } = recordForm
  const isBusy = status === 'saving' && !isQuiet
  const [isOpen, { open: openNow, close }] = useDisclosure()
  // The same keys publish once it is open: it must not be before it is shown.
  const open = () => onceLoaded(loadWhen, openNow)
  useEffect(() => whenIdle(onTheWay), [])
  const [buttons, setButtons] = useState<HTMLElement | null>(null)
  const [isSentBack, sendBack] = useDisclosure()
  const publishing = usePublishing(recordForm, (errors) =>
    SCHEDULE.some((path) => errors[path] !== undefined) ? open() : close(),
  )
  const { when, isScheduled } = publishing
  const isPhone = useMediaQuery(PHONE, false)
  const now = useNow()
  const { show } = usePostTabs()
  const { checkNow } = use(ChecksContext)
  const blocking = useBlocking()
  const isBlocked = blocking > 0

  function showCheck(): void {
    cancel()
    show('check')
  }
  /** Checked again: the findings shown are those of the last pause in writing, and may be mended by now. */
  const unlessBlocked = (go: () => void, stop = showCheck) =>
    onceLoaded(checkNow, (count) => (count > 0 ? stop() : go()))
  const publish = () => unlessBlocked(() => (problemOf(when, now) === undefined ? void publishing.publish() : open()))
  const publishNow = () => unlessBlocked(() => void publishing.publishNow())
  function clearMarks(): void {
    for (const path of SCHEDULE) form.clearFieldError(path)
  }
  function cancel(): void {
    close()
    clearMarks()
    publishing.forget()
  }
  const save = () => void recordForm.save()
  /** By keyboard the question comes first: the same keys must not publish a draft to somebody who means to save it. */
  const ask = () => unlessBlocked(open, () => show('check'))
  const main = isScheduled
    ? { label: m.saveChanges(), run: save, runByKey: save }
    : { label: m.publishNow(), run: publishNow, runByKey: ask }
  useMainKeys({ onDo: isOpen ? publish : main.runByKey, onWhen: isOpen ? cancel : open })

  const choice = (
    <WhenDialog
      isOpen={isOpen}
      anchor={isPhone ? null : buttons}
      when={when}
      onChange={(change) => {
        clearMarks()
        publishing.choose(change)
      }}
      errors={form.errors}
      isScheduled={isScheduled}
      onRemove={() => void publishing.removeDate()}
      onDo={publish}
      onCancel={cancel}
      isBusy={isBusy}
      isBlocked={isBlocked}
      onShowCheck={showCheck}
    />
  )
  const why = isBlocked && (
    <Anchor component="button" type="button" size="sm" fw={600} c="var(--neg)" onClick={() => show('check')}>
      {thingsBlock(blocking)}
    </Anchor>
  )
  const missed = publishing.missed && (
    <Text size="sm" fw={600} c="var(--neg)" role="status">
      {publishing.missed()}
    </Text>
  )
  const dialog = record && isSentBack && (
    <Suspense>
      <SendBackDialog recordForm={recordForm} post={record} onClose={sendBack.close} />
    </Suspense>
  )
  if (isPhone) {
    return (
      <Group gap={8} justify="flex-end">
        {why || missed}
        {record && isSubmitted(record) && (
          <Button variant="default" onClick={sendBack.open}>
            {m.sendBackDots()}
          </Button>
        )}
        <Button
          variant={isScheduled ? 'filled' : 'default'}
          loading={isBusy}
          aria-label={m.saveChanges()}
          onClick={save}
        >
          {m.save()}
        </Button>
        <Button
          variant={isScheduled ? 'default' : 'filled'}
          onPointerEnter={onTheWay}
          onFocus={onTheWay}
          onClick={open}
          disabled={isBlocked}
        >
          {isScheduled ? m.scheduleDots() : m.publishDots()}
        </Button>
        {choice}
        {dialog}
      </Group>
    )
  }
  return (
    <Group gap={8} wrap="nowrap">
      {why || missed}
      <Button.Group ref={setButtons}>
        <Button loading={isBusy} onClick={main.run} disabled={isBlocked && !isScheduled}>
          {main.label}
        </Button>
        <MenuButton
          position="bottom-end"
          width={372}
          button={(aria) => (
            <Button {...aria} px={8} aria-label={m.otherWays()}>
              <Icon name="down" size={16} />
            </Button>
          )}
        >
          <Way
            icon="up"
            label={m.publishNow()}
            note={m.rightAway()}
            {...(isScheduled ? {} : { keys: 'Ctrl Enter' })}
            onClick={publishNow}
          />
          <Way
            icon="clock"
            label={isScheduled ? m.changeTime() : m.scheduleDots()}
            note={m.dayAndHour()}
            keys="Ctrl Shift Enter"
            onClick={open}
          />
          {record && isSubmitted(record) && (
            <Way icon="undo" label={m.sendBackDots()} note={m.draftAgain()} onClick={sendBack.open} />
          )}
          {!form.values.isActive && (
            <Way
              icon="post"
              label={isScheduled ? m.saveChanges() : m.saveDraft()}
              note={m.nobodySees()}
              keys="Ctrl S"
              onClick={save}
            />
          )}
        </MenuButton>
      </Button.Group>
      {choice}
      {dialog}
    </Group>
  )
}
