import { QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { api, inBackground } from '#records/admin/api/client.ts'
import { fingerprint } from '#records/admin/api/fingerprint.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { onSessionLost, refreshSession } from '#records/admin/api/session.ts'

const expired = () => Response.json({ code: 'AUTH_REQUIRED', message: 'Please sign in.' }, { status: 401 })
const lost = vi.fn<(message: string) => void>()
let sent: string[] = []
let refresh: () => Promise<Response>

beforeAll(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'refreshToken=a.b' })
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path.replace('/api/v1/private', ''))
    return path.endsWith('/auth/refresh') ? refresh() : expired()
  })
  onSessionLost(lost)
  const made = fingerprint()
  await vi.advanceTimersByTimeAsync(500)
  await made
})
beforeEach(() => {
  sent = []
  refresh = () => Promise.reject(new TypeError('no network'))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one refresh for calls within 300 ms of each other; each starts the delay again', async () => {
  const refreshes: Promise<unknown>[] = []
  for (const _ of [0, 200, 400]) {
    refreshes.push(refreshSession().catch(() => 'failed'))
    await vi.advanceTimersByTimeAsync(200)
  }
  // 200 ms after the last of them.
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(99)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['/auth/refresh'])
  expect(await Promise.all(refreshes)).toEqual(['failed', 'failed', 'failed'])
})

test('a list that looks again by itself neither refreshes nor ends the session; the user does', async () => {
  const list = new QueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: ({ signal }) => api.get('/posts', { signal, isQuiet: true }),
    enabled: false,
  })
  inBackground(() => void list.refetch({ cancelRefetch: false }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['/posts'])
  expect([list.getCurrentResult().error, lost.mock.calls]).toMatchObject([{ status: 401 }, []])

  void list.refetch()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.slice(1)).toEqual(['/posts', '/auth/refresh'])
})

test('without a network during the refresh one stays; a refused refresh leads to the login', async () => {
  const failed = api.get('/posts', { isQuiet: true }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect([await failed, lost.mock.calls]).toMatchObject([{ code: 'NO_CONNECTION' }, []])

  refresh = async () => expired()
  const ended = api.get('/posts', { isQuiet: true }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect([await ended, lost.mock.calls]).toMatchObject([{ status: 401 }, [['Please sign in.']]])
})
