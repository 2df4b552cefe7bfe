import { Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useSyncExternalStore } from 'react'
import * as m from '#ui/admin/messages.ts'

interface Question {
  title: string
  /** May have fields; required ones must be filled in before confirming. */
  body: ReactNode
  action: string
  isDangerous?: boolean
  /** Ctrl+Enter, which opened it, confirms it, too. */
  isAnsweredByKey?: boolean
  /** Nothing to decide: a single button closes it. */
  isNotice?: boolean
}

interface OpenQuestion extends Question {
  /** On the clock of events. */
  askedAt: number
  answer: (isWanted: boolean) => void
}

let current: OpenQuestion | undefined
let isOpen = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: { current?: OpenQuestion; isOpen: boolean }): void {
  current = next.current ?? current
  isOpen = next.isOpen
  for (const listener of listeners) listener()
}

export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) =>
    change({ current: { ...question, askedAt: performance.now(), answer: resolve }, isOpen: true }),
  )

/** Above drawers and their dropdowns, from which confirmations are opened too. */
const ABOVE_ALL = 400

export function ConfirmHost() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen)
  const question = useSyncExternalStore(subscribe, () => current)
  const finish = (isWanted: boolean) => {
    question?.answer(isWanted)
    change({ isOpen: false })
  }
  useWindowEvent('keydown', (event) => {
    const isAnswer = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
    if (!isAnswer || !isShown || !question?.isAnsweredByKey) return
    // The key that asked is still on its way through the page.
    if (event.timeStamp < question.askedAt) return
    event.preventDefault()
    finish(true)
  })
  return (
    <Modal opened={isShown} onClose={() => finish(false)} title={question?.title} zIndex={ABOVE_ALL} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          finish(true)
        }}
      >
        <Text component="div" size="sm" mb={20}>
          {question?.body}
        </Text>
        <Group justify="flex-end" gap={8}>
          {!question?.isNotice && (
            <Button variant="default" onClick={() => finish(false)} data-autofocus>
              {m.cancel()}
            </Button>
          )}
          <Button type="submit" color={question?.isDangerous ? 'red' : undefined} data-autofocus={question?.isNotice}>
            {question?.action}
            {question?.isAnsweredByKey && (
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
