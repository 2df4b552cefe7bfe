import * as m from '#features/schedule/post/messages.ts'
import { Drawer, Popover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { WhenToPublish } from '#features/schedule/post/when-to-publish.tsx'
import { Anchor } from '#ui/admin/anchor.tsx'
import css from './when-to-publish.module.css'

interface WhenDialogProps extends ComponentProps<typeof WhenToPublish> {
  isOpen: boolean
  /** The buttons that it opens under; a phone has a sheet instead. */
  anchor: HTMLElement | null
}

export function WhenDialog({ isOpen, anchor, ...choice }: WhenDialogProps) {
  // Opened after it is mounted: it remembers then where to return the focus.
  const opened = useMounted() && isOpen
  const content = <WhenToPublish {...choice} />
  if (!anchor) {
    return (
      <Drawer
        opened={opened}
        onClose={choice.onCancel}
        position="bottom"
        classNames={{ content: css.sheet }}
        title={m.whenToPublish()}
        radius="lg"
        data-form-keys
      >
        {content}
      </Drawer>
    )
  }
  return (
    // It stays below its button: flipped to another side as it grows, it would jump away from the pointer.
    <Popover
      opened={opened}
      onChange={(isKept) => !isKept && choice.onCancel()}
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
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={m.whenToPublish()} className={css.popover} data-form-keys>
        {content}
      </Popover.Dropdown>
    </Popover>
  )
}
