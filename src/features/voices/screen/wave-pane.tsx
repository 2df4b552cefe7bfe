import { Anchor, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VoiceWaveDetail } from '#features/voices/api-schema.ts'
import { OFFER_PER_HOUR, ASIDE_DAYS } from '#features/voices/shared/limits.ts'
import { spanWords } from '#features/voices/screen/queue-row.tsx'
import { usualWords } from '#features/voices/screen/signs.tsx'
import { shortDay } from '#features/voices/screen/english.ts'
import { VOICES, waveQuery } from '#features/voices/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatNumber, plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import css from './voices.module.css'
import own from './wave.module.css'

interface WavePaneProps {
  offerId: string
  onOneByOne: () => void
  onOpen: (voiceId: string) => void
  onBack: () => void
  onDone: () => void
}

const FIRST = 4
const HOURS_A_DAY = 24

export function WavePane({ offerId, ...actions }: WavePaneProps) {
  const { data, error, isError, refetch } = useQuery(waveQuery(offerId))
  if (isError) return <ReadFailure title="The wave could not be read" error={error} onTryAgain={refetch} m={16} />
  if (!data) return <Skeleton height={420} m={18} w="auto" />
  return <Wave wave={data} {...actions} />
}

function Wave({
  wave,
  onOneByOne,
  onOpen,
  onBack,
  onDone,
}: { wave: VoiceWaveDetail } & Omit<WavePaneProps, 'offerId'>) {
  const { offer, alike, count, against, sample } = wave
  const [isBusy, setBusy] = useState(false)
  const [isAll, setAll] = useState(false)
  const params = { id: offer.id }

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    // The API client has shown the error.
    await work().catch(() => undefined)
    setBusy(false)
    await invalidateRecords(VOICES)
  }
  const setAside = () =>
    act(async () => {
      const body = `They are not rejected: for ${ASIDE_DAYS} days they can be brought back. Nobody is told by mail.`
      if (!(await confirm({ title: `Set ${plural(alike, 'voice', 'voices')} aside?`, body, action: 'Set aside' })))
        return
      const { count: moved, at } = await api.post('/voices/waves/{id}/set-aside', { params, body: {} })
      notify.undoable(`${plural(moved, 'voice is', 'voices are')} aside`, () => void bringBack(at))
      onDone()
    })
  const bringBack = (at: string) =>
    act(async () => {
      const { count: moved } = await api.post('/voices/waves/{id}/bring-back', { params, body: { at } })
      notify.success(`${plural(moved, 'voice waits', 'voices wait')} again`)
    })
  const takeOut = () =>
    act(async () => {
      const { count: moved } = await api.post('/voices/waves/{id}/take-out', { params, body: {} })
      notify.success(`${plural(moved, 'voice is', 'voices are')} read one by one`)
    })

  return (
    <>
      <div className={css.head}>
        <Button className={css.back} variant="subtle" px={8} onClick={onBack} aria-label="Back to the list">
          <Icon name="left" />
        </Button>
        <Thumb picture={offer.picture} name={offer.title} size={40} />
        <div className={css.headWords}>
          <h2>
            {plural(count, 'voice', 'voices')} about {offer.title}
          </h2>
          <span>
            {spanWords(wave)} · usually {usualWords(wave.usualPerDay)} · {formatNumber(against)} do not recommend
          </span>
        </div>
      </div>
      <div className={own.body}>
        <p className={own.note}>
          <Icon name="bolt" size={16} />
          <span>
            <b>They came as one wave.</b> Readers see nothing of it. The form of this casino takes {OFFER_PER_HOUR} an
            hour.
          </span>
        </p>
        <Bars wave={wave} />
        <dl className={own.kinds}>
          <Kind count={alike} words="share sentences with others" />
          <Kind count={wave.disposable} words="disposable mailboxes" />
          <Kind count={wave.documented} words="with a proof" />
          <Kind count={wave.plain} words="without any other sign" />
        </dl>
        {wave.domains.length > 0 && (
          <p className={css.quiet}>
            Disposable mailboxes:{' '}
            {wave.domains.map(({ domain, count: number }) => `${domain} ${formatNumber(number)}`).join(', ')}
          </p>
        )}
        <section>
          <h3 className={own.ten}>
            Ten by chance <small>so that you do not judge by one</small>
          </h3>
          <ul className={own.sample}>
            {sample.slice(0, isAll ? sample.length : FIRST).map(({ id, start, maskedEmail, signs }) => (
              <li key={id}>
                <Anchor component="button" type="button" lang="cs" onClick={() => onOpen(id)}>{`„${start}“`}</Anchor>
                <small>{maskedEmail}</small>
                <span className={css.state} data-tone={signs > 1 ? 'warn' : 'good'}>
                  {signs > 1 ? plural(signs - 1, 'more sign', 'more signs') : 'no other sign'}
                </span>
              </li>
            ))}
            {!isAll && sample.length > FIRST && (
              <li>
                <Anchor component="button" type="button" onClick={() => setAll(true)}>
                  {plural(sample.length - FIRST, 'more', 'more')}
                </Anchor>
              </li>
            )}
          </ul>
        </section>
      </div>
      <div className={css.actions}>
        <Button
          leftSection={<Icon name="archive" size={16} />}
          disabled={alike === 0}
          loading={isBusy}
          onClick={() => void setAside()}
        >
          Set {formatNumber(alike)} aside…
        </Button>
        {count > alike && (
          <Button
            variant="default"
            leftSection={<Icon name="list" size={16} />}
            loading={isBusy}
            onClick={() => void takeOut()}
          >
            Take out the {formatNumber(count - alike)} that differ
          </Button>
        )}
        <Button variant="default" onClick={onOneByOne}>
          Judge one by one
        </Button>
        <small className={own.aside}>Aside is not rejected: they can come back for {ASIDE_DAYS} days.</small>
      </div>
    </>
  )
}

const Kind = ({ count, words }: { count: number; words: string }) => (
  <div>
    <dd>{formatNumber(count)}</dd>
    <dt>{words}</dt>
  </div>
)

/** By hour, the last seven days. */
function Bars({ wave: { hours, since, count } }: { wave: VoiceWaveDetail }) {
  const most = Math.max(1, ...hours)
  const days = hours.flatMap((_, at) => (at % (2 * HOURS_A_DAY) === 0 ? at : []))
  const dayAt = (at: number) => shortDay(new Date(Date.parse(since) + at * 3_600_000).toISOString())
  return (
    <div>
      <div className={own.bars} role="img" aria-label={`${count} voices, most of them ${most} in one hour`}>
        {hours.map((number, at) => (
          <i
            key={at}
            data-hot={number > most / 4 || undefined}
            style={{ height: `${Math.max(2, (100 * number) / most)}%` }}
          />
        ))}
      </div>
      <div className={own.axis} aria-hidden="true">
        {days.map((at) => (
          <span key={at}>{dayAt(at)}</span>
        ))}
      </div>
    </div>
  )
}
