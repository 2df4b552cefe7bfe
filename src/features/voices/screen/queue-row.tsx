import type { ListedVoice, VoiceWave } from '#features/voices/api-schema.ts'
import { recommendWords, sentTime, shortTime, titleOf } from '#features/voices/screen/english.ts'
import { outcomeOf } from '#features/voices/screen/decided.ts'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './voices.module.css'

interface RowProps {
  isShown: boolean
  onChoose: () => void
}

export function QueueRow({ voice, isShown, onChoose }: { voice: ListedVoice } & RowProps) {
  const now = useNow()
  const { offer, state, start, hasProof, hasAnswered, isDisposable, signs, decidedAt, decidedBy } = voice
  const isDecided = decidedAt !== null && state !== 'waiting'
  return (
    <button
      type="button"
      className={css.row}
      data-key={voice.id}
      data-shown={isShown || undefined}
      aria-current={isShown || undefined}
      onClick={onChoose}
    >
      <Thumb picture={offer.picture} name={offer.title} />
      <span className={css.rowWords}>
        <b>{titleOf(voice)}</b>
        <span lang="cs">{`„${start}“`}</span>
        <span className={css.tags}>
          <span className={css.who} title={offer.title}>
            {offer.title} · {recommendWords(voice)}
          </span>
          {isDecided && (
            <span className={css.state}>
              {decidedBy} {outcomeOf({ ...voice, reason: '' })}
            </span>
          )}
          {!isDecided && hasProof && (
            <span className={css.state}>
              <Icon name="image" size={13} />
              Proof
            </span>
          )}
          {!isDecided && hasAnswered && (
            <span className={css.state} data-tone="info">
              <Icon name="undo" size={13} />
              Answered us
            </span>
          )}
          {!isDecided && signs > 0 && (
            <span className={css.state} data-tone="warn">
              <Icon name="warn" size={13} />
              {isDisposable && signs === 1 ? 'Disposable mailbox' : signs === 1 ? '1 sign' : `${signs} signs`}
            </span>
          )}
        </span>
      </span>
      <time dateTime={isDecided ? (decidedAt ?? '') : voice.queuedAt}>
        {shortTime(isDecided ? (decidedAt ?? '') : voice.queuedAt, now)}
      </time>
    </button>
  )
}

export const WaveRow = ({ wave, isShown, onChoose }: { wave: VoiceWave } & RowProps) => (
  <button
    type="button"
    className={css.row}
    data-key={wave.offer.id}
    data-shown={isShown || undefined}
    aria-current={isShown || undefined}
    onClick={onChoose}
  >
    <Thumb picture={wave.offer.picture} name={wave.offer.title} />
    <span className={css.rowWords}>
      <b>{wave.offer.title}</b>
      <span>{spanWords(wave)}</span>
      <span className={css.tags}>
        {wave.alike > 0 && (
          <span className={css.state} data-tone="warn">
            <Icon name="copy" size={13} />
            {formatNumber(wave.alike)} share words
          </span>
        )}
        {wave.disposable > 0 && (
          <span className={css.state} data-tone="warn">
            <Icon name="mail" size={13} />
            {formatNumber(wave.disposable)} disposable
          </span>
        )}
      </span>
    </span>
    <span className={css.count}>{formatNumber(wave.count)}</span>
  </button>
)

export const spanWords = ({ from, to }: Pick<VoiceWave, 'from' | 'to'>) =>
  from.slice(0, 10) === to.slice(0, 10)
    ? `${sentTime(from)}–${sentTime(to).split(', ').at(-1)}`
    : `${sentTime(from)} – ${sentTime(to)}`
