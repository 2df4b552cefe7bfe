import { Paper, Progress, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import type { VoiceDesk } from '#features/voices/api-schema.ts'
import { AskDialog } from '#features/voices/screen/ask-dialog.tsx'
import { CompareDialog } from '#features/voices/screen/compare-dialog.tsx'
import { EmptyPane } from '#features/voices/screen/empty-pane.tsx'
import { PersonButton } from '#features/voices/screen/person-dialog.tsx'
import { Queue } from '#features/voices/screen/queue.tsx'
import { RejectDialog } from '#features/voices/screen/reject-dialog.tsx'
import { ReplyDialog } from '#features/voices/screen/reply-dialog.tsx'
import { type Decision, useDecisions } from '#features/voices/screen/use-decisions.ts'
import { useVoiceKeys } from '#features/voices/screen/use-voice-keys.ts'
import { useVoice, useVoices } from '#features/voices/screen/use-voices.ts'
import { type Dialog, isUndecided, mayAsk, Unsent, VoicePane } from '#features/voices/screen/voice-pane.tsx'
import { WavePane } from '#features/voices/screen/wave-pane.tsx'
import type { WordsHandle } from '#features/voices/screen/words-box.tsx'
import { DECIDED_IN_DAYS } from '#features/voices/shared/limits.ts'
import { isAdmin } from '#records/admin/api/user.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { Screen, useScreenTitle } from '#ui/admin/screen.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import css from './voices.module.css'

const PARAMS = ['state', 'casino', 'sort', 'page', 'wave', 'voice']
/** Below it there is either the list or one voice. */
const ONE_COLUMN = '(max-width: 62em)'
const WORKING_DAYS = ['', 'one working day', 'two working days', 'three working days'][DECIDED_IN_DAYS]

export default function VoicesScreen() {
  const address = useListAddress(PARAMS, { page: '1', state: 'waiting', sort: 'queuedAt' })
  const { list, desk, items, putOff } = useVoices(address.values)
  const isNarrow = useMediaQuery(ONE_COLUMN, undefined, { getInitialValueInEffect: false })
  const [dialog, setDialog] = useState<Dialog>()
  const place = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const words = useRef<WordsHandle>(null)

  const waves = address.values['state'] === 'waiting' && !address.values['casino'] ? (desk?.waves ?? []) : []
  const keys = [...waves.map(({ offer }) => offer.id), ...items.map(({ id }) => id)]
  const chosen = address.values['voice'] || undefined
  const shownKey = chosen ?? (isNarrow || !desk ? undefined : keys[0])
  const wave = waves.find(({ offer }) => offer.id === shownKey)
  const shownId = wave ? undefined : shownKey
  const at = items.findIndex(({ id }) => id === shownId)
  const { data: voice, error, isError, refetch } = useVoice(shownId, items[at + 1]?.id)

  function choose(key: string | undefined): void {
    setDialog(undefined)
    address.change({ voice: key ?? '' }, { keepsPage: true, replace: !isNarrow })
    if (key) rows.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const decisions = useDecisions(choose)
  const isSending = decisions.sending !== undefined

  /** The next one opens by itself. */
  function next(): void {
    const following = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(({ id }) => id !== shownId)
    choose(following?.id)
  }
  function move(step: 1 | -1): void {
    const from = keys.indexOf(shownKey ?? '')
    const key = keys[Math.max(0, Math.min(keys.length - 1, from + step))]
    if (key) choose(key)
  }
  async function decide(decision: Decision): Promise<void> {
    if (!voice) return
    const isDone = await decisions.decide(voice, decision)
    // It stays open, even if it has left the list.
    if (!isDone) return address.change({ voice: voice.id }, { keepsPage: true, replace: true })
    if (voice.state === 'waiting') next()
    else setDialog(undefined)
  }
  function approve(isDocumented: boolean): void {
    if (isDocumented && !voice?.hasProof) return notify.info('No proof was sent, so it cannot be documented')
    void decide({ kind: 'approve', isDocumented })
  }
  const isOpen = voice !== undefined && voice.id === shownId && isUndecided(voice)
  useVoiceKeys(place, {
    j: () => move(1),
    k: () => move(-1),
    z: () => void decisions.undo(),
    a: isOpen && (() => approve(false)),
    d: isOpen && (() => approve(true)),
    b: isOpen && (() => (mayAsk(voice) ? setDialog('ask') : notify.info('One question was asked already'))),
    r: isOpen && (() => setDialog('reject')),
    h: voice !== undefined && (() => words.current?.hide()),
    p: voice !== undefined && (() => (voice.hasProof ? setDialog('proof') : notify.info('No proof was sent'))),
    s: isOpen && (() => later(voice.id)),
  })
  function later(id: string): void {
    putOff(id)
    next()
  }

  const problem = <Unsent decisions={decisions} />
  const close = () => setDialog(undefined)
  const position =
    list.data && at >= 0
      ? `${formatNumber((list.data.page - 1) * list.data.perPage + at + 1)} of ${formatNumber(list.data.total)}`
      : ''
  const isEmpty = list.data?.total === 0 && waves.length === 0 && !chosen
  const isAlone = isNarrow && chosen !== undefined
  return (
    <div ref={place} className={isAlone ? css.alone : css.screen}>
      <Frame
        isAlone={isAlone}
        actions={
          <>
            {isAdmin() && <PersonButton />}
            {desk && <DoneToday desk={desk} />}
          </>
        }
      >
        <div className={css.columns}>
          <Queue
            address={address}
            query={list}
            desk={desk}
            items={items}
            shownKey={shownKey}
            rows={rows}
            isHidden={isAlone}
            onVoice={choose}
            onWave={choose}
          />
          {(shownKey || (isEmpty && !isNarrow)) && (
            <Paper withBorder radius="lg" component="section" aria-label="One voice" className={css.pane}>
              {wave && (
                <WavePane
                  key={wave.offer.id}
                  offerId={wave.offer.id}
                  onOneByOne={() => address.change({ casino: wave.offer.id, wave: 'in', voice: '' })}
                  onOpen={choose}
                  onBack={() => choose(undefined)}
                  onDone={() => choose(undefined)}
                />
              )}
              {shownId && !voice && isError && (
                <ReadFailure title="The voice could not be read" error={error} onTryAgain={refetch} m={16} />
              )}
              {shownId && !voice && !isError && <Skeleton height={480} m={18} w="auto" />}
              {shownId && voice && (
                <VoicePane
                  voice={voice}
                  place={position}
                  decisions={decisions}
                  problem={dialog ? null : problem}
                  words={words}
                  dialog={dialog}
                  onDialog={setDialog}
                  onApprove={approve}
                  onBack={() => choose(undefined)}
                />
              )}
              {isEmpty && !shownKey && (
                <EmptyPane desk={desk} onDecided={() => address.change({ state: 'decided', casino: '' })} />
              )}
            </Paper>
          )}
        </div>
        {voice && dialog === 'reject' && (
          <RejectDialog
            voice={voice}
            isSending={isSending}
            problem={problem}
            onReject={(reason, text, isMailed) => void decide({ kind: 'reject', reason, text, isMailed })}
            onClose={close}
          />
        )}
        {voice && dialog === 'ask' && (
          <AskDialog
            voice={voice}
            isSending={isSending}
            problem={problem}
            onAsk={(question) => void decide({ kind: 'ask', question })}
            onClose={close}
          />
        )}
        {voice && dialog === 'reply' && (
          <ReplyDialog
            voice={voice}
            isSending={isSending}
            problem={problem}
            onReply={(reply) =>
              void decisions.decide(voice, { kind: 'reply', reply }).then((isDone) => isDone && close())
            }
            onClose={close}
          />
        )}
        {voice && dialog === 'compare' && <CompareDialog voice={voice} onClose={close} />}
      </Frame>
    </div>
  )
}

/** On a phone, one voice fills the screen. */
function Frame({ isAlone, actions, children }: { isAlone: boolean; actions: ReactNode; children: ReactNode }) {
  useScreenTitle('Voices')
  if (isAlone) return children
  const lead = `What players write about casinos. Players are promised an answer in ${WORKING_DAYS}.`
  return (
    <Screen title="Voices" lead={lead} actions={actions}>
      {children}
    </Screen>
  )
}

const sumOf = ({ today }: VoiceDesk) => Object.values(today).reduce((sum, count) => sum + count, 0)

function DoneToday({ desk }: { desk: VoiceDesk }) {
  const done = sumOf(desk)
  const all = done + desk.waiting
  if (all === 0) return null
  return (
    <span className={css.progress}>
      {formatNumber(done)} of {formatNumber(all)} done today
      <Progress w={120} color="green" value={(100 * done) / all} aria-label="Done today" />
    </span>
  )
}
