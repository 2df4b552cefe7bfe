import * as m from '#features/demo/messages.ts'
import { untitled } from '#records/admin/messages.ts'
import * as writers from '#entities/writer/messages.ts'
import * as templates from '#features/templates/messages.ts'
import * as softwareProviders from '#entities/software-provider/messages.ts'
import * as rubrics from '#entities/rubric/messages.ts'
import * as paymentMethods from '#entities/payment-method/messages.ts'
import * as media from '#entities/media/messages.ts'
import * as licences from '#entities/licence/messages.ts'
import * as gameTypes from '#entities/game-type/messages.ts'
import * as casinos from '#entities/casino/messages.ts'
import * as bookmakers from '#entities/bookmaker/messages.ts'
import { Alert, Anchor, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DemoState } from '#features/demo/api-schema.ts'
import { staysWords } from '#features/demo/words.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './clear-demo.module.css'

const KEY = ['records', 'demo']

const KINDS: Record<string, (words: { count: number }) => string> = {
  post: m.posts,
  casino: casinos.counted,
  bookmaker: bookmakers.counted,
  licence: licences.counted,
  payoutTest: m.withdrawals,
  gameType: gameTypes.counted,
  paymentMethod: paymentMethods.counted,
  softwareProvider: softwareProviders.counted,
  writer: writers.counted,
  rubric: rubrics.counted,
  media: media.counted,
  user: m.colleagues,
  savedView: m.savedViews,
  template: templates.counted,
  waitingChange: m.waitingChanges,
  note: m.notes,
  message: m.messages,
  voice: m.voices,
  complaint: m.complaints,
}

const countWords = ({ goes }: DemoState) =>
  goes.map(({ kind, count }) => KINDS[kind]?.({ count }) ?? `${kind}: ${formatNumber(count)}`).join(', ')

/** Where records of users and views are: they have no form of their own. */
const ELSEWHERE: Record<string, string> = { users: '/admin/settings?tab=users', views: '/admin/posts' }
const PAGELESS = new Set(['note', 'waitingChange'])

export function ClearDemo() {
  const [cleared, setCleared] = useState<DemoState>()
  const { isBusy, whileBusy } = useBusy()
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/demo', { signal }),
  })
  if (cleared) return <Cleared state={cleared} />
  if (isError) {
    return <ReadFailure title={m.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} m={14} />
  }
  if (!data) return <Skeleton height={60} mt={14} />
  if (data.goes.length === 0) return <p className={css.words}>{m.nothingHere()}</p>

  async function clear(state: DemoState): Promise<void> {
    const isWanted = await confirm({
      title: m.clearTitle(),
      body: m.clearBody({ things: countWords(state) }),
      action: m.clear(),
      isDangerous: true,
    })
    if (!isWanted) return
    setCleared(await whileBusy(() => api.post('/demo/clear')))
    notify.success(SUCCESS.completed)
    await queryClient.invalidateQueries({ queryKey: ['records'] })
  }

  return (
    <>
      <p className={css.words}>{rich(m.goes, { b: (words) => <b>{words}</b>, things: countWords(data) })}</p>
      <Kept state={data} />
      <Button
        mt={14}
        variant="default"
        c="var(--neg)"
        loading={isBusy}
        onClick={() => void clear(data).catch(() => undefined)}
      >
        {m.clear()}
      </Button>
    </>
  )
}

function Kept({ state: { stays } }: { state: DemoState }) {
  if (stays.length === 0) return <p className={css.words}>{m.allGoes()}</p>
  return (
    <>
      <p className={css.words}>{rich(m.stays, { b: (words) => <b>{words}</b>, count: stays.length })}</p>
      <ul className={css.kept}>
        {stays.map(({ collection, id, title, ...reason }) => (
          <li key={`${collection}/${id}`}>
            {PAGELESS.has(collection) ? (
              <b>{title || untitled()}</b>
            ) : (
              <Anchor component={Link} to={ELSEWHERE[collection] ?? `/admin/${collection}/${id}`}>
                {title || untitled()}
              </Anchor>
            )}
            <small>{staysWords(reason)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

function Cleared({ state }: { state: DemoState }) {
  const things = countWords(state)
  const went = things ? m.went({ things }) : m.nothingWent()
  const stayed = state.stays.length > 0 ? [m.stayed({ count: state.stays.length })] : []
  return (
    <Alert color="green" title={m.cleared()} mt={14}>
      {[went, ...stayed].join(' ')}
    </Alert>
  )
}
