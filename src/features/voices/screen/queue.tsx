import { Anchor, Kbd, Paper, SegmentedControl, Select, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { ListedVoice, VoiceDesk } from '#features/voices/api-schema.ts'
import { QueueRow, WaveRow } from '#features/voices/screen/queue-row.tsx'
import { PER_PAGE } from '#features/voices/screen/queries.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import type { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useOptions } from '#records/admin/use-options.ts'
import { formatDateTime, formatNumber, plural } from '#ui/admin/format.ts'
import css from './voices.module.css'

const ORDERS = [
  { value: 'queuedAt', label: 'Oldest first' },
  { value: 'signs', label: 'Fewest signs first' },
  { value: '-signs', label: 'Most signs first' },
]
const DECISIONS = [
  { value: 'decided', label: 'All decisions' },
  { value: 'shown', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'aside', label: 'Set aside' },
]
const DECIDED = new Set(DECISIONS.map(({ value }) => value))

interface QueueProps {
  address: ReturnType<typeof useListAddress>
  query: UseQueryResult<ResponseOf<'GET', '/voices'>>
  desk: VoiceDesk | undefined
  items: ListedVoice[]
  shownKey: string | undefined
  rows: Ref<HTMLDivElement>
  isHidden: boolean
  onVoice: (id: string) => void
  onWave: (offerId: string) => void
}

export function Queue({ address, query, desk, items, shownKey, rows, isHidden, onVoice, onWave }: QueueProps) {
  const { data, error, isError, refetch, isFetching, isPlaceholderData } = query
  const state = address.values['state'] ?? 'waiting'
  const casinos = useOptions('casinos')
  const bookmakers = useOptions('bookmakers')
  const isOfWave = address.values['wave'] === 'in'
  const waves = state === 'waiting' && !isOfWave && !address.values['casino'] ? (desk?.waves ?? []) : []
  const inWaves = waves.reduce((sum, { count }) => sum + count, 0)
  const tab = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} ${formatNumber(count)}`
  return (
    <Paper
      withBorder
      radius="lg"
      component="section"
      aria-label="Voices that wait"
      className={css.queue}
      data-hidden={isHidden || undefined}
    >
      <div className={css.tools}>
        <SegmentedControl
          fullWidth
          aria-label="Which voices"
          data={[
            { value: 'waiting', label: tab('Waiting', desk?.waiting) },
            { value: 'asked', label: tab('Asked back', desk?.asked) },
            { value: 'decided', label: 'Decided' },
          ]}
          value={DECIDED.has(state) ? 'decided' : state}
          onChange={(value) => address.change({ state: value, wave: '', voice: '', sort: '' })}
        />
        <div className={css.tools2}>
          <Select
            aria-label="Casino"
            placeholder="All casinos"
            data={[
              { group: 'Casinos', items: casinos },
              { group: 'Bookmakers', items: bookmakers },
            ]}
            value={address.values['casino'] || null}
            onChange={(casino) => address.change({ casino: casino ?? '', wave: '', voice: '' })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'All casinos' }}
          />
          {DECIDED.has(state) ? (
            <Select
              aria-label="Decision"
              data={DECISIONS}
              value={state}
              allowDeselect={false}
              onChange={(value) => address.change({ state: value ?? 'decided', voice: '' })}
            />
          ) : (
            <Select
              aria-label="Order"
              data={ORDERS}
              value={address.values['sort'] || 'queuedAt'}
              allowDeselect={false}
              onChange={(sort) => address.change({ sort: sort ?? '', voice: '' })}
            />
          )}
        </div>
      </div>
      {isError && !data && (
        <ReadFailure
          title="The list could not be read"
          error={error}
          onTryAgain={refetch}
          isTrying={isFetching}
          m={12}
        />
      )}
      {!data && !isError && <Skeleton height={420} m={12} w="auto" role="status" aria-label="Loading the voices" />}
      {data && (
        <div ref={rows} role="group" aria-label="Voices" data-faded={isPlaceholderData || undefined}>
          {waves.length > 0 && (
            <Part title="Bursts" words={`${formatNumber(inWaves)} in ${plural(waves.length, 'group', 'groups')}`} />
          )}
          {waves.map((wave) => (
            <WaveRow
              key={wave.offer.id}
              wave={wave}
              isShown={shownKey === wave.offer.id}
              onChoose={() => onWave(wave.offer.id)}
            />
          ))}
          {waves.length > 0 && data.total > 0 && <Part title="One by one" words={formatNumber(data.total)} />}
          {isOfWave && (
            <div className={css.part}>
              The burst, one by one
              <Anchor
                component="button"
                type="button"
                fz="inherit"
                onClick={() => address.change({ casino: '', wave: '', voice: '' })}
              >
                Back to all
              </Anchor>
            </div>
          )}
          {items.map((voice) => (
            <QueueRow key={voice.id} voice={voice} isShown={voice.id === shownKey} onChoose={() => onVoice(voice.id)} />
          ))}
        </div>
      )}
      {data && data.total === 0 && waves.length === 0 && <Nothing state={state} desk={desk} />}
      {data && data.total > PER_PAGE && (
        <ListFooter
          {...data}
          shown={items.length}
          onPage={(page) => address.change({ page: String(page), voice: '' })}
        />
      )}
      {data && data.total > 0 && <Keys />}
    </Paper>
  )
}

const Part = ({ title, words }: { title: string; words: string }) => (
  <div className={css.part}>
    {title} <span>{words}</span>
  </div>
)

const NONE: Record<string, string> = {
  waiting: 'Nothing waits.',
  asked: 'No player is asked.',
  aside: 'Nothing is set aside.',
}

const Nothing = ({ state, desk }: { state: string; desk: VoiceDesk | undefined }) => (
  <div className={css.nothing}>
    <b>{NONE[state] ?? 'Nothing was decided yet.'}</b>
    {state === 'waiting' && desk?.last && (
      <p>
        The last voice was decided {formatDateTime(desk.last.at)} by {desk.last.by}.
      </p>
    )}
  </div>
)

const KEYS = [
  [['J', 'K'], 'move'],
  [['S'], 'later'],
  [['Z'], 'undo'],
  [['?'], 'all keys'],
] as const

const Keys = () => (
  <div className={css.keys} aria-hidden="true">
    {KEYS.map(([names, does]) => (
      <span key={does}>
        {names.map((name) => (
          <Kbd key={name} size="xs">
            {name}
          </Kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </div>
)
