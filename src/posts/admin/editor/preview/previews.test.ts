import { expect, test, vi } from 'vitest'
import { createPreviews } from '#posts/admin/editor/preview/previews.ts'

const data = (uniqId: string) => ({ uniqId, source: 'manual' as const, pros: ['a'], cons: [] })
const html = (blocks: { data: { uniqId: string } }[]) =>
  blocks.map(({ data: { uniqId } }) =>
    uniqId === 'pc-bad'
      ? { uniqId, error: { text: 'Write at least one.', key: '' } }
      : { uniqId, html: `<p>${uniqId}</p>` },
  )
type FetchPreviews = NonNullable<Parameters<typeof createPreviews>[0]>
const settled = (previews: ReturnType<typeof createPreviews>) =>
  new Promise<void>((resolve) => previews.subscribe(resolve))

test('blocks requested together share one request, and are requested only once', async () => {
  const fetchPreviews = vi.fn<FetchPreviews>(async (blocks) => html(blocks))
  const previews = createPreviews(fetchPreviews)
  const one = data('pc-1')
  const bad = data('pc-bad')
  expect(previews.of('prosConsPosts', one)).toEqual({ state: 'loading' })
  previews.request('prosConsPosts', one)
  previews.request('prosConsPosts', bad)
  await settled(previews)
  expect(fetchPreviews).toHaveBeenCalledOnce()
  expect(previews.of('prosConsPosts', one)).toEqual({ state: 'shown', html: '<p>pc-1</p>' })
  expect(previews.of('prosConsPosts', bad)).toEqual({ state: 'refused', message: 'Write at least one.' })
  // Equal data in another object is cached.
  expect(previews.of('prosConsPosts', data('pc-1'))).toEqual({ state: 'shown', html: '<p>pc-1</p>' })
})

test('more than a hundred blocks are split into several requests', async () => {
  const fetchPreviews = vi.fn<FetchPreviews>(async (blocks) => html(blocks))
  const previews = createPreviews(fetchPreviews)
  for (let index = 0; index < 130; index++) previews.request('prosConsPosts', data(`pc-${index}`))
  await settled(previews)
  expect(fetchPreviews.mock.calls.map(([blocks]) => blocks.length)).toEqual([100, 30])
})

test('a failed request can be retried', async () => {
  const fetchPreviews = vi.fn<FetchPreviews>(async (blocks) => html(blocks)).mockRejectedValueOnce(new Error('away'))
  const previews = createPreviews(fetchPreviews)
  const one = data('pc-1')
  previews.request('prosConsPosts', one)
  await settled(previews)
  expect(previews.of('prosConsPosts', one)).toEqual({ state: 'failed' })
  previews.retry()
  expect(previews.of('prosConsPosts', one)).toEqual({ state: 'loading' })
  previews.request('prosConsPosts', one)
  await settled(previews)
  expect(previews.of('prosConsPosts', one)).toMatchObject({ state: 'shown' })
})
