import { Button, Group, Kbd, Modal, Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { REPLY_MAX } from '#features/voices/shared/limits.ts'

interface ReplyDialogProps {
  voice: DeskVoice
  isSending: boolean
  problem: ReactNode
  onReply: (reply: string) => void
  onClose: () => void
}

/** An operator answers once, by mail to the newsroom; it stands under the voice, labelled. */
export function ReplyDialog({ voice, isSending, problem, onReply, onClose }: ReplyDialogProps) {
  const [reply, setReply] = useState('')
  const isReady = reply.trim().length > 1
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) onReply(reply.trim())
  }
  return (
    <Modal opened onClose={onClose} title={`Answer of ${voice.offer.title}`} size="lg" onKeyDown={press}>
      {problem}
      <Textarea
        label="What the operator has written, unchanged"
        description="Readers see it under the voice as the operator’s answer. There is one answer to a voice."
        lang="cs"
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
        maxLength={REPLY_MAX}
        minRows={5}
        autosize
        data-autofocus
      />
      <Group justify="flex-end" mt={16} gap={8}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isReady} loading={isSending} onClick={() => onReply(reply.trim())}>
          Publish the answer
          <Kbd size="xs" ml={8} visibleFrom="sm">
            Ctrl Enter
          </Kbd>
        </Button>
      </Group>
    </Modal>
  )
}
