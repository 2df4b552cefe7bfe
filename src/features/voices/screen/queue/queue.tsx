import { Anchor, Paper, SegmentedControl, Select, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import * as shared from '#features/players/messages.ts'
import { OfferFilter } from '#features/players/screen/offer-select.tsx'
import { Keys } from '#features/players/screen/parts.tsx'
import type { ListedVoice, VoiceDesk } from '#features/voices/api-schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/queue/messages.ts'
import { PER_PAGE } from '#features/voices/screen/queries.ts'
import { QueueRow, WaveRow } from '#features/voices/screen/queue/rows.tsx'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { saidOptions } from '#shared/words/message.ts'
import { formatDateTime, formatNumber } from '#ui/admin/format.ts'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/voices/screen/queue/queue.module.css'

const ORDERS = [
  { value: 'queuedAt', label: m.oldestFirst },
  { value: 'signs', label: m.fewestSigns },
  { value: '-signs', label: m.mostSigns },
]
const DECISIONS = [
  { value: 'decided', label: m.allDecisions },
  { value: 'shown', label: v.approved },
  { value: 'rejected', label: v.rejected },
  { value: 'aside', label: m.aside },
]
const DECIDED = new Set(DECISIONS.map(({ value }) => value))

interface QueueProps {
  address: ReturnType<typeof useListAddress>
  query: UseQueryResult<ResponseOf<'GET', '/voices'>>
  summary: VoiceDesk | undefined
  items: ListedVoice[]
  shownKey: string | undefined
  rows: Ref<HTMLDivElement>
  isHidden: boolean
  onChoose: (key: string) => void
}

export function Queue({ address, query, summary, items, shownKey, rows, isHidden, onChoose }: QueueProps) {
  const { data, error, isError, refetch, isFetching, isPlaceholderData } = query
  const state = address.values['state'] ?? 'waiting'
  const isOfWave = address.values['wave'] === 'in'
  const waves = state === 'waiting' && !isOfWave && !address.values['casino'] ? (summary?.waves ?? []) : []
  const inWaves = waves.reduce((sum, { count }) => sum + count, 0)
  return (
    <Paper
      withBorder
      radius="lg"
      component="section"
      aria-label={m.thatWait()}
      className={css.queue}
      data-hidden={isHidden || undefined}
    >
      <Filters address={address} summary={summary} state={state} />
      {isError && !data && (
        <ReadFailure title={shared.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} m={12} />
      )}
      {!data && !isError && <Skeleton height={420} m={12} w="auto" role="status" aria-label={m.loadingVoices()} />}
      {data && (
        <div ref={rows} role="group" aria-label={v.voices()} data-faded={isPlaceholderData || undefined}>
          {waves.length > 0 && (
            <Part title={m.bursts()}>
              <span>{m.inGroups({ number: inWaves, count: waves.length })}</span>
            </Part>
          )}
          {waves.map((wave) => (
            <WaveRow key={wave.offer.id} wave={wave} {...{ shownKey, onChoose }} />
          ))}
          {waves.length > 0 && data.total > 0 && (
            <Part title={m.oneByOne()}>
              <span>{formatNumber(data.total)}</span>
            </Part>
          )}
          {isOfWave && (
            <Part title={m.burstOneByOne()}>
              <Anchor
                component="button"
                type="button"
                fz="inherit"
                onClick={() => address.change({ casino: '', wave: '', voice: '' })}
              >
                {m.backToAll()}
              </Anchor>
            </Part>
          )}
          {items.map((voice) => (
            <QueueRow key={voice.id} voice={voice} {...{ shownKey, onChoose }} />
          ))}
        </div>
      )}
      {data && data.total === 0 && waves.length === 0 && <Nothing state={state} summary={summary} />}
      {data && data.total > PER_PAGE && (
        <ListFooter
          {...data}
          shown={items.length}
          onPage={(page) => address.change({ page: String(page), voice: '' })}
        />
      )}
      {data && data.total > 0 && <Keys keys={KEYS} />}
    </Paper>
  )
}

function Filters({ address, summary, state }: Pick<QueueProps, 'address' | 'summary'> & { state: string }) {
  return (
    <div className={desk.tools}>
      <SegmentedControl
        fullWidth
        aria-label={m.whichVoices()}
        data={[
          { value: 'waiting', label: summary ? m.waitingCount({ count: summary.waiting }) : m.waiting() },
          { value: 'asked', label: summary ? m.askedBackCount({ count: summary.asked }) : m.askedBack() },
          { value: 'decided', label: m.decided() },
        ]}
        value={DECIDED.has(state) ? 'decided' : state}
        onChange={(value) => address.change({ state: value, wave: '', voice: '', sort: '' })}
      />
      <div className={css.tools}>
        <OfferFilter
          value={address.values['casino']}
          onChange={(casino) => address.change({ casino, wave: '', voice: '' })}
        />
        {DECIDED.has(state) ? (
          <Select
            aria-label={m.decision()}
            data={saidOptions(DECISIONS)}
            value={state}
            allowDeselect={false}
            onChange={(value) => address.change({ state: value ?? 'decided', voice: '' })}
          />
        ) : (
          <Select
            aria-label={shared.order()}
            data={saidOptions(ORDERS)}
            value={address.values['sort'] || 'queuedAt'}
            allowDeselect={false}
            onChange={(sort) => address.change({ sort: sort ?? '', voice: '' })}
          />
        )}
      </div>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.part}>
    {title} {children}
  </div>
)

const NONE: Record<string, () => string> = { waiting: m.nothingWaits, asked: m.nobodyAsked, aside: m.nothingAside }

const Nothing = ({ state, summary }: { state: string; summary: VoiceDesk | undefined }) => (
  <div className={css.nothing}>
    <b>{(NONE[state] ?? m.nothingDecided)()}</b>
    {state === 'waiting' && summary?.last && (
      <p>{m.lastDecided({ moment: formatDateTime(summary.last.at), name: summary.last.by })}</p>
    )}
  </div>
)

const KEYS = [
  [['J', 'K'], m.move],
  [['S'], m.later],
  [['Z'], m.undoKey],
  [['?'], m.allKeys],
] as const
