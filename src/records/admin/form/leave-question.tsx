import { Button, Group, Modal, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { CLOSING } from '#ui/admin/screen-keys.ts'
import * as m from '#records/admin/form/messages.ts'

interface LeaveQuestionProps {
  isOpen: boolean
  isSaving: boolean
  isKept: boolean
  onStay: () => void
  onLeave: () => void
  onThrowAway: () => void
  onSave: (() => void) | undefined
}

export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isOpen, isSaving, isKept, onStay, onLeave, onThrowAway, onSave } = props
  return (
    <Modal
      opened={useMounted() && isOpen}
      onClose={onStay}
      title={m.leaveTitle()}
      centered
      {...(isOpen ? {} : { [CLOSING]: '' })}
    >
      <Text size="sm" mb={20}>
        {onSave && isKept ? m.leaveKept() : m.leaveLost()}
      </Text>
      <Group justify="flex-end" gap={8}>
        <Button variant="subtle" color="red" disabled={isSaving} onClick={onThrowAway}>
          {m.throwAway()}
        </Button>
        {onSave && isKept ? (
          <Button variant="default" disabled={isSaving} onClick={onLeave}>
            {m.keepForLater()}
          </Button>
        ) : (
          <Button
            variant={onSave ? 'default' : 'filled'}
            disabled={isSaving}
            data-autofocus={!onSave || undefined}
            onClick={onStay}
          >
            {m.stayHere()}
          </Button>
        )}
        {onSave && (
          <Button data-autofocus loading={isSaving} onClick={onSave}>
            {m.save()}
          </Button>
        )}
      </Group>
    </Modal>
  )
}
