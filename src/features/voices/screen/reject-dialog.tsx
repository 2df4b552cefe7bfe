import { Button, Checkbox, Group, Kbd, Modal, Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { rejectedLetter, rejectionWords } from '#features/voices/letters.ts'
import type { Rejection } from '#features/voices/schema.ts'
import { LETTER_MAX, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { LetterView } from '#features/voices/screen/letter-view.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './dialogs.module.css'

export type Reason = Exclude<Rejection, 'no-answer'>

const REASONS: { reason: Reason; title: string; rule: string }[] = [
  { reason: 'insult', title: 'Names or insults that cannot be hidden', rule: '„Jména nebo urážky“' },
  { reason: 'boast', title: 'Boasts of wins, or tells how to win', rule: '„Chlubení výhrami a návody“' },
  { reason: 'advert', title: 'Links, codes, advertising', rule: '„Odkazy, kódy, reklama“' },
  { reason: 'again', title: 'The same person again this month', rule: '„Druhá zkušenost v jednom měsíci“' },
  { reason: 'not-own', title: 'Not their own experience', rule: '„Není to vlastní zkušenost“' },
  { reason: 'other', title: 'Another reason…', rule: 'You write it yourself' },
]

interface RejectDialogProps {
  voice: DeskVoice
  isSending: boolean
  problem: ReactNode
  onReject: (reason: Reason, text: string, isMailed: boolean) => void
  onClose: () => void
}

export function RejectDialog({ voice, isSending, problem, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState<Reason>()
  const [text, setText] = useState('')
  const [isMailed, setMailed] = useState(true)
  const isReady = reason !== undefined && (reason !== 'other' || text.trim() !== '')
  const reject = () => {
    if (reason !== undefined && isReady) onReject(reason, text.trim(), isMailed)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return reject()
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = REASONS[Number(event.key) - 1]
    if (!chosen) return
    event.preventDefault()
    setReason(chosen.reason)
  }

  return (
    <Modal opened onClose={onClose} title="Reject this voice" size={760} onKeyDown={press}>
      {problem}
      <div className={css.two}>
        <fieldset className={css.reasons}>
          <legend>Why</legend>
          {REASONS.map((each, at) => (
            <label key={each.reason} data-on={each.reason === reason || undefined}>
              <input
                type="radio"
                name="reason"
                checked={each.reason === reason}
                data-autofocus={at === 0 || undefined}
                onChange={() => setReason(each.reason)}
              />
              <span>
                <b>{each.title}</b>
                <small lang={each.reason === 'other' ? undefined : 'cs'}>{each.rule}</small>
              </span>
              <Kbd size="xs">{at + 1}</Kbd>
            </label>
          ))}
        </fieldset>
        <div>
          <p className={css.label}>What the player reads</p>
          {reason === undefined ? (
            <p className={css.hint}>Choose a reason. The letter follows from it.</p>
          ) : (
            <LetterView
              letter={rejectedLetter(voice.offer, reason === 'other' ? [] : rejectionWords(reason, ''))}
              after={2}
            >
              {reason === 'other' && (
                <Textarea
                  label="Your reason, in Czech"
                  lang="cs"
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  maxLength={LETTER_MAX}
                  rows={4}
                  autosize
                  required
                  autoFocus
                />
              )}
            </LetterView>
          )}
          <Checkbox
            mt={12}
            checked={isMailed}
            onChange={(event) => setMailed(event.currentTarget.checked)}
            label="Send it by mail, too"
            description="It stands in any case on the page behind the link in their confirmation mail."
          />
        </div>
      </div>
      <div className={css.foot}>
        <small>
          You can undo it for {ORIGINAL_DAYS} days. Press <Kbd size="xs">Z</Kbd> right after.
        </small>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            disabled={!isReady}
            loading={isSending}
            onClick={reject}
            leftSection={<Icon name="x" size={16} />}
          >
            {isMailed ? 'Reject and send' : 'Reject'}
            <Kbd size="xs" ml={8} visibleFrom="sm">
              Ctrl Enter
            </Kbd>
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
