import { Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { useMounted, useWindowEvent } from '@mantine/hooks'
import type { OpenQuestion } from '#ui/admin/confirm.tsx'
import * as m from '#ui/admin/messages.ts'

/** Above drawers and their dropdowns, from which confirmations are opened too. */
const ABOVE_ALL = 400

interface ConfirmDialogProps {
  question: OpenQuestion
  isShown: boolean
  onAnswer: (isWanted: boolean) => void
}

export function ConfirmDialog({ question, isShown, onAnswer }: ConfirmDialogProps) {
  // Opened after it is mounted: it remembers then where to return the focus.
  const isMounted = useMounted()
  useWindowEvent('keydown', (event) => {
    const isAnswer = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
    if (!isAnswer || !isShown || !question.isAnsweredByKey) return
    // The key that asked is still on its way through the page.
    if (event.timeStamp < question.askedAt) return
    event.preventDefault()
    onAnswer(true)
  })
  return (
    <Modal
      opened={isShown && isMounted}
      onClose={() => onAnswer(false)}
      title={question.title}
      zIndex={ABOVE_ALL}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(true)
        }}
      >
        <Text component="div" size="sm" mb={20}>
          {question.body}
        </Text>
        <Group justify="flex-end" gap={8}>
          {!question.isNotice && (
            <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
              {m.cancel()}
            </Button>
          )}
          <Button type="submit" color={question.isDangerous ? 'red' : undefined} data-autofocus={question.isNotice}>
            {question.action}
            {question.isAnsweredByKey && (
              <Kbd size="xs" ml={8} visibleFrom="sm">
                Ctrl Enter
              </Kbd>
            )}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
