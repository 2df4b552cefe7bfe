import { Button, Checkbox, Group, Paper, Progress, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as m from '#features/replace/messages.ts'
import { FoundPost } from '#features/replace/screen/found-post.tsx'
import { Outcome } from '#features/replace/screen/outcome.tsx'
import {
  chosenIn,
  countHits,
  type FoundPost as Post,
  isBusy,
  look,
  MOST_HITS,
  replaceIn,
  stopLooking,
  useRun,
} from '#features/replace/screen/run.ts'
import { addressOf, type Search, searchIn } from '#features/replace/screen/search.ts'
import { SearchForm } from '#features/replace/screen/search-form.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { isSame } from '#shared/is-same.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './replace.module.css'

export default function Replace() {
  const [address, setAddress] = useSearchParams()
  const [replacement, setReplacement] = useState(address.get('with') ?? '')
  const run = useRun()
  const initial = searchIn(address)
  const busy = isBusy(run)
  useReload(initial)
  useUnloadGuard(busy)

  function lookFor(search: Search): void {
    setAddress(addressOf(search, replacement), { replace: true })
    void look(search)
  }
  const anyway = useStableCallback((post: Post) => {
    void replaceIn([post], { replacement, isSmall: false, keepsChanges: false })
  })

  return (
    <Screen
      title={m.findAndReplace()}
      lead={m.lead()}
      actions={
        <Button component={Link} to="/admin/posts" variant="default" leftSection={<Icon name="left" size={16} />}>
          {m.back()}
        </Button>
      }
    >
      <SearchForm
        initial={initial}
        replacement={replacement}
        onReplacement={setReplacement}
        isBusy={busy}
        onLook={lookFor}
      />
      <Outcome />
      {run.state === 'unread' && run.search && <ReadFailure title={m.unread()} onTryAgain={() => lookFor(initial)} />}
      <Bar replacement={replacement} />
      {run.search && run.posts.length > 0 && (
        <Paper withBorder radius="lg" className={css.list}>
          {run.posts.map((post) => (
            <FoundPost
              key={post.id}
              post={post}
              without={run.without.get(post.id)}
              wanted={run.search ?? initial}
              replacement={replacement}
              refusal={run.refused.get(post.id)}
              isBusy={busy}
              onAnyway={anyway}
            />
          ))}
        </Paper>
      )}
      <Nothing />
    </Screen>
  )
}

/** What was found, and the button that replaces it. */
function Bar({ replacement }: { replacement: string }) {
  const run = useRun()
  const [isSmall, setSmall] = useState(false)
  const { posts, state, looked, total, done } = run
  const chosen = posts.filter((post) => !post.isMore && chosenIn(run, post).length > 0)
  const count = chosen.reduce((sum, post) => sum + chosenIn(run, post).length, 0)
  const hasLive = chosen.some(({ stage, how }) => stage === 'published' && how === 'save')

  async function ask(): Promise<void> {
    const live = chosen.filter(({ stage, how }) => stage === 'published' && how === 'save').length
    const isWanted = await confirm({
      title: m.replaceAsked({ hits: m.hits({ count }), posts: m.inPosts({ count: chosen.length }) }),
      body: (
        <>
          {live > 0 && <Text>{m.readersSee({ count: live })}</Text>}
          <Text>{m.canBeUndone()}</Text>
        </>
      ),
      action: m.replaceNow(),
    })
    if (isWanted) await replaceIn(chosen, { replacement, isSmall, keepsChanges: true })
  }

  if (state === 'looking' || state === 'replacing') {
    const part = state === 'looking' ? looked / Math.max(total, 1) : done / Math.max(chosen.length + done, 1)
    return (
      <div className={css.bar} role="status">
        <Text size="sm">{state === 'looking' ? m.lookedThrough({ looked, total }) : m.replacing()}</Text>
        <Progress value={100 * part} className={css.progress} aria-label={m.findAndReplace()} animated />
        {state === 'looking' && (
          <Button size="compact-sm" variant="default" onClick={stopLooking}>
            {m.stop()}
          </Button>
        )}
      </div>
    )
  }
  if (posts.length === 0) return null
  return (
    <>
      {countHits(posts) >= MOST_HITS && (
        <Text size="sm" mb={8}>
          {m.many({ hits: m.hits({ count: countHits(posts) }) })}
        </Text>
      )}
      <div className={css.bar}>
        <Text fw={600} size="sm" aria-live="polite">
          {m.hitsIn({ hits: m.hits({ count: countHits(posts) }), posts: m.inPosts({ count: posts.length }) })}
        </Text>
        <Group gap="8px 16px" ml="auto">
          {hasLive && (
            <Checkbox
              size="sm"
              label={m.small()}
              checked={isSmall}
              onChange={(event) => setSmall(event.currentTarget.checked)}
            />
          )}
          <Button disabled={count === 0 || state !== 'idle'} onClick={() => void ask()}>
            {m.replaceHits({ count })}
          </Button>
        </Group>
      </div>
    </>
  )
}

function Nothing() {
  const { search, posts, state, outcome } = useRun()
  if (posts.length > 0 || state !== 'idle' || outcome) return null
  return (
    <EmptyState
      title={search ? m.noHits() : m.startHere()}
      words={search ? m.noHitsHelp({ find: search.find }) : m.startHelp()}
    />
  )
}

/** An address with a search, opened anew, shows what it finds; whoever comes back finds what was there. */
function useReload(search: Search): void {
  const run = useRun()
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) return
    first.current = false
    if (search.find !== '' && run.state === 'idle' && !isSame(run.search, search)) void look(search)
  })
}

function useUnloadGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}
