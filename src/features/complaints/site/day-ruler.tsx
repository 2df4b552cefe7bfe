import type { PublicComplaint } from '#features/complaints/public.ts'
import { onDay, shortDay } from '#features/complaints/words.ts'
import { daysBetween } from '#shared/czech/day.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** On fewer days the steps would stand on each other. */
const LEAST_DAYS = 3
const HUNDRED = 100
/** Labels closer than this would run into each other. */
const LABEL_GAP = 4

/** A mark for each day, a dot for each step; the band is the operator's time. */
export function DayRuler({ complaint: { events, receivedOn, closedOn, state } }: { complaint: PublicComplaint }) {
  const last = events.at(-1)?.on ?? receivedOn
  const sent = events.find(({ kind }) => kind === 'send')
  const ends = [closedOn, last, closedOn === null ? (sent?.until ?? null) : null].filter((day) => day !== null)
  const end = ends.toSorted().at(-1) ?? receivedOn
  const days = daysBetween(receivedOn, end)
  if (days < LEAST_DAYS) return null
  const at = (day: string) =>
    Math.round((HUNDRED * HUNDRED * Math.min(days, daysBetween(receivedOn, day))) / days) / HUNDRED
  const words = events.map(({ on }, index) => `krok ${index + 1} den ${daysBetween(receivedOn, on)}`).join(', ')
  const places = events.map(({ on }) => at(on))
  const labelled = places.map((place, index) => index === 0 || place - (places[index - 1] ?? 0) >= LABEL_GAP)
  return (
    <figure className="sd" style={{ '--days': days }}>
      <svg role="img" aria-label={hardSpaces(`Průběh na stupnici ${days} dnů: ${words}.`)}>
        {sent && sent.until !== null && (
          <>
            <rect x={`${at(sent.on)}%`} width={`${at(sent.until) - at(sent.on)}%`} />
            <rect className="p" x={`${at(sent.until)}%`} />
          </>
        )}
        {places.map((place, index) => (
          <circle
            key={index}
            cx={`${place}%`}
            className={index === places.length - 1 && state === 'unsolved' ? 'l' : undefined}
          />
        ))}
        {places.map((place, index) =>
          labelled[index] ? (
            <text
              key={index}
              x={`${place}%`}
              y=".7rem"
              className={place === 0 ? 's' : place === HUNDRED ? 'e' : undefined}
            >
              {index + 1}
            </text>
          ) : null,
        )}
        <text className="ax s" x="0" y="3.95rem">
          {shortDay(receivedOn)}
        </text>
        <text className="ax e" x="100%" y="3.95rem">
          {shortDay(end)}
        </text>
      </svg>
      <figcaption className="hint">
        {hardSpaces(
          sent && sent.until !== null
            ? `Dílek je jeden den, čísla odpovídají krokům níž. Modrý pás je lhůta provozovatele, do ${onDay(sent.until)}.`
            : 'Dílek je jeden den, čísla odpovídají krokům níž.',
        )}
      </figcaption>
    </figure>
  )
}
