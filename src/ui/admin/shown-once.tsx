import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as m from '#ui/admin/messages.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface ShownOnceProps {
  title: string
  warning: ReactNode
  label: string
  value: string
  children?: ReactNode
  onClose: () => void
}

/** A key or a secret. Cannot be closed by mistake: it is not shown again. */
export function ShownOnce({ title, warning, label, value, children, onClose }: ShownOnceProps) {
  const [isStored, setStored] = useState(false)
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap={14}>
        <Alert color="yellow" icon={<Icon name="lock" />}>
          {warning}
        </Alert>
        <Group gap={8} wrap="nowrap">
          <TextInput
            aria-label={label}
            flex={1}
            readOnly
            data-autofocus
            value={value}
            styles={{ input: { fontFamily: 'var(--font-mono)' } }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(value)}>
            {m.copy()}
          </Button>
        </Group>
        {children}
        <Group justify="space-between">
          <Checkbox
            label={m.haveStored()}
            checked={isStored}
            onChange={(event) => setStored(event.currentTarget.checked)}
          />
          <Button disabled={!isStored} onClick={onClose}>
            {m.done()}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
