import { Alert, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/api-keys/messages.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './api-keys.module.css'

interface KeyReadyProps {
  value: string
  onClose: () => void
}

/** Cannot be closed by mistake: the key is not shown again. */
export function KeyReady({ value, onClose }: KeyReadyProps) {
  const [isStored, setStored] = useState(false)
  const example = `curl ${window.location.origin}/api/v1/private/posts?perPage=1 \\\n  -H "Authorization: Bearer ${value}"`
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.readyTitle()}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap={14}>
        <Alert color="yellow" icon={<Icon name="lock" />}>
          {rich(m.onlyTime, { b: (words) => <b>{words}</b> })}
        </Alert>
        <Group gap={8} wrap="nowrap">
          <TextInput
            aria-label={m.theKey()}
            flex={1}
            readOnly
            data-autofocus
            value={value}
            classNames={{ input: css.code }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(value)}>
            {m.copy()}
          </Button>
        </Group>
        <div>
          <Text size="sm" fw={600} mb={4}>
            {m.tryIt()}
          </Text>
          <pre className={css.example}>{example}</pre>
        </div>
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
