import sharp from 'sharp'
import { expect, test } from 'vitest'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { encodePicture, storePicture } from '#entities/media/store.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { renderSite, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, storage } = services
invalidateCaches(services)
const rendered: string[] = []
const { fetchPath } = await serveSite(services, (request, ...rest) => {
  rendered.push(new URL(request.url).pathname)
  return renderSite(request, ...rest)
})
const api = createPrivateApi(services, privateMediaCalls)

const colour = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Red on the left, blue on the right. */
async function halves(width: number, height: number): Promise<Buffer> {
  const right = { input: await colour(width / 2, height, '#0000ff'), left: width / 2, top: 0 }
  return sharp(await colour(width, height, '#ff0000'))
    .composite([right])
    .png()
    .toBuffer()
}

const store = async (bytes: Uint8Array, title: string) =>
  storePicture(db, storage, await encodePicture(bytes), { title, alt: '' }, SYSTEM)

async function crop(id: string, crops: object) {
  const { body } = await api.get(`/media/${id}`)
  const { title, alt, isDecoration, focus, version } = body
  return api.put(`/media/${id}`, { title, alt, isDecoration, focus, version, crops }, 'editor')
}

const sourceIn = (html: string, name: string) => new RegExp(`src="(/media/${name}/[^"]+)"`).exec(html)?.[1] ?? ''
const nameOf = ({ key }: { key: string }) => key.replace('.webp', '')
const LIST = '/clanky/'

test('pages show the part that was chosen for their shape, made from the untouched original', async () => {
  const picture = await store(await halves(1600, 1200), 'Půlky')
  const name = nameOf(picture)
  await build.post(db, { slug: 's-obrazkem', banner: { mediaId: picture.id, alt: '' } })
  await build.post(db, { slug: 'bez-obrazku' })
  for (const path of [LIST, '/bez-obrazku/']) expect((await fetchPath(path)).status).toBe(200)
  expect(sourceIn((await fetchPath(LIST)).text, name)).toBe(`/media/${name}/md.webp`)
  const before = Buffer.from((await storage.get(picture.key)) ?? [])

  rendered.length = 0
  expect((await crop(picture.id, { '16x9': { x: 60, y: 10, width: 40 } })).status).toBe(200)
  const { text } = await fetchPath(LIST)
  const source = sourceIn(text, name)
  expect(source).toBe(`/media/${name}/md-16x9-60-10-40.webp`)
  expect(text).toContain('width="640" height="360"')
  await fetchPath('/bez-obrazku/')
  expect(rendered).toEqual([LIST])

  const part = await fetchPath(source)
  expect([part.status, part.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await sharp(part.bytes).metadata()).toMatchObject({ width: 640, height: 360 })
  const { dominant } = await sharp(part.bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  expect(Buffer.from((await storage.get(picture.key)) ?? []).equals(before)).toBe(true)
  expect(await sharp((await fetchPath(`/media/${name}/md.webp`)).bytes).metadata()).toMatchObject({ height: 576 })
})

test('addresses of former parts lead to the present one, and made-up ones are never made', async () => {
  const picture = await store(await halves(800, 800), 'Čtverec')
  const name = nameOf(picture)
  const at = async (variant: string) => {
    const { status, headers } = await fetchPath(`/media/${name}/${variant}`)
    return [status, headers['location']]
  }
  expect(await at('sm-1x1-0-0-50.webp')).toEqual([302, `/media/${name}/sm.webp`])
  await crop(picture.id, { '1x1': { x: 0, y: 0, width: 50 } })
  expect(await at('sm-1x1-0-0-50.webp')).toEqual([200, undefined])
  await crop(picture.id, { '1x1': { x: 10, y: 0, width: 50 } })
  expect(await at('xs@2x-1x1-0-0-50.avif')).toEqual([302, `/media/${name}/xs@2x-1x1-10-0-50.avif`])
  expect(await at('sm-4x3-10-0-50.webp')).toEqual([302, `/media/${name}/sm.webp`])
  for (const wrong of ['sm-1x1-010-0-50.webp', 'sm-2x1-10-0-50.webp', 'sm-1x1-10-0.webp', 'sm-1x1-10-0-5000.webp'])
    expect((await at(wrong))[0]).toBe(404)
  await crop(picture.id, {})
  expect(await at('sm-1x1-10-0-50.webp')).toEqual([302, `/media/${name}/sm.webp`])
})

test('a part is a field like others: refused when wrong, in the history, restored', async () => {
  const picture = await store(await halves(400, 300), 'Dějiny')
  for (const wrong of [
    { '16x9': { x: 90, y: 0, width: 50 } },
    { '3x1': { x: 0, y: 0, width: 50 } },
    { '16x9': { x: 0, y: 0, width: 5 } },
  ])
    expect((await crop(picture.id, wrong)).status).toBe(422)
  const chosen = { '4x3': { x: 5, y: 5, width: 60 } }
  expect((await crop(picture.id, chosen)).body).toMatchObject({ crops: chosen, version: 2 })
  await crop(picture.id, {})
  const { body } = await api.get(`/media/${picture.id}/revisions/2`)
  expect(body).toMatchObject({ data: { crops: chosen } })
  expect((await api.post(`/media/${picture.id}/revisions/2/restore`, { version: 3 })).body).toMatchObject({
    crops: chosen,
  })
})

test('a sharper file keeps the parts, one of another shape has none', async () => {
  const picture = await store(await halves(400, 300), 'Výměna')
  await crop(picture.id, { '1x1': { x: 5, y: 5, width: 60 } })
  const replace = async (bytes: Uint8Array, version: number) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
    form.set('version', String(version))
    return (await api.send('POST', `/media/${picture.id}/file`, { body: form }, 'editor')).body
  }
  expect(await replace(await halves(800, 600), 2)).toMatchObject({ width: 800, crops: { '1x1': { x: 5 } } })
  expect(await replace(await halves(400, 800), 3)).toMatchObject({ height: 800, crops: {} })
})
