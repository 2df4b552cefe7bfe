import { expect, test } from 'vitest'
import { pageRenderer } from '#server/pages/render-page.ts'
import { createTestServices } from '#testing/test-db.ts'

/** More than are rendered and wait together. */
const FLOOD = 300

test('a flood of addresses with parameters holds up no page without', async () => {
  const services = await createTestServices()
  const held: (() => void)[] = []
  const rendered: string[] = []
  // Documents of the back office take the same places and need no data.
  const render = pageRenderer(async (request) => {
    rendered.push(new URL(request.url).search)
    await new Promise<void>((resolve) => held.push(resolve))
    return new Response('')
  })
  const get = (address: string) => render(new Request(`http://web.cz${address}`), services, 'local')

  const flood = Array.from({ length: FLOOD }, (_, number) =>
    get(`/admin/?vaha=${number}`).then(
      () => 'rendered',
      () => 'refused',
    ),
  )
  await expect.poll(() => held.length).toBe(8)
  const plain = get('/admin/')
  const next = held.shift()
  next?.()
  await expect.poll(() => rendered.length).toBe(9)
  expect(rendered.at(-1)).toBe('')

  const timer = setInterval(() => held.splice(0).forEach((resolve) => resolve()))
  expect((await plain).status).toBe(200)
  const outcomes = await Promise.all(flood)
  clearInterval(timer)
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(FLOOD - 208)
})
