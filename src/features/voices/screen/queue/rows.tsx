import type { ReactNode } from 'react'
import { Tag } from '#features/players/screen/parts.tsx'
import { shortTime } from '#features/players/screen/words.ts'
import type { ListedVoice, VoiceWave } from '#features/voices/api-schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/queue/messages.ts'
import { outcomeOf, recommendWords, spanWords, titleOf } from '#features/voices/screen/words.ts'
import { formatNumber } from '#ui/admin/format.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from '#features/voices/screen/queue/queue.module.css'

interface RowProps {
  shownKey: string | undefined
  onChoose: (key: string) => void
}

interface FrameProps extends RowProps {
  id: string
  offer: ListedVoice['offer']
  title: string
  /** In its corner. */
  mark: ReactNode
  children: ReactNode
}

const Row = ({ id, offer, title, mark, shownKey, onChoose, children }: FrameProps) => (
  <button
    type="button"
    className={css.row}
    data-key={id}
    data-shown={id === shownKey || undefined}
    aria-current={id === shownKey || undefined}
    onClick={() => onChoose(id)}
  >
    <Thumb picture={offer.picture} name={offer.title} />
    <span className={css.rowWords}>
      <b>{title}</b>
      {children}
    </span>
    {mark}
  </button>
)

export function QueueRow({ voice, ...row }: { voice: ListedVoice } & RowProps) {
  const now = useNow()
  const { id, offer, state, start, hasProof, hasAnswered, isDisposable, signs, decidedAt } = voice
  const isDecided = decidedAt !== null && state !== 'waiting'
  const at = isDecided ? decidedAt : voice.queuedAt
  return (
    <Row {...row} {...{ id, offer }} title={titleOf(voice)} mark={<time dateTime={at}>{shortTime(at, now)}</time>}>
      <span lang="cs">{`„${start}“`}</span>
      <span className={css.tags}>
        <span className={css.who} title={offer.title}>
          {offer.title} · {recommendWords(voice)}
        </span>
        {isDecided ? (
          <Tag>{outcomeOf({ ...voice, reason: '' })}</Tag>
        ) : (
          <>
            {hasProof && <Tag icon="image">{m.proof()}</Tag>}
            {hasAnswered && (
              <Tag icon="undo" tone="info">
                {m.answeredUs()}
              </Tag>
            )}
            {signs > 0 && (
              <Tag icon="warn" tone="warn">
                {isDisposable && signs === 1 ? v.disposableMailbox() : m.signsCount({ count: signs })}
              </Tag>
            )}
          </>
        )}
      </span>
    </Row>
  )
}

export const WaveRow = ({ wave, ...row }: { wave: VoiceWave } & RowProps) => (
  <Row
    {...row}
    id={wave.offer.id}
    offer={wave.offer}
    title={wave.offer.title}
    mark={<span className={css.count}>{formatNumber(wave.count)}</span>}
  >
    <span>{spanWords(wave)}</span>
    <span className={css.tags}>
      {wave.alike > 0 && (
        <Tag icon="copy" tone="warn">
          {m.shareWords({ count: wave.alike })}
        </Tag>
      )}
      {wave.disposable > 0 && (
        <Tag icon="mail" tone="warn">
          {m.disposable({ count: wave.disposable })}
        </Tag>
      )}
    </span>
  </Row>
)
