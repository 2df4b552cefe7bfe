import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { STATES } from '#features/complaints/screen/words.tsx'
import { momentWords } from '#features/players/screen/words.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './history.module.css'

type Entry = DeskComplaint['timeline'][number]

const isMessage = ({ kind }: Entry) => kind === 'mail' || kind === 'word' || kind === 'answer' || kind === 'received'

const VIEWS = [
  { value: 'all', label: m.all, has: () => true },
  { value: 'messages', label: m.messages, has: isMessage },
  { value: 'notes', label: m.notes, has: ({ kind }: Entry) => kind === 'note' },
  { value: 'public', label: m.readersSaw, has: ({ isPublic }: Entry) => isPublic },
] as const

const ICONS: Partial<Record<Entry['kind'], IconName>> = {
  note: 'lock',
  mail: 'mail',
  word: 'user',
  received: 'user',
  answer: 'casino',
  publish: 'eye',
  overdue: 'clock',
  remind: 'clock',
  decide: 'scales',
  solve: 'check',
  unsolve: 'x',
  reject: 'blocked',
  undo: 'undo',
}

const WORDS: Partial<Record<Entry['kind'], () => string>> = {
  note: c.privateNote,
  answer: m.answered,
  word: m.wroteByLink,
  received: m.sentIt,
  propose: m.proposed,
  overdue: m.timeOver,
  remind: m.reminded,
  'black-out': m.covered,
  undo: m.tookBack,
  extend: m.askedMore,
}
const WROTE = { player: m.wrotePlayer, operator: m.wroteOperator, '': m.wrote }
const nothing = () => ''
const ACTORS = { newsroom: nothing, operator: m.byTheirLink, player: c.player, clock: m.theClock }
const OUTCOMES = { pays: m.paysAll, part: m.paysPart, stands: m.doesNotAgree, '': nothing }

export function History({ complaint }: { complaint: DeskComplaint }) {
  const [shown, setShown] = useState<string>('all')
  const view = VIEWS.find(({ value }) => value === shown) ?? VIEWS[0]
  const entries = complaint.timeline.filter((entry) => view.has(entry))
  return (
    <>
      <SegmentedControl
        size="xs"
        m={16}
        aria-label={m.showOfTimeline()}
        data={VIEWS.map(({ value, label }) => ({ value, label: label() }))}
        value={shown}
        onChange={setShown}
      />
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <li key={entry.id} data-actor={entry.actor} data-kind={entry.kind} data-undone={entry.isUndone || undefined}>
            <span className={css.dot}>
              <Icon name={ICONS[entry.kind] ?? 'search'} size={15} />
            </span>
            <EntryView entry={entry} complaint={complaint} />
          </li>
        ))}
        {entries.length === 0 && <li className={desk.quiet}>{m.nothingOfThat()}</li>}
      </ol>
    </>
  )
}

function EntryView({ entry, complaint }: { entry: Entry; complaint: DeskComplaint }) {
  const { at, actor, actorName, kind, fromState, toState, sentence, body, isPublic, isUndone, addressee } = entry
  const { original, operator, player } = complaint
  const text = kind === 'received' ? (original ?? complaint.text) : body
  const isToldUs = kind === 'received' && actor === 'newsroom'
  const did = isToldUs ? m.wroteItDown : kind === 'mail' ? WROTE[addressee] : (WORDS[kind] ?? nothing)
  return (
    <div className={text ? css.bubble : css.event}>
      <p>
        <b>{actorName || (actor === 'player' && player.nickname) || ACTORS[actor]()}</b>{' '}
        <span className={desk.quiet}>{[did(), momentWords(at)].filter(Boolean).join(' · ')}</span>
        {isUndone && <em> {m.takenBack()}</em>}
      </p>
      {fromState !== toState && (
        <p>
          <b>{m.fromTo({ from: STATES[fromState].label(), to: STATES[toState].label() })}</b>
        </p>
      )}
      {kind === 'answer' && operator.pendingOutcome && (
        <p className={css.outcome}>{OUTCOMES[operator.pendingOutcome]()}</p>
      )}
      {text && (
        <p className={css.words} lang="cs">
          {text}
        </p>
      )}
      {isPublic && sentence && (
        <p className={desk.quiet} lang="cs">
          <Icon name="eye" size={14} /> {sentence}
        </p>
      )}
    </div>
  )
}
