import type { ReactNode } from 'react'
import type { PublicComplaint, PublicEvent, PublicEventKind } from '#features/complaints/public.ts'
import { onDay } from '#features/complaints/words.ts'
import { leftOutWords } from '#features/voices/letters.ts'
import { quotedParagraphs } from '#features/voices/voice-view.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'

const HEADINGS: Record<PublicEventKind, string> = {
  received: 'Co se stalo',
  take: 'Přijato k ověření',
  send: 'Předáno provozovateli',
  publish: 'Odpověď provozovatele',
  'ask-operator': 'Další otázka provozovateli',
  'ask-player': 'Otázka hráči',
  wait: 'Lhůta se posunula',
  extend: 'Lhůta prodloužena',
  decide: 'Rozhodnutí redakce',
  solve: 'Uzavřeno jako vyřešené',
  unsolve: 'Uzavřeno jako nevyřešené',
  reject: 'Stížnost zamítnuta',
  withdraw: 'Stížnost stažena',
  overdue: 'Lhůta uplynula',
}

const WHO = { operator: 'na odpověď', player: 'na odpověď hráče', casino: 'na zaplacení' }

/** What readers see of the way of a complaint, as on its page and in the preview of the desk. */
export const Timeline = ({ complaint }: { complaint: PublicComplaint }) => (
  <ol className="tm">
    {complaint.events.map((event, index) => (
      <li key={index}>
        <div className="tm-b">
          <div className="tm-h">
            <h2>{HEADINGS[event.kind]}</h2>
            <time dateTime={event.on}>{onDay(event.on)}</time>
          </div>
          {event.kind === 'received' ? <Told complaint={complaint} event={event} /> : <Body event={event} />}
        </div>
      </li>
    ))}
  </ol>
)

interface ToldProps {
  complaint: PublicComplaint
  event: PublicEvent
}

const Told = ({ complaint: { text, isDocumented, leftOut, supportOn }, event: { by } }: ToldProps) => (
  <>
    <p className="tm-w">
      {by === 'newsroom' ? hardSpaces('Říká hráč, zapsala redakce') : 'Píše hráč'}
      {isDocumented && <Documented />}
    </p>
    {text === '' ? <p>{hardSpaces('Slova hráče zveřejníme, až je redakce přečte.')}</p> : <Quoted text={text} />}
    {leftOut.length > 0 && <p className="hint">{hardSpaces(leftOutWords(leftOut))}</p>}
    <p className="hint">{hardSpaces(`Podpoře kasina psal ${onDay(supportOn)}.`)}</p>
  </>
)

export const Documented = () => (
  <span className="vl ok">
    <Icon name="check" />
    doloženo
  </span>
)

export const Quoted = ({ text }: { text: string }) => (
  <blockquote>
    {quotedParagraphs(text).map((words, index) => (
      <p key={index}>{hardSpaces(words)}</p>
    ))}
  </blockquote>
)

function Body({ event }: { event: PublicEvent }): ReactNode {
  if (event.kind === 'overdue') return <p>{hardSpaces('Do konce lhůty se nic nestalo. Redakce rozhodne, jak dál.')}</p>
  if (event.kind === 'extend') return <p>{hardSpaces(`Provozovatel požádal o víc času, do ${untilOf(event)}.`)}</p>
  if (event.kind === 'publish') return <Answer event={event} />
  const { sentence, findings, questions, reasons, until, kind } = event
  return (
    <>
      <By event={event} />
      {kind === 'decide' || kind === 'reject' ? (
        <p className="dc">{hardSpaces(sentence)}</p>
      ) : (
        <p>{hardSpaces(sentence)}</p>
      )}
      {event.isWithoutOperator && (
        <p>
          {hardSpaces('Provozovatele se nepodařilo zastihnout, nemá kontakt pro stížnosti. Rozhodli jsme bez něj.')}
        </p>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      {questions.length > 0 && <Points points={questions} />}
      {reasons.length > 0 && <Points points={reasons} />}
      {until !== null && <p className="hint">{hardSpaces(`Lhůta: ${untilOf(event)}.`)}</p>}
    </>
  )
}

const untilOf = ({ until }: PublicEvent) => (until === null ? '' : onDay(until))

const By = ({ event: { by, person, approvedBy } }: { event: PublicEvent }) => {
  if (by === 'player') return <p className="tm-w">Od hráče</p>
  const approved = approvedBy ? `; potvrzuje ${approvedBy}` : ''
  return <p className="tm-w">{hardSpaces(`Píše redakce${person ? `, ${person}` : ''}${approved}`)}</p>
}

export const Findings = ({ findings }: Pick<PublicEvent, 'findings'>) => (
  <ul className="ck">
    {findings.map(({ text, source, isKept }, index) => (
      <li key={index} className={isKept ? undefined : 'no'}>
        <Icon name={isKept ? 'check' : 'x'} />
        <span>{hardSpaces(text)}</span>
        {source && <small>{hardSpaces(source)}</small>}
      </li>
    ))}
  </ul>
)

export const Points = ({ points }: { points: readonly string[] }) => (
  <ol className="why3">
    {points.map((point, index) => (
      <li key={index}>
        <span>{hardSpaces(point)}</span>
      </li>
    ))}
  </ol>
)

/** Whole and unchanged but for what is said to be left out, with who says it. */
export const Answer = ({
  event: { firm, answer, leftOut, sentence },
}: {
  event: Pick<PublicEvent, 'firm' | 'answer' | 'leftOut' | 'sentence'>
}) => (
  <>
    <div className="oa">
      <p className="oa-h">
        <span className="vl op">odpověď provozovatele</span>
        <b>{firm}</b>
      </p>
      <Quoted text={answer} />
      <p className="hint">
        {hardSpaces(
          `${leftOut.length > 0 ? `${leftOutWords(leftOut)} Jinak zveřejňujeme` : 'Zveřejňujeme'} celé a beze změn. Přílohy viděla jen redakce.`,
        )}
      </p>
    </div>
    {sentence && <p>{hardSpaces(sentence)}</p>}
  </>
)

/** What the page ends with while somebody has a time. */
export const Deadline = ({ deadline }: Pick<PublicComplaint, 'deadline'>) => {
  if (!deadline) return null
  const { who, on, isOver } = deadline
  return (
    <p className="hint" role="note">
      {hardSpaces(isOver ? `Lhůta ${WHO[who]} uplynula ${onDay(on)}.` : `Lhůta ${WHO[who]}: ${onDay(on)}.`)}
    </p>
  )
}
