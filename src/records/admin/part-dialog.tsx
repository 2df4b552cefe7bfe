import { Button, Group, Kbd, Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type FormEvent, type ReactNode, useRef } from 'react'
import * as m from '#records/admin/messages.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { ConflictDialog } from '#records/admin/form/conflict-dialog.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { PendingContext } from '#records/admin/form/pending.tsx'
import type { PartForm } from '#records/admin/form/use-part-form.ts'
import { cancel } from '#ui/admin/messages.ts'
import { topDialog } from '#ui/admin/screen-keys.ts'

interface PartDialogProps {
  partForm: PartForm
  title: string
  size: number
  action: string
  words: FieldWords
  titleOf: (values: any) => string
  onClose: () => void
  children: ReactNode
}

export function PartDialog(props: PartDialogProps) {
  const { partForm, title, size, action, words, titleOf, onClose, children } = props
  const { pending, save, isBusy, message, hasChanges, conflict, drafts, restoreDraft, throwAway, discard } = partForm
  const form = useRef<HTMLFormElement>(null)

  async function leave(): Promise<void> {
    const isWanted =
      !hasChanges() ||
      (await confirm({
        title: m.throwAwayTyped(),
        body: m.nothingSaved(),
        action: m.throwAway(),
        isDangerous: true,
      }))
    if (!isWanted) return
    discard()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The conflict dialog handles its own keys, from before it has the focus.
    if (conflict) return
    const { target } = event
    const dialog = form.current?.closest('[role="dialog"]')
    // Dropdowns and confirmations above the dialog handle their own keys.
    const isInside = target instanceof Element && dialog?.contains(target)
    if (topDialog() !== dialog || (target !== document.body && !isInside)) return
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (isCommand && (event.key === 'Enter' || event.key.toLowerCase() === 's')) {
      event.preventDefault()
      event.stopPropagation()
      void save()
    } else if (event.key === 'Escape' && !(isInside && target.hasAttribute('data-mantine-stop-propagation'))) {
      event.stopPropagation()
      void leave()
    }
  }
  // In the capture phase: the same keys would save the form of the owner.
  useWindowEvent('keydown', onKeyDown, { capture: true })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles it to the form of the owner, which must not be submitted.
    event.stopPropagation()
    void save()
  }
  return (
    <>
      <Modal
        opened
        onClose={() => void leave()}
        size={size}
        centered
        title={title}
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        <PendingContext value={pending}>
          <form ref={form} onSubmit={submit} noValidate>
            <DraftNotice drafts={drafts} titleOf={titleOf} onRestore={restoreDraft} onThrowAway={throwAway} />
            {children}
            <FormMessage>{message}</FormMessage>
            <Group justify="flex-end" mt={16}>
              <Button variant="default" onClick={() => void leave()}>
                {cancel()}
              </Button>
              <Button type="submit" loading={isBusy} rightSection={<Kbd size="xs">Ctrl Enter</Kbd>}>
                {action}
              </Button>
            </Group>
          </form>
        </PendingContext>
      </Modal>
      <ConflictDialog recordForm={partForm} words={words} />
    </>
  )
}
