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
import { plural } from '#ui/admin/format.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './clear-demo.module.css'

const KEY = ['records', 'demo']

const KINDS: Record<string, [one: string, many: string]> = {
  post: ['post', 'posts'],
  casino: ['casino', 'casinos'],
  bookmaker: ['bookmaker', 'bookmakers'],
  licence: ['licence', 'licences'],
  payoutTest: ['measured withdrawal', 'measured withdrawals'],
  gameType: ['game type', 'game types'],
  paymentMethod: ['payment method', 'payment methods'],
  softwareProvider: ['software provider', 'software providers'],
  writer: ['writer', 'writers'],
  rubric: ['rubric', 'rubrics'],
  media: ['picture', 'pictures'],
  user: ['colleague', 'colleagues'],
  savedView: ['saved view', 'saved views'],
  waitingChange: ['waiting change', 'waiting changes'],
  note: ['note', 'notes'],
  message: ['message', 'messages'],
  voice: ['voice of a player', 'voices of players'],
}

const countWords = ({ goes }: DemoState) =>
  goes.map(({ kind, count }) => plural(count, ...(KINDS[kind] ?? [kind, kind]))).join(', ')

/** Where records of users and views are: they have no form of their own. */
const ELSEWHERE: Record<string, string> = { users: '/admin/settings?tab=users', views: '/admin/posts' }
const PAGELESS = new Set(['note', 'waitingChange'])

export function ClearDemo() {
  const [cleared, setCleared] = useState<DemoState>()
  const [isBusy, setBusy] = useState(false)
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/demo', { signal }),
  })
  if (cleared) return <Cleared state={cleared} />
  if (isError) {
    return (
      <ReadFailure title="This could not be read" error={error} onTryAgain={refetch} isTrying={isFetching} m={14} />
    )
  }
  if (!data) return <Skeleton height={60} mt={14} />
  if (data.goes.length === 0) return <p className={css.words}>There is nothing of the demo here.</p>

  async function clear(state: DemoState): Promise<void> {
    const isWanted = await confirm({
      title: 'Clear the demo?',
      body: `${countWords(state)} go for good, with their history, and so do ninety days of clicks. What stays is listed on the page. Make a backup first if you may want it back.`,
      action: 'Clear the demo',
      isDangerous: true,
    })
    if (!isWanted) return
    setBusy(true)
    try {
      setCleared(await api.post('/demo/clear'))
      notify.success(SUCCESS.completed)
      await queryClient.invalidateQueries({ queryKey: ['records'] })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p className={css.words}>
        <b>Goes:</b> {countWords(data)}, and ninety days of clicks.
      </p>
      <Kept state={data} />
      <Button
        mt={14}
        variant="default"
        c="var(--neg)"
        loading={isBusy}
        onClick={() => void clear(data).catch(() => undefined)}
      >
        Clear the demo
      </Button>
    </>
  )
}

function Kept({ state: { stays } }: { state: DemoState }) {
  if (stays.length === 0) return <p className={css.words}>Nobody has changed any of it, so all of it goes.</p>
  return (
    <>
      <p className={css.words}>
        <b>Stays:</b> {plural(stays.length, 'thing', 'things')} that you work with. An invented casino that stays loses
        its invented review and voices.
      </p>
      <ul className={css.kept}>
        {stays.map(({ collection, id, title, ...reason }) => (
          <li key={`${collection}/${id}`}>
            {PAGELESS.has(collection) ? (
              <b>{title || 'Untitled'}</b>
            ) : (
              <Anchor component={Link} to={ELSEWHERE[collection] ?? `/admin/${collection}/${id}`}>
                {title || 'Untitled'}
              </Anchor>
            )}
            <small>{staysWords(reason)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const Cleared = ({ state }: { state: DemoState }) => (
  <Alert color="green" title="The demo is cleared" mt={14}>
    {countWords(state) || 'Nothing'} went.{' '}
    {state.stays.length > 0 && `${plural(state.stays.length, 'thing', 'things')} stayed and are yours now.`}
  </Alert>
)
