import { Anchor, Button, Drawer, Group, Popover } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { thingsBlock, useBlocking } from '#ui/admin/check/checks-store.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import { useMainKeys } from '#ui/admin/form/use-main-keys.ts'
import { usePublishing } from '#posts/admin/schedule/use-publishing.ts'
import { actionLabel, problemOf } from '#posts/admin/schedule/when.ts'
import { WhenToPublish } from '#posts/admin/schedule/when-to-publish.tsx'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './when-to-publish.module.css'

const PHONE = '(max-width: 40em)'

/** Main button of a draft: its label says what will happen, the arrow next to it opens the choice of time. */
export function PublishAction({ recordForm }: { recordForm: RecordForm<PostInput, Post> }) {
  const { isSaving, isQuiet } = recordForm
  const isBusy = isSaving && !isQuiet
  const publishing = usePublishing(recordForm)
  const { when } = publishing
  const [isOpen, { open, close }] = useDisclosure()
  const isPhone = useMediaQuery(PHONE, false)
  const now = useNow()
  const { show } = usePostTabs()
  const blocking = useBlocking()
  const isBlocked = blocking > 0

  function publish(): void {
    if (isBlocked) return show('check')
    if (problemOf(when, now) !== undefined) return open()
    close()
    void publishing.publish()
  }
  function cancel(): void {
    close()
    publishing.forget()
  }
  /** By keyboard the question comes first: the same keys must not publish a draft to somebody who means to save it. */
  const ask = () => (isBlocked ? show('check') : open())
  useMainKeys({ onDo: isOpen ? publish : ask, onWhen: isOpen ? cancel : open })

  const choice = (
    <WhenToPublish
      when={when}
      onChange={publishing.choose}
      isScheduled={publishing.isScheduled}
      onRemove={() => {
        close()
        void publishing.removeDate()
      }}
      onDo={publish}
      onCancel={cancel}
      isBusy={isBusy}
      isBlocked={isBlocked}
      onShowCheck={() => {
        cancel()
        show('check')
      }}
    />
  )
  const why = isBlocked && (
    <Anchor component="button" type="button" size="sm" fw={600} c="var(--neg)" onClick={() => show('check')}>
      {thingsBlock(blocking)}
    </Anchor>
  )
  const save = (
    <Button variant="default" loading={isBusy} aria-label="Save changes" onClick={() => void recordForm.save()}>
      {isPhone ? 'Save' : 'Save changes'}
    </Button>
  )
  if (isPhone) {
    return (
      <Group gap={8} justify="flex-end">
        {why}
        {save}
        <Button onClick={open} disabled={isBlocked}>
          Publish…
        </Button>
        <Drawer
          opened={isOpen}
          onClose={cancel}
          position="bottom"
          classNames={{ content: css.sheet }}
          title="When to publish"
          radius="lg"
          data-form-keys
        >
          {choice}
        </Drawer>
      </Group>
    )
  }
  return (
    <Group gap={8} wrap="nowrap">
      {save}
      {why}
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && cancel()}
        position="bottom-end"
        width={404}
        trapFocus
        returnFocus
        shadow="md"
      >
        <Button.Group>
          <Button loading={isBusy} onClick={publish} disabled={isBlocked}>
            {actionLabel(when, now)}
          </Button>
          <Popover.Target>
            <Button px={8} aria-label="When to publish" aria-expanded={isOpen} onClick={isOpen ? cancel : open}>
              <Icon name="down" size={16} />
            </Button>
          </Popover.Target>
        </Button.Group>
        <Popover.Dropdown aria-label="When to publish" data-form-keys>
          {choice}
        </Popover.Dropdown>
      </Popover>
    </Group>
  )
}
