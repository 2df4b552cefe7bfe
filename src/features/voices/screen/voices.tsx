import { Button, Paper, Progress, Skeleton } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import type { VoiceDesk } from '#features/voices/api-schema.ts'
import { Empty } from '#features/players/screen/parts.tsx'
import type { WordsHandle } from '#features/players/screen/words-box.tsx'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/messages.ts'
import { isUndecided, mayAsk, Unsent } from '#features/voices/screen/actions.tsx'
import { AskDialog, CompareDialog, RejectDialog, ReplyDialog } from '#features/voices/screen/dialogs/dialogs.tsx'
import { PersonButton } from '#features/players/screen/person/person-dialog.tsx'
import { Queue } from '#features/voices/screen/queue/queue.tsx'
import { type Decision, useDecisions } from '#features/voices/screen/use-decisions.ts'
import { useVoice, useVoices } from '#features/voices/screen/queries.ts'
import { type Dialog, VoicePane } from '#features/voices/screen/voice-pane.tsx'
import { WavePane } from '#features/voices/screen/wave/wave-pane.tsx'
import { DECIDED_IN_DAYS } from '#features/voices/shared/limits.ts'
import { isAdmin } from '#records/admin/api/user.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { topDialog } from '#ui/admin/screen-keys.ts'
import { Screen } from '#ui/admin/screen.tsx'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { notify } from '#ui/admin/toasts.tsx'
import css from './voices.module.css'

const PARAMS = ['state', 'casino', 'sort', 'page', 'wave', 'voice']
const DIALOGS = { reject: RejectDialog, ask: AskDialog, reply: ReplyDialog, proof: undefined, compare: undefined }
/** Below it there is either the list or one voice. */
const ONE_COLUMN = '(max-width: 62em)'
const WORKING_DAYS: Record<number, () => string> = { 2: m.two, 3: m.three }

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
    if (isDocumented && !voice?.hasProof) return notify.info(m.notDocumentable)
    void decide({ kind: 'approve', isDocumented })
  }
  const isOpen = voice !== undefined && voice.id === shownId && isUndecided(voice)
  useVoiceKeys(place, {
    j: () => move(1),
    k: () => move(-1),
    z: () => void decisions.undo(),
    a: isOpen && (() => approve(false)),
    d: isOpen && (() => approve(true)),
    b: isOpen && (() => (mayAsk(voice) ? setDialog('ask') : notify.info(m.askedAlreadyHint))),
    r: isOpen && (() => setDialog('reject')),
    h: voice !== undefined && (() => words.current?.hide()),
    p: voice !== undefined && (() => (voice.hasProof ? setDialog('proof') : notify.info(m.noProofSent))),
    s: isOpen && (() => later(voice.id)),
  })
  function later(id: string): void {
    putOff(id)
    next()
  }

  const problem = <Unsent decisions={decisions} />
  const close = () => setDialog(undefined)
  const Asking = dialog && DIALOGS[dialog]
  const position =
    list.data && at >= 0
      ? m.placeOf({ place: (list.data.page - 1) * list.data.perPage + at + 1, total: list.data.total })
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
            summary={desk}
            items={items}
            shownKey={shownKey}
            rows={rows}
            isHidden={isAlone}
            onChoose={choose}
          />
          {(shownKey || (isEmpty && !isNarrow)) && (
            <Paper withBorder radius="lg" component="section" aria-label={m.oneVoice()} className={css.pane}>
              {wave && (
                <WavePane
                  key={wave.offer.id}
                  offerId={wave.offer.id}
                  onOneByOne={() => address.change({ casino: wave.offer.id, wave: 'in', voice: '' })}
                  onOpen={choose}
                  onBack={() => choose(undefined)}
                />
              )}
              {shownId && !voice && isError && (
                <ReadFailure title={m.voiceNotRead()} error={error} onTryAgain={refetch} m={16} />
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
                <Empty icon="voice" title={m.everyAnswered()} words={wordsOfDay(desk)}>
                  <Button
                    variant="default"
                    leftSection={<Icon name="history" size={16} />}
                    onClick={() => address.change({ state: 'decided', casino: '' })}
                  >
                    {m.seeDecided()}
                  </Button>
                </Empty>
              )}
            </Paper>
          )}
        </div>
        {voice && Asking && (
          <Asking {...{ voice, isSending, problem }} onDecide={(decision) => void decide(decision)} onClose={close} />
        )}
        {voice && dialog === 'compare' && <CompareDialog voice={voice} onClose={close} />}
      </Frame>
    </div>
  )
}

/** On a phone, one voice fills the screen. */
function Frame({ isAlone, actions, children }: { isAlone: boolean; actions: ReactNode; children: ReactNode }) {
  useScreenTitle(v.voices())
  if (isAlone) return children
  const lead = m.lead({ days: WORKING_DAYS[DECIDED_IN_DAYS]?.() ?? DECIDED_IN_DAYS })
  return (
    <Screen title={v.voices()} lead={lead} actions={actions}>
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
      {m.doneOf({ done, all })}
      <Progress w={120} color="green" value={(100 * done) / all} aria-label={m.doneToday()} />
    </span>
  )
}

function wordsOfDay(desk: VoiceDesk | undefined): string {
  const { approve = 0, ask = 0, reject = 0 } = desk?.today ?? {}
  return approve + ask + reject > 0 ? m.todaysWork({ approve, ask, reject }) : m.newOnesCome()
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single letters, while the list or the pane has the focus, or nothing has. */
function useVoiceKeys(place: { current: HTMLElement | null }, keys: Record<string, (() => void) | false>): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(target) || topDialog()) return
    const isHere = target === document.body || (target instanceof Node && place.current?.contains(target))
    const act = isHere && keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}
