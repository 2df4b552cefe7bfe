import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import * as m from '#records/admin/form/rich-text/messages.ts'
import { contentHref } from '#shared/schema/url.ts'
import { usePending } from '#records/admin/form/pending.tsx'
import { removeLink, setLink } from '#records/admin/form/rich-text/set-link.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface LinkPopoverProps {
  editor: Editor
  isActive: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export const LinkPopover = ({ editor, isActive, isOpen, onOpen }: LinkPopoverProps) => (
  <Popover opened={isOpen} onChange={onOpen} onDismiss={() => onOpen(false)} width={320} trapFocus shadow="md">
    <Popover.Target>
      <ActionIcon
        size={26}
        tabIndex={-1}
        aria-label={m.link()}
        aria-pressed={isActive}
        title={m.linkWithKeys()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="link" size={16} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown p={12}>
      {isOpen && <Address editor={editor} isActive={isActive} onDone={() => onOpen(false)} />}
    </Popover.Dropdown>
  </Popover>
)

function Address({ editor, isActive, onDone }: { editor: Editor; isActive: boolean; onDone: () => void }) {
  const [before] = useState<string>(() => editor.getAttributes('link')['href'] ?? '')
  const [href, setHref] = useState(before)
  const [error, setError] = useState<string>()

  function apply(): boolean {
    const parsed = contentHref.safeParse(href.trim())
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message)
      return false
    }
    onDone()
    setLink(editor, parsed.data, parsed.data)
    return true
  }
  usePending((reason) => reason === 'collect' || href === before || apply())
  function remove(): void {
    onDone()
    removeLink(editor)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    apply()
  }
  return (
    <>
      <TextInput
        label={m.address()}
        placeholder={m.addressExample()}
        value={href}
        onChange={(event) => {
          setHref(event.currentTarget.value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
        error={error}
        data-autofocus
      />
      <Group gap={8} mt={10} justify="flex-end">
        {isActive && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={remove}>
            {m.removeLink()}
          </Button>
        )}
        <Button size="compact-sm" onClick={apply}>
          {m.setLink()}
        </Button>
      </Group>
    </>
  )
}
