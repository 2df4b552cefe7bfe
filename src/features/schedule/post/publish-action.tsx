import * as m from '#features/schedule/post/messages.ts'
import { Anchor, Button, Drawer, Group, Popover, Text } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Suspense, use } from 'react'
import { ChecksContext, thingsBlock, useBlocking } from '#records/admin/check/checks-store.ts'
import { isSubmitted } from '#posts/admin/form/approval.tsx'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import { usePublishing } from '#features/schedule/post/use-publishing.ts'
import { problemOf } from '#features/schedule/post/when.ts'
import { WhenToPublish } from '#features/schedule/post/when-to-publish.tsx'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { Way } from '#records/admin/form/way.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './when-to-publish.module.css'

const SendBackDialog = lazyPart(
  async () => ({ default: (await import('#posts/admin/form/send-back-dialog.tsx')).SendBackDialog }),
  'dialog',
)

const PHONE = '(max-width: 40em)'
const SCHEDULE = ['publishAt', 'unpublishAt', 'unpublishTo']

/** Main button of a draft: publishes it, or saves it if it is scheduled already. All else is in its menu. */
export function PublishAction({ recordForm }: { recordForm: RecordForm<PostInput, Post> }) {
  const {
    form,
    state: { status, isQuiet, record },
  } = recordForm
  const isBusy = status === 'saving' && !isQuiet
  const [isOpen, { open, close }] = useDisclosure()
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
  // Checked again: the findings shown are those of the last pause in writing, and may be mended by now.
  function publish(): void {
    if (checkNow() > 0) return showCheck()
    if (problemOf(when, now) !== undefined) return open()
    void publishing.publish()
  }
  function publishNow(): void {
    if (checkNow() > 0) return showCheck()
    void publishing.publishNow()
  }
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
  const ask = () => (checkNow() > 0 ? show('check') : open())
  const main = isScheduled
    ? { label: m.saveChanges(), run: save, runByKey: save }
    : { label: m.publishNow(), run: publishNow, runByKey: ask }
  useMainKeys({ onDo: isOpen ? publish : main.runByKey, onWhen: isOpen ? cancel : open })

  const choice = (
    <WhenToPublish
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
        <Button variant={isScheduled ? 'default' : 'filled'} onClick={open} disabled={isBlocked}>
          {isScheduled ? m.scheduleDots() : m.publishDots()}
        </Button>
        <Drawer
          opened={isOpen}
          onClose={cancel}
          position="bottom"
          classNames={{ content: css.sheet }}
          title={m.whenToPublish()}
          radius="lg"
          data-form-keys
        >
          {choice}
        </Drawer>
        {dialog}
      </Group>
    )
  }
  return (
    <Group gap={8} wrap="nowrap">
      {why || missed}
      {/* It stays below its button: flipped to another side as it grows, it would jump away from the pointer. */}
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && cancel()}
        position="bottom-end"
        middlewares={{ flip: false, shift: { padding: 8 } }}
        width={404}
        // Its name would be that of both buttons.
        withRoles={false}
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button.Group>
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
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={m.whenToPublish()} className={css.popover} data-form-keys>
          {choice}
        </Popover.Dropdown>
      </Popover>
      {dialog}
    </Group>
  )
}
