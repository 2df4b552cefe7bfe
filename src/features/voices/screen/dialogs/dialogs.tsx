import { Checkbox, Kbd, Modal } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { questionLetter, REASONS as RULES, rejectedLetter, rejectionWords } from '#features/voices/letters.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/dialogs/messages.ts'
import type { Rejection } from '#features/voices/schema.ts'
import { templatesFor } from '#features/voices/screen/dialogs/templates.ts'
import type { Decision as Made } from '#features/voices/screen/use-decisions.ts'
import { sharedWords } from '#features/voices/screen/words.ts'
import { ANSWER_DAYS, LETTER_MAX, ORIGINAL_DAYS, QUESTION_MAX, REPLY_MAX } from '#features/voices/shared/limits.ts'
import { CzechText } from '#features/players/screen/czech-fields.tsx'
import { Decision } from '#features/players/screen/decision.tsx'
import { LetterView } from '#features/players/screen/parts.tsx'
import { momentWords, shortDay } from '#features/players/screen/words.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './dialogs.module.css'

interface DialogProps {
  voice: DeskVoice
  isSending: boolean
  problem: ReactNode
  onDecide: (decision: Made) => void
  onClose: () => void
}

const DAY_MS = 24 * 3_600_000
const SHORTEST = 10
const QUESTION_PLACE = 2

export function AskDialog({ voice, problem, onDecide, ...dialog }: DialogProps) {
  const templates = templatesFor(voice)
  const [chosen, setChosen] = useState(0)
  const [question, setQuestion] = useState(templates[0]?.question ?? '')
  const letter = questionLetter(voice.offer, '')
  const until = new Date(useNow().getTime() + ANSWER_DAYS * DAY_MS).toISOString()

  async function take(at: number): Promise<void> {
    const wasChanged = question !== (templates[chosen]?.question ?? '')
    const asked = { title: m.takeTemplate(), body: m.templateReplaces(), action: m.takeIt() }
    if (wasChanged && !(await confirm(asked))) return
    setChosen(at)
    setQuestion(templates[at]?.question ?? '')
  }
  return (
    <Decision
      {...dialog}
      title={m.askPlayer()}
      size={820}
      isReady={question.trim().length >= SHORTEST}
      action={m.send()}
      icon={<Icon name="send" size={16} />}
      hint={rich(m.waitsUntil, { day: shortDay(until), b: (words) => <b>{words}</b> })}
      onSend={() => onDecide({ kind: 'ask', question: question.trim() })}
    >
      {problem}
      <div className={desk.two} data-narrow>
        <div className={css.templates}>
          <p className={desk.label}>{m.takeATemplate()}</p>
          {templates.map(({ title, hint }, at) => (
            <button key={title} type="button" lang="cs" aria-pressed={at === chosen} onClick={() => void take(at)}>
              <b>{title}</b>
              <small>{hint}</small>
            </button>
          ))}
        </div>
        <div>
          <p className={desk.label}>{m.whatPlayerReads()}</p>
          <LetterView
            letter={{ ...letter, paragraphs: letter.paragraphs.filter((words) => words !== '') }}
            after={QUESTION_PLACE}
          >
            <CzechText
              aria-label={m.question()}
              value={question}
              onChange={setQuestion}
              maxLength={QUESTION_MAX}
              minRows={4}
              data-autofocus
            />
          </LetterView>
        </div>
      </div>
    </Decision>
  )
}

type Reason = Exclude<Rejection, 'no-answer'>

const REASONS: { reason: Reason; title: () => string }[] = [
  { reason: 'insult', title: m.insultRule },
  { reason: 'boast', title: m.boastRule },
  { reason: 'advert', title: m.advertRule },
  { reason: 'again', title: v.samePerson },
  { reason: 'not-own', title: m.notOwnRule },
  { reason: 'other', title: m.otherRule },
]

/** As readers know it. */
const Rule = ({ reason }: { reason: Reason }) =>
  reason === 'other' ? <small>{m.writeYourself()}</small> : <small lang="cs">{`„${RULES[reason].rule}“`}</small>

export function RejectDialog({ voice, problem, onDecide, ...dialog }: DialogProps) {
  const [reason, setReason] = useState<Reason>()
  const [text, setText] = useState('')
  const [isMailed, setMailed] = useState(true)
  const reject = () => reason && onDecide({ kind: 'reject', reason, text: text.trim(), isMailed })

  function press(event: KeyboardEvent): void {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = REASONS[Number(event.key) - 1]
    if (!chosen) return
    event.preventDefault()
    setReason(chosen.reason)
  }
  return (
    <Decision
      {...dialog}
      title={m.rejectThis()}
      size={760}
      isReady={reason !== undefined && (reason !== 'other' || text.trim() !== '')}
      action={isMailed ? m.rejectAndSend() : m.rejectOnly()}
      icon={<Icon name="x" size={16} />}
      color="red"
      hint={rich(m.undoFor, { days: ORIGINAL_DAYS, key: (name) => <Kbd size="xs">{name}</Kbd> })}
      onSend={reject}
      onKey={press}
    >
      {problem}
      <div className={desk.two}>
        <fieldset className={css.reasons}>
          <legend className={desk.label}>{m.why()}</legend>
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
                <b>{each.title()}</b>
                <Rule reason={each.reason} />
              </span>
              <Kbd size="xs">{at + 1}</Kbd>
            </label>
          ))}
        </fieldset>
        <div>
          <p className={desk.label}>{m.whatPlayerReads()}</p>
          {reason === undefined ? (
            <p className={css.hint}>{m.chooseReason()}</p>
          ) : (
            <LetterView
              letter={rejectedLetter(voice.offer, reason === 'other' ? [] : rejectionWords(reason, ''))}
              after={2}
            >
              {reason === 'other' && (
                <CzechText
                  label={m.yourReason()}
                  value={text}
                  onChange={setText}
                  maxLength={LETTER_MAX}
                  rows={4}
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
            label={m.mailToo()}
            description={m.standsAnyway()}
          />
        </div>
      </div>
    </Decision>
  )
}

/** An operator answers once, by mail to the newsroom; it stands under the voice, labelled. */
export function ReplyDialog({ voice, problem, onDecide, ...dialog }: DialogProps) {
  const [reply, setReply] = useState('')
  return (
    <Decision
      {...dialog}
      title={m.answerOf({ title: voice.offer.title })}
      size="lg"
      isReady={reply.trim().length > 1}
      action={m.publishAnswer()}
      onSend={() => onDecide({ kind: 'reply', reply: reply.trim() })}
    >
      {problem}
      <CzechText
        label={m.whatOperatorWrote()}
        description={m.oneAnswer()}
        value={reply}
        onChange={setReply}
        maxLength={REPLY_MAX}
        minRows={5}
        data-autofocus
      />
    </Decision>
  )
}

/** This voice beside those that share words with it; what they share is marked. */
export function CompareDialog({ voice, onClose }: { voice: DeskVoice; onClose: () => void }) {
  const text = voice.original ?? voice.text
  const { similar } = voice.found
  return (
    <Modal opened onClose={onClose} title={m.theSameWords()} size={980} centered>
      <div className={`${desk.two} ${css.compare}`}>
        <article>
          <h3>{m.thisVoice()}</h3>
          <Marked text={text} others={similar.map((other) => other.text)} />
        </article>
        <div>
          {similar.map((other) => (
            <article key={other.id}>
              <h3>{other.offer.title}</h3>
              <small>{momentWords(other.at)}</small>
              <Marked text={other.text} others={[text]} />
            </article>
          ))}
        </div>
      </div>
    </Modal>
  )
}

const Marked = ({ text, others }: { text: string; others: readonly string[] }) => (
  <p lang="cs">
    {sharedWords(text, others).map(({ words, isShared }, at) =>
      isShared ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
    )}
  </p>
)
