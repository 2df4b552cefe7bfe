import { Alert, Anchor, Button, Kbd, SegmentedControl } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { Link } from 'react-router'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { outcomeOf } from '#features/voices/screen/decided.ts'
import { dayWords, isLate, recommendWords, sentTime, titleOf } from '#features/voices/screen/english.ts'
import { Proof } from '#features/voices/screen/proof.tsx'
import { Signs } from '#features/voices/screen/signs.tsx'
import type { Decisions } from '#features/voices/screen/use-decisions.ts'
import { VoiceMenu } from '#features/voices/screen/voice-menu.tsx'
import { WhatHappened } from '#features/voices/screen/what-happened.tsx'
import { Kept, WordsBox, type WordsHandle } from '#features/voices/screen/words-box.tsx'
import { VoiceView } from '#features/voices/voice-view.tsx'
import '#features/players/labels.css'
import '#features/voices/voice.css'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './voices.module.css'

export type Dialog = 'reject' | 'ask' | 'proof' | 'compare' | 'reply'

interface VoicePaneProps {
  voice: DeskVoice
  /** “1 of 23” */
  place: string
  decisions: Decisions
  problem: ReactNode
  words: Ref<WordsHandle>
  dialog: Dialog | undefined
  onDialog: (dialog: Dialog | undefined) => void
  onApprove: (isDocumented: boolean) => void
  onBack: () => void
}

export function VoicePane(props: VoicePaneProps) {
  const { voice, place, decisions, problem, words, dialog, onDialog, onBack } = props
  const now = useNow()
  const { offer, queuedAt, promisedBy, state } = voice
  const isOpen = isUndecided(voice)
  return (
    <>
      <div className={css.head}>
        <Button className={css.back} variant="subtle" px={8} onClick={onBack} aria-label="Back to the list">
          <Icon name="left" />
        </Button>
        <Thumb picture={offer.picture} name={offer.title} size={40} />
        <div className={css.headWords}>
          <h2>
            <span title={offer.title}>{offer.title}</span> <small>{recommendWords(voice)}</small>
          </h2>
          <span>
            {[`Sent ${sentTime(queuedAt)}`, place].filter(Boolean).join(' · ')}
            {isOpen && (
              <span className={isLate(voice, now) ? css.late : undefined}>
                {' · '}
                {isLate(voice, now) ? 'late, promised by' : 'promised by'} {dayWords(promisedBy)}
              </span>
            )}
          </span>
        </div>
        <Button
          className={css.wide}
          component={Link}
          to={`/admin/${offer.collection}/${offer.id}`}
          variant="subtle"
          size="compact-sm"
        >
          Open the {offer.collection === 'casinos' ? 'casino' : 'bookmaker'}
        </Button>
        <VoiceMenu voice={voice} decisions={decisions} onReply={() => onDialog('reply')} />
      </div>
      {problem}
      {state !== 'waiting' && <Became voice={voice} onUndo={() => void decisions.undo(voice.id)} />}
      <div className={css.body}>
        <div className={css.main}>
          <WhatHappened voice={voice} />
          {(voice.question || voice.answer) && (
            <dl className={css.talk} lang="cs">
              <dt lang="en">We asked</dt>
              <dd>{voice.question}</dd>
              <dt lang="en">{voice.answer ? 'They answered' : 'No answer yet'}</dt>
              {voice.answer && <dd>{voice.answer}</dd>}
            </dl>
          )}
          {state !== 'withdrawn' && (
            <WordsBox
              key={voice.id}
              title="The player’s words"
              text={voice.original ?? voice.text}
              bars={voice.bars}
              hidden={voice.bars.length || voice.leftOut.length}
              handle={words}
              onHide={(bars) => void decisions.decide(voice, { kind: 'black-out', bars })}
            >
              <Kept voice={voice} />
            </WordsBox>
          )}
          <Preview key={`preview ${voice.id}`} voice={voice} />
        </div>
        <aside className={css.side}>
          <Signs voice={voice} onCompare={() => onDialog('compare')} />
          <Proof
            voice={voice}
            isOpen={dialog === 'proof'}
            onOpen={() => onDialog('proof')}
            onClose={() => onDialog(undefined)}
            onAskAnother={mayAsk(voice) ? () => onDialog('ask') : undefined}
          />
        </aside>
      </div>
      {isOpen && <Actions {...props} />}
    </>
  )
}

export const isUndecided = ({ state }: Pick<DeskVoice, 'state'>) =>
  state === 'waiting' || state === 'asked' || state === 'aside'
export const mayAsk = ({ state, question }: Pick<DeskVoice, 'state' | 'question'>) =>
  state === 'waiting' && question === ''

/** Of a voice that somebody has decided, perhaps just now. */
const Became = ({ voice, onUndo }: { voice: DeskVoice; onUndo: () => void }) => (
  <div className={css.became}>
    <Icon name="history" size={16} />
    <span>
      <b>{titleOf(voice)}</b>
      <small>
        {voice.state === 'asked'
          ? 'The player was asked'
          : `${voice.decidedBy} ${outcomeOf(voice)}${voice.decidedAt ? `, ${formatDateTime(voice.decidedAt)}` : ''}`.trim()}
      </small>
    </span>
    {voice.canUndo && (
      <Button variant="default" size="compact-sm" onClick={onUndo}>
        Undo
      </Button>
    )}
  </div>
)

function Preview({ voice }: { voice: DeskVoice }) {
  const [label, setLabel] = useState<'byEmail' | 'documented'>(
    voice.isDocumented || (isUndecided(voice) && voice.hasProof) ? 'documented' : 'byEmail',
  )
  return (
    <section>
      <div className={css.previewHead}>
        <h3>{voice.state === 'shown' ? 'Readers see' : 'Readers will see'}</h3>
        <SegmentedControl
          size="xs"
          aria-label="Preview of"
          data={[
            { value: 'byEmail', label: 'By e-mail' },
            { value: 'documented', label: 'Documented' },
          ]}
          value={label}
          onChange={(value) => setLabel(value === 'documented' ? 'documented' : 'byEmail')}
        />
      </div>
      <article className={css.public} lang="cs">
        <VoiceView voice={voice.preview[label]} />
      </article>
    </section>
  )
}

function Actions({ voice, decisions, onDialog, onApprove }: VoicePaneProps) {
  const { hasProof } = voice
  const isBusy = decisions.sending !== undefined
  return (
    <div className={css.actions}>
      <Button
        leftSection={<Icon name="check" size={16} />}
        rightSection={<Kbd size="xs">A</Kbd>}
        disabled={isBusy}
        onClick={() => onApprove(false)}
      >
        Approve
      </Button>
      <Button
        variant="light"
        leftSection={<Icon name="verified" size={16} />}
        rightSection={<Kbd size="xs">D</Kbd>}
        disabled={isBusy || !hasProof}
        onClick={() => onApprove(true)}
      >
        <span className={css.wide}>Approve as documented</span>
        <span className={css.narrow}>As documented</span>
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="mail" size={16} />}
        rightSection={<Kbd size="xs">B</Kbd>}
        disabled={isBusy || !mayAsk(voice)}
        title={mayAsk(voice) ? undefined : 'One question was asked already'}
        onClick={() => onDialog('ask')}
      >
        Ask back…
      </Button>
      <Button
        variant="default"
        className={css.danger}
        leftSection={<Icon name="x" size={16} />}
        rightSection={<Kbd size="xs">R</Kbd>}
        disabled={isBusy}
        onClick={() => onDialog('reject')}
      >
        Reject…
      </Button>
      <Button
        variant="subtle"
        className={css.undo}
        px={10}
        aria-label="Undo (Z)"
        title="Undo (Z)"
        disabled={isBusy}
        onClick={() => void decisions.undo()}
      >
        <Icon name="undo" />
      </Button>
      {!hasProof && mayAsk(voice) && (
        <small className={css.noProof}>
          No proof was sent.{' '}
          <Anchor component="button" type="button" fz="inherit" onClick={() => onDialog('ask')}>
            Ask for one
          </Anchor>
          , then it can be documented.
        </small>
      )}
    </div>
  )
}

/** What could not be sent, kept until it is. */
export function Unsent({ decisions: { unsent, again, forget } }: { decisions: Decisions }) {
  if (!unsent) return null
  return (
    <Alert
      color="yellow"
      icon={<Icon name="blocked" />}
      m={12}
      role="alert"
      withCloseButton
      closeButtonLabel="Forget it"
      onClose={forget}
    >
      Offline, not sent. Kept on this device since {formatDateTime(unsent.since.toISOString())}, sent when the line is
      back.{' '}
      <Button size="compact-sm" variant="default" onClick={again}>
        Try again
      </Button>
    </Alert>
  )
}
