import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyDialog, warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

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

export interface OpenQuestion extends Question {
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

const loadDialog = async () => (await import('#ui/admin/confirm-dialog.tsx')).ConfirmDialog
const ConfirmDialog = lazyDialog(loadDialog)

export function ConfirmHost() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen)
  const question = useSyncExternalStore(subscribe, () => current)
  useEffect(() => whenIdle(() => warm(loadDialog)), [])
  if (!question) return null
  const finish = (isWanted: boolean) => {
    question.answer(isWanted)
    change({ isOpen: false })
  }
  return (
    <Suspense>
      <ConfirmDialog question={question} isShown={isShown} onAnswer={finish} />
    </Suspense>
  )
}
