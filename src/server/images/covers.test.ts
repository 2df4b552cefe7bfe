import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AppHono } from '#records/calls/calls.server.ts'
import { mountCovers } from '#server/images/covers.ts'
import { parseXml } from '#testing/xml.ts'

const app: AppHono = new Hono()
mountCovers(app)
const get = async (path: string, headers = {}) => app.request(path, { headers })

test('a cover is drawn from its address and cached forever', async () => {
  const response = await get('/cover/2/licences/seal-72-6.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'unsafe-inline'")
  const svg = await response.text()
  expect(parseXml(svg).attributes).toMatchObject({ viewBox: '0 0 320 180' })
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 320, height: 180 })

  const etag = response.headers.get('etag')
  expect((await get('/cover/2/licences/seal-72-6.svg', { 'If-None-Match': etag })).status).toBe(304)
})

test('the background changes the colours, and an older drawing is cached for a while only', async () => {
  const on = async (ground: string) => (await get(`/cover/2/${ground}/hundred-4.svg`)).text()
  expect(await on('safety')).not.toBe(await on('terms'))
  expect((await get('/cover/0/terms/hundred-4.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each([
  '/cover/2/licences/seal-72-06.svg',
  '/cover/2/licences/seal-72-6.png',
  '/cover/2/licences/seal-72-6',
  '/cover/2/casino/seal-72-6.svg',
  '/cover/x/licences/seal-72-6.svg',
  '/cover/2/licences/roulette-7.svg',
  '/cover/2/licences/<b>.svg',
  '/cover/2/constructor/seal-72-6.svg',
  '/cover/',
])('returns 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})
