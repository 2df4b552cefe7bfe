import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { momentWords, STATES } from '#features/complaints/screen/words.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './complaint.module.css'

type Entry = DeskComplaint['timeline'][number]

const VIEWS = ['All', 'Messages', 'Notes', 'What readers saw'] as const
type View = (typeof VIEWS)[number]

const isMessage = ({ kind }: Entry) => kind === 'mail' || kind === 'word' || kind === 'answer' || kind === 'received'

function isIn(view: View, entry: Entry): boolean {
  if (view === 'All') return true
  if (view === 'Notes') return entry.kind === 'note'
  return view === 'Messages' ? isMessage(entry) : entry.isPublic
}

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

const ACTORS = { newsroom: '', operator: 'Operator, by their link', player: 'Player', clock: 'The clock' } as const
const OUTCOMES = { pays: 'Pays the whole sum.', part: 'Pays a part.', stands: 'Does not agree.', '': '' } as const

export function History({ complaint }: { complaint: DeskComplaint }) {
  const [view, setView] = useState<View>('All')
  const entries = complaint.timeline.filter((entry) => isIn(view, entry))
  return (
    <>
      <SegmentedControl
        size="xs"
        m={16}
        aria-label="Show of the timeline"
        data={[...VIEWS]}
        value={view}
        onChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'All')}
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
        {entries.length === 0 && <li className={css.quiet}>Nothing of that yet.</li>}
      </ol>
    </>
  )
}

const STEP_WORDS: Partial<Record<Entry['kind'], string>> = {
  note: 'Private note',
  mail: 'wrote',
  answer: 'answered, not public until you publish it',
  word: 'wrote by the link',
  received: 'sent and confirmed it',
  propose: 'proposed a decision',
  overdue: 'The time is over',
  remind: 'A reminder was sent',
  'black-out': 'covered words',
  undo: 'took a step back',
  extend: 'asked for more time',
}

function EntryView({ entry, complaint }: { entry: Entry; complaint: DeskComplaint }) {
  const { at, actor, actorName, kind, fromState, toState, sentence, body, isPublic, isUndone, addressee } = entry
  const hasMoved = fromState !== toState
  const text = kind === 'received' ? (complaint.original ?? complaint.text) : body
  return (
    <div className={text ? css.bubble : css.event}>
      <p className={css.entryHead}>
        <b>{actorName || ACTORS[actor]}</b>{' '}
        <span>
          {[STEP_WORDS[kind] ?? '', addressee ? `to the ${addressee}` : '', momentWords(at)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isUndone && <em> taken back</em>}
      </p>
      {hasMoved && (
        <p>
          <b>
            {STATES[fromState].label} → {STATES[toState].label}
          </b>
        </p>
      )}
      {kind === 'answer' && complaint.operator.pendingOutcome && (
        <p className={css.outcome}>{OUTCOMES[complaint.operator.pendingOutcome]}</p>
      )}
      {text && (
        <p className={css.words} lang="cs">
          {text}
        </p>
      )}
      {isPublic && sentence && (
        <p className={css.seen} lang="cs">
          <Icon name="eye" size={14} /> {sentence}
        </p>
      )}
    </div>
  )
}
