import { expect, test } from 'vitest'
import { blockPreviewCall } from '#posts/preview-blocks.server.tsx'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const services = await createTestServices()
const api = createPrivateApi(services, [blockPreviewCall])
const preview = (blocks: unknown) => api.post('/posts/preview-blocks', { blocks }, 'editor')
const prosCons = (uniqId: string, heading?: string) => ({
  kind: 'prosConsPosts',
  data: { uniqId, source: 'manual', pros: ['Rychlé výplaty'], ...(heading ? { heading } : {}) },
})

test('renders blocks in order, as on the page, with live data and month tokens replaced', async () => {
  const casino = await build.casino(services.db, { title: 'Modrý Lev' })
  const rating = { uniqId: 'cr-0002', mode: 'manual', casinoIds: [casino.id], layout: 'compact' }
  const { status, body } = await preview([
    prosCons('pc-0001', 'Klady currentY'),
    { kind: 'casinosRating', data: rating },
    prosCons('pc-0003'),
  ])
  expect(status).toBe(200)
  expect(body.items.map((item: { uniqId: string }) => item.uniqId)).toEqual(['pc-0001', 'cr-0002', 'pc-0003'])
  expect(body.items[0].html).toContain(`Klady ${services.now().getFullYear()}`)
  expect(body.items[0].html).toContain('Rychlé výplaty')
  expect(body.items[1].html).toContain('Modrý Lev')
})

test('an invalid block has an error and does not affect the others', async () => {
  const { body } = await preview([
    { kind: 'prosConsPosts', data: { uniqId: 'pc-0001', source: 'manual', pros: [] } },
    { kind: 'sliders', data: {} },
    prosCons('pc-0002'),
  ])
  expect(body.items[0]).toMatchObject({ uniqId: 'pc-0001', error: { text: 'Write at least one.' } })
  expect(body.items[1]).toMatchObject({ uniqId: '', error: { text: expect.any(String) } })
  expect(body.items[2].html).toContain('Rychlé výplaty')
})

test('rejects unknown kinds and more than a hundred blocks', async () => {
  expect((await preview([{ kind: 'html', data: {} }])).status).toBe(422)
  expect((await preview(Array.from({ length: 101 }, (_, index) => prosCons(`pc-${index}`)))).status).toBe(422)
  expect(await preview([])).toMatchObject({ status: 200, body: { items: [] } })
})

test('others have their turn between the blocks, while they are checked and while they are rendered', async () => {
  const offersFor = (count: number) =>
    offersDuring(() => preview(Array.from({ length: count }, (_, index) => prosCons(`pc-${1000 + index}`))))
  expect((await offersFor(21)) - (await offersFor(1))).toBeGreaterThanOrEqual(2 * 20)
})
