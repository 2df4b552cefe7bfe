import { Button, Group, Kbd, Modal } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { cancel } from '#ui/admin/messages.ts'
import css from './desk.module.css'

export const isSendKey = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey)

export const SendKey = () => (
  <Kbd size="xs" ml={8} visibleFrom="sm">
    Ctrl Enter
  </Kbd>
)

interface DecisionProps {
  title: string
  size: number | string
  /** Says why it cannot be sent yet, if it is known. */
  missing?: string | undefined
  isReady: boolean
  isSending: boolean
  action: string
  icon?: ReactNode
  color?: string
  /** Beside the buttons. */
  hint?: ReactNode
  onSend: () => void
  onClose: () => void
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A dialog whose button is pressed with Ctrl and Enter, wherever the focus is in it. */
export function Decision(props: DecisionProps) {
  const { title, size, missing, isReady, isSending, action, icon, color, hint, onSend, onClose, onKey, children } =
    props
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return onKey?.(event)
    if (isReady && !isSending) onSend()
  }
  return (
    <Modal opened onClose={onClose} title={title} size={size} onKeyDown={press}>
      {children}
      <div className={css.foot}>
        <small>{hint}</small>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            {cancel()}
          </Button>
          <Button
            color={color}
            disabled={!isReady}
            title={missing || undefined}
            loading={isSending}
            leftSection={icon}
            onClick={onSend}
          >
            {action}
            <SendKey />
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
