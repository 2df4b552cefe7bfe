import { Button, Group, Kbd, Modal, Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { questionLetter } from '#features/voices/letters.ts'
import { ANSWER_DAYS, QUESTION_MAX } from '#features/voices/shared/limits.ts'
import { shortDay } from '#features/voices/screen/english.ts'
import { LetterView } from '#features/voices/screen/letter-view.tsx'
import { templatesFor } from '#features/voices/screen/templates.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './dialogs.module.css'

const DAY_MS = 24 * 3_600_000
const SHORTEST = 10
const QUESTION_PLACE = 2

interface AskDialogProps {
  voice: DeskVoice
  isSending: boolean
  problem: ReactNode
  onAsk: (question: string) => void
  onClose: () => void
}

export function AskDialog({ voice, isSending, problem, onAsk, onClose }: AskDialogProps) {
  const templates = templatesFor(voice)
  const [chosen, setChosen] = useState(0)
  const [question, setQuestion] = useState(templates[0]?.question ?? '')
  const isReady = question.trim().length >= SHORTEST
  const letter = questionLetter(voice.offer, '')
  const now = useNow()
  const until = new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString()

  async function take(at: number): Promise<void> {
    const wasChanged = question !== (templates[chosen]?.question ?? '')
    const body = 'What you wrote is replaced by the template.'
    if (wasChanged && !(await confirm({ title: 'Take the template?', body, action: 'Take it' }))) return
    setChosen(at)
    setQuestion(templates[at]?.question ?? '')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) onAsk(question.trim())
  }

  return (
    <Modal opened onClose={onClose} title="Ask the player back" size={820} onKeyDown={press}>
      {problem}
      <div className={css.ask}>
        <div className={css.templates}>
          <p className={css.label}>Take a template</p>
          {templates.map(({ title, hint }, at) => (
            <button key={title} type="button" lang="cs" aria-pressed={at === chosen} onClick={() => void take(at)}>
              <b>{title}</b>
              <small>{hint}</small>
            </button>
          ))}
        </div>
        <div>
          <p className={css.label}>What the player reads</p>
          <LetterView
            letter={{ ...letter, paragraphs: letter.paragraphs.filter((words) => words !== '') }}
            after={QUESTION_PLACE}
          >
            <Textarea
              aria-label="Question"
              lang="cs"
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
              maxLength={QUESTION_MAX}
              minRows={4}
              autosize
              data-autofocus
            />
          </LetterView>
        </div>
      </div>
      <div className={css.foot}>
        <small>
          It waits under <b>Asked back</b> until {shortDay(until)}. Without an answer it is closed as „bez odpovědi“.
          One question is all we promised.
        </small>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!isReady}
            loading={isSending}
            leftSection={<Icon name="send" size={16} />}
            onClick={() => onAsk(question.trim())}
          >
            Send
            <Kbd size="xs" ml={8} visibleFrom="sm">
              Ctrl Enter
            </Kbd>
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
