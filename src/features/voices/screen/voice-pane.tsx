import { ActionIcon, Button, Menu, SegmentedControl } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { Link } from 'react-router'
import * as shared from '#features/players/messages.ts'
import { PublicPageItem, RevealEmail } from '#features/players/screen/private.tsx'
import { dayWords, momentWords } from '#features/players/screen/words.ts'
import { WordsBox, type WordsHandle } from '#features/players/screen/words-box.tsx'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/messages.ts'
import { Actions, isUndecided, mayAsk } from '#features/voices/screen/actions.tsx'
import { Proof } from '#features/voices/screen/dialogs/proof.tsx'
import { Signs } from '#features/voices/screen/signs.tsx'
import type { Decisions } from '#features/voices/screen/use-decisions.ts'
import { WhatHappened } from '#features/voices/screen/what-happened.tsx'
import { isLate, outcomeOf, recommendWords, titleOf } from '#features/voices/screen/words.ts'
import { voicesOf } from '#features/voices/shared/address.ts'
import { ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { VoiceView } from '#features/voices/voice-view.tsx'
import '#features/players/labels.css'
import '#features/voices/voice.css'
import { api } from '#records/admin/api/client.ts'
import { formatDate, formatDateTime } from '#ui/admin/format.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { undo } from '#ui/admin/messages.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { rich } from '#ui/admin/words/rich.tsx'
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

const ABOUT = { casinos: ['casino', shared.openCasino], bookmakers: ['bookmaker', shared.openBookmaker] } as const
const b = (words: string) => <b>{words}</b>

export function VoicePane(props: VoicePaneProps) {
  const { voice, place, decisions, problem, words, dialog, onDialog, onBack } = props
  const now = useNow()
  const { offer, queuedAt, promisedBy, state } = voice
  const isOpen = isUndecided(voice)
  const promised = { day: dayWords(promisedBy) }
  return (
    <>
      <PaneHead
        {...{ offer, onBack }}
        title={<span title={offer.title}>{offer.title}</span>}
        mark={<small>{recommendWords(voice)}</small>}
        menu={<VoiceMenu voice={voice} decisions={decisions} onReply={() => onDialog('reply')} />}
      >
        {[m.sent({ moment: momentWords(queuedAt) }), place].filter(Boolean).join(' · ')}
        {isOpen && (
          <span className={isLate(voice, now) ? css.late : undefined}>
            {' · '}
            {isLate(voice, now) ? m.latePromised(promised) : m.promisedBy(promised)}
          </span>
        )}
      </PaneHead>
      {problem}
      {state !== 'waiting' && <Became voice={voice} onUndo={() => void decisions.undo(voice.id)} />}
      <div className={css.body}>
        <div className={css.main}>
          <WhatHappened voice={voice} />
          {(voice.question || voice.answer) && (
            <dl className={css.talk}>
              <dt>{m.weAsked()}</dt>
              <dd lang="cs">{voice.question}</dd>
              <dt>{voice.answer ? m.theyAnswered() : m.noAnswerYet()}</dt>
              {voice.answer && <dd lang="cs">{voice.answer}</dd>}
            </dl>
          )}
          {state !== 'withdrawn' && (
            <WordsBox
              key={voice.id}
              title={m.playersWords()}
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

interface PaneHeadProps {
  offer: DeskVoice['offer']
  title: ReactNode
  mark?: ReactNode
  menu?: ReactNode
  onBack: () => void
  children: ReactNode
}

export const PaneHead = ({ offer, title, mark, menu, onBack, children }: PaneHeadProps) => (
  <div className={css.head}>
    <Button className={css.back} variant="subtle" px={8} onClick={onBack} aria-label={m.backToList()}>
      <Icon name="left" />
    </Button>
    <Thumb picture={offer.picture} name={offer.title} size={40} />
    <div className={css.headWords}>
      <h2>
        {title} {mark}
      </h2>
      <span>{children}</span>
    </div>
    {menu}
  </div>
)

interface VoiceMenuProps {
  voice: DeskVoice
  decisions: Decisions
  onReply: () => void
}

function VoiceMenu({ voice, decisions, onReply }: VoiceMenuProps) {
  const { id, state, offer, reply, maskedEmail } = voice
  const [icon, openOffer] = ABOUT[offer.collection]
  const item = (name: IconName, words: string, act: () => void) => (
    <Menu.Item leftSection={<Icon name={name} size={16} />} onClick={act}>
      {words}
    </Menu.Item>
  )
  const decide = (kind: 'set-aside' | 'bring-back') => () => void decisions.decide(voice, { kind })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={shared.more()} title={shared.more()}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'shown' && <PublicPageItem path={voicesOf(offer.slug)} />}
        {state === 'shown' && reply === '' && item('quote', m.operatorsAnswer(), onReply)}
        {state === 'waiting' && item('archive', v.setAside(), decide('set-aside'))}
        {state === 'aside' && item('undo', m.bringBack(), decide('bring-back'))}
        {maskedEmail && (
          <RevealEmail label={m.showEmail()} read={() => api.post('/voices/{id}/reveal-email', { params: { id } })} />
        )}
        <Menu.Item
          component={Link}
          to={`/admin/${offer.collection}/${offer.id}`}
          leftSection={<Icon name={icon} size={16} />}
        >
          {openOffer()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Of a voice that somebody has decided, perhaps just now. */
function Became({ voice, onUndo }: { voice: DeskVoice; onUndo: () => void }) {
  const { state, decidedAt, canUndo } = voice
  const what = outcomeOf(voice)
  const moment = decidedAt && formatDateTime(decidedAt)
  return (
    <div className={css.became}>
      <Icon name="history" size={16} />
      <span>
        <b>{titleOf(voice)}</b>
        <small>{moment && state !== 'asked' ? shared.withMoment({ what, moment }) : what}</small>
      </span>
      {canUndo && (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          {undo()}
        </Button>
      )}
    </div>
  )
}

const DAY_MS = 24 * 3_600_000
const DAYS = { days: ORIGINAL_DAYS }

function Kept({ voice: { original, keptUntil, decidedAt, leftOut } }: { voice: DeskVoice }) {
  const now = useNow()
  const day = formatDate(keptUntil ?? new Date(now.getTime() + ORIGINAL_DAYS * DAY_MS).toISOString())
  const gone = leftOut.length > 0 ? m.originalDeletedHidden : m.originalDeleted
  return (
    <p className={css.kept}>
      <Icon name="clock" size={15} />
      <span>
        {original === null ? gone(DAYS) : rich(decidedAt ? m.originalKept : m.originalWillBeKept, { ...DAYS, day, b })}
      </span>
    </p>
  )
}

function Preview({ voice }: { voice: DeskVoice }) {
  const [label, setLabel] = useState<'byEmail' | 'documented'>(
    voice.isDocumented || (isUndecided(voice) && voice.hasProof) ? 'documented' : 'byEmail',
  )
  return (
    <section>
      <div className={css.previewHead}>
        <h3>{voice.state === 'shown' ? m.readersSee() : m.readersWillSee()}</h3>
        <SegmentedControl
          size="xs"
          aria-label={m.previewOf()}
          data={[
            { value: 'byEmail', label: m.byEmail() },
            { value: 'documented', label: m.documented() },
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
