import { useSyncExternalStore } from 'react'
import * as m from '#features/replace/messages.ts'
import type { Search } from '#features/replace/screen/search.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { saidOf } from '#shared/app-error.ts'
import { text } from '#shared/words/message.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export type FoundPost = ResponseOf<'POST', '/replace/find'>['items'][number]
type Result = ResponseOf<'POST', '/replace'>['results'][number]
type Step = NonNullable<Result['undo']> | { id: string; change: string }

export interface Refusal {
  code: string
  message: string
}

interface Outcome {
  kind: 'replaced' | 'putBack'
  posts: number
  hits: number
  suggested: number
  steps: Step[]
  /** Of posts that have left the list. */
  titles: Map<string, string>
  /** What an undo left as it was. */
  kept: (Refusal & { id: string; title: string })[]
}

interface Run {
  search: Search | undefined
  posts: FoundPost[]
  looked: number
  total: number
  state: 'idle' | 'looking' | 'unread' | 'replacing' | 'undoing'
  /** Keys of hits that are left out, by post. */
  without: ReadonlyMap<string, ReadonlySet<string>>
  refused: ReadonlyMap<string, Refusal>
  done: number
  outcome: Outcome | undefined
}

const AT_ONCE = 10
export const MOST_HITS = 2000

/** Of this window, not of the screen: whoever leaves while it runs finds it here, with its undo. */
const START: Run = {
  search: undefined,
  posts: [],
  looked: 0,
  total: 0,
  state: 'idle',
  without: new Map(),
  refused: new Map(),
  done: 0,
  outcome: undefined,
}
let run = START
const listeners = new Set<() => void>()

function set(change: Partial<Run>): void {
  run = { ...run, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useRun = (): Run => useSyncExternalStore(subscribe, () => run)

export const isBusy = ({ state }: Run) => state === 'replacing' || state === 'undoing'
export const countHits = (posts: readonly FoundPost[]) => posts.reduce((sum, { hits }) => sum + hits.length, 0)
export const chosenIn = ({ without }: Pick<Run, 'without'>, { id, hits }: FoundPost) =>
  hits.filter(({ key }) => !without.get(id)?.has(key))

let looking = new AbortController()

export function stopLooking(): void {
  looking.abort()
  if (run.state === 'looking') set({ state: 'idle' })
}

export async function look(search: Search): Promise<void> {
  looking.abort()
  const { signal } = (looking = new AbortController())
  set({ ...START, search, state: 'looking', outcome: run.outcome })
  let after: string | null = null
  try {
    do {
      const page: ResponseOf<'POST', '/replace/find'> = await api.post('/replace/find', {
        body: { ...search, after },
        signal,
        isQuiet: true,
      })
      if (signal.aborted) return
      after = page.next
      set({ posts: [...run.posts, ...page.items], looked: run.looked + page.looked, total: page.total })
    } while (after !== null && countHits(run.posts) < MOST_HITS)
    set({ state: 'idle' })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) throw error
    set({ state: 'unread' })
  }
}

export function leaveOut(post: FoundPost, keys: readonly string[], isLeft: boolean): void {
  const own = new Set(run.without.get(post.id))
  for (const key of keys) {
    if (isLeft) own.add(key)
    else own.delete(key)
  }
  set({ without: new Map(run.without).set(post.id, own) })
}

export const closeOutcome = (): void => set({ outcome: undefined })

interface Wish {
  replacement: string
  isSmall: boolean
  keepsChanges: boolean
}

/** A few posts at a time, so that others save in between. What is done leaves the list, what is refused says why. */
export async function replaceIn(posts: readonly FoundPost[], { replacement, isSmall, keepsChanges }: Wish) {
  const { search } = run
  if (!search || isBusy(run)) return
  const outcome: Outcome = { kind: 'replaced', posts: 0, hits: 0, suggested: 0, steps: [], titles: new Map(), kept: [] }
  set({ state: 'replacing', done: 0, outcome: undefined })
  for (let start = 0; start < posts.length; start += AT_ONCE) {
    const some = posts.slice(start, start + AT_ONCE)
    const chosen = some.map(({ id, version }) => ({ id, version, without: [...(run.without.get(id) ?? [])] }))
    const body = { search, replacement, posts: chosen, keepsChanges, isSmall }
    const results = await api.post('/replace', { body }).then((answer) => answer.results, orRefused(some))
    settle(results, outcome)
    set({ done: start + some.length })
  }
  set({ state: 'idle', outcome: outcome.posts > 0 ? outcome : undefined })
  await invalidateRecords('posts')
  if (outcome.posts === posts.length) notify.success(SUCCESS.completed)
  else notify.warning(m.refusedSome({ count: posts.length - outcome.posts }))
}

function settle(results: readonly Result[], outcome: Outcome): void {
  const refused = new Map(run.refused)
  for (const result of results) {
    const { id, ok, count = 0, undo, change } = result
    if (ok) {
      outcome.posts++
      outcome.titles.set(id, run.posts.find((post) => post.id === id)?.title ?? '')
      outcome.hits += count
      if (change) outcome.suggested++
      outcome.steps.push(...(change ? [{ id, change }] : undo ? [undo] : []))
    } else refused.set(id, refusalOf(result))
  }
  const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
  set({ posts: run.posts.filter(({ id }) => !done.has(id)), refused })
}

const refusalOf = ({ code = '', message = '', ...words }: Omit<Result, 'ok' | 'id'>): Refusal => ({
  code,
  message: text(saidOf({ message, ...words })),
})

/** None of these is known to be done: whoever looks again sees which were. */
const orRefused =
  (posts: readonly { id: string }[]) =>
  (error: unknown): Result[] => {
    if (!(error instanceof ApiError)) throw error
    const message = error.isRefusal ? error.message : m.notSent()
    return posts.map(({ id }) => ({ id, ok: false, code: error.code, message }))
  }

export async function undoAll(): Promise<void> {
  const { outcome } = run
  if (!outcome || isBusy(run)) return
  set({ state: 'undoing' })
  const steps = outcome.steps.toReversed()
  const undone: Outcome = { kind: 'putBack', posts: 0, hits: 0, suggested: 0, steps: [], titles: new Map(), kept: [] }
  for (let start = 0; start < steps.length; start += AT_ONCE) {
    const some = steps.slice(start, start + AT_ONCE)
    const results = await api
      .post('/replace/undo', { body: { posts: some } })
      .then((answer) => answer.results, orRefused(some))
    for (const result of results) {
      const { id } = result
      if (result.ok) undone.posts++
      else undone.kept.push({ ...refusalOf(result), id, title: outcome.titles.get(id) ?? id })
    }
  }
  set({ state: 'idle', outcome: undone })
  await invalidateRecords('posts')
  if (undone.kept.length === 0) notify.success(SUCCESS.completed)
  if (run.search) await look(run.search)
}
