import { Anchor, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tag } from '#features/players/screen/parts.tsx'
import { shortDay } from '#features/players/screen/words.ts'
import type { VoiceWaveDetail } from '#features/voices/api-schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/wave/messages.ts'
import { VOICES, waveQuery } from '#features/voices/screen/queries.ts'
import { HourBars } from '#features/voices/screen/signs.tsx'
import { PaneHead } from '#features/voices/screen/voice-pane.tsx'
import { spanWords, usualWords } from '#features/voices/screen/words.ts'
import { ASIDE_DAYS, OFFER_PER_HOUR } from '#features/voices/shared/limits.ts'
import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/voices/screen/voices.module.css'
import own from './wave.module.css'

interface WavePaneProps {
  offerId: string
  onOneByOne: () => void
  onOpen: (voiceId: string) => void
  onBack: () => void
}

const FIRST = 4
const HOURS_A_DAY = 24
const DAYS = { days: ASIDE_DAYS }

export function WavePane({ offerId, ...actions }: WavePaneProps) {
  const { data, error, isError, refetch } = useQuery(waveQuery(offerId))
  if (isError) return <ReadFailure title={m.waveNotRead()} error={error} onTryAgain={refetch} m={16} />
  if (!data) return <Skeleton height={420} m={18} w="auto" />
  return <Wave wave={data} {...actions} />
}

type WaveProps = { wave: VoiceWaveDetail } & Omit<WavePaneProps, 'offerId'>

function Wave({ wave, onOneByOne, onOpen, onBack }: WaveProps) {
  const { offer, alike, count, against, disposable, documented, plain } = wave
  const { isBusy, whileBusy } = useBusy()
  const params = { id: offer.id }

  async function act(work: () => Promise<void>): Promise<void> {
    // The API client has shown the error.
    await whileBusy(work).catch(() => undefined)
    await invalidateRecords(VOICES)
  }
  const setAside = () =>
    act(async () => {
      const asked = { title: m.setThemAside({ count: alike }), body: m.asideKept(DAYS), action: v.setAside() }
      if (!(await confirm(asked))) return
      const { count: moved, at } = await api.post('/voices/waves/{id}/set-aside', { params, body: {} })
      notify.undoable(m.areAside({ count: moved }), () => void bringBack(at))
      onBack()
    })
  const bringBack = (at: string) =>
    act(async () => {
      const { count: moved } = await api.post('/voices/waves/{id}/bring-back', { params, body: { at } })
      notify.success(m.waitAgain({ count: moved }))
    })
  const takeOut = () =>
    act(async () => {
      const { count: moved } = await api.post('/voices/waves/{id}/take-out', { params, body: {} })
      notify.success(m.readOneByOne({ count: moved }))
    })
  const kinds = [
    [alike, m.shareSentences],
    [disposable, m.disposableMailboxes],
    [documented, m.withProof],
    [plain, m.withoutOtherSign],
  ] as const

  return (
    <>
      <PaneHead offer={offer} onBack={onBack} title={m.voicesAbout({ count, title: offer.title })}>
        {m.waveLine({ span: spanWords(wave), usual: usualWords(wave.usualPerDay), against })}
      </PaneHead>
      <div className={own.body}>
        <p className={own.note}>
          <Icon name="bolt" size={16} />
          <span>{rich(m.oneWave, { count: OFFER_PER_HOUR, b: (words) => <b>{words}</b> })}</span>
        </p>
        <Bars wave={wave} />
        <dl className={own.kinds}>
          {kinds.map(([number, words]) => (
            <div key={words()}>
              <dd>{formatNumber(number)}</dd>
              <dt>{words()}</dt>
            </div>
          ))}
        </dl>
        {wave.domains.length > 0 && (
          <p className={desk.quiet}>
            {m.mailboxList({
              list: wave.domains.map(({ domain, count: number }) => `${domain} ${formatNumber(number)}`).join(', '),
            })}
          </p>
        )}
        <Sample sample={wave.sample} onOpen={onOpen} />
      </div>
      <div className={css.actions}>
        <Button
          leftSection={<Icon name="archive" size={16} />}
          disabled={alike === 0}
          loading={isBusy}
          onClick={() => void setAside()}
        >
          {m.setCountAside({ count: alike })}
        </Button>
        {count > alike && (
          <Button
            variant="default"
            leftSection={<Icon name="list" size={16} />}
            loading={isBusy}
            onClick={() => void takeOut()}
          >
            {m.takeOutDifferent({ count: count - alike })}
          </Button>
        )}
        <Button variant="default" onClick={onOneByOne}>
          {m.judgeOneByOne()}
        </Button>
        <small className={own.aside}>{m.asideIsNot(DAYS)}</small>
      </div>
    </>
  )
}

function Sample({ sample, onOpen }: Pick<VoiceWaveDetail, 'sample'> & Pick<WavePaneProps, 'onOpen'>) {
  const [isAll, setAll] = useState(false)
  return (
    <section>
      <h3 className={own.ten}>{rich(m.tenByChance, { small: (words) => <small>{words}</small> })}</h3>
      <ul className={own.sample}>
        {sample.slice(0, isAll ? sample.length : FIRST).map(({ id, start, maskedEmail, signs }) => (
          <li key={id}>
            <Anchor component="button" type="button" lang="cs" onClick={() => onOpen(id)}>{`„${start}“`}</Anchor>
            <small>{maskedEmail}</small>
            <Tag tone={signs > 1 ? 'warn' : 'good'}>
              {signs > 1 ? m.moreSigns({ count: signs - 1 }) : m.noOtherSign()}
            </Tag>
          </li>
        ))}
        {!isAll && sample.length > FIRST && (
          <li>
            <Anchor component="button" type="button" onClick={() => setAll(true)}>
              {m.moreOfThem({ count: sample.length - FIRST })}
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  )
}

/** By hour, the last seven days. */
function Bars({ wave: { hours, since, count } }: { wave: VoiceWaveDetail }) {
  const days = hours.flatMap((_, at) => (at % (2 * HOURS_A_DAY) === 0 ? at : []))
  const dayAt = (at: number) => shortDay(new Date(Date.parse(since) + at * 3_600_000).toISOString())
  return (
    <div>
      <div className={own.bars} role="img" aria-label={m.barsLabel({ count, most: Math.max(...hours) })}>
        <HourBars hours={hours} hot={0.25} />
      </div>
      <div className={own.axis} aria-hidden="true">
        {days.map((at) => (
          <span key={at}>{dayAt(at)}</span>
        ))}
      </div>
    </div>
  )
}
