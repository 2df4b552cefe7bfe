import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { MEDIA_EXTENSION } from '#entities/media/schema.ts'
import { BREAKPOINTS } from '#shared/images.ts'
import { createBrowser } from '#testing/browser.ts'
import { oneConnectionTo } from '#testing/one-connection.ts'
import { startS3 } from '#testing/s3-server.ts'
import { ADMIN, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0

const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2448bd' } })
  .png()
  .toBuffer()

async function start(settings: Record<string, string> = {}) {
  const config = await createEmptyDatabase()
  const server = await startServer({ ...config, DATABASE_URL: undefined, ...settings })
  const line = oneConnectionTo(server.url)
  onTestFinished(async () => {
    line.close()
    await server.kill('SIGKILL')
  })
  const editor = createBrowser(line)
  expect((await editor.login(ADMIN.email, ADMIN.password)).status).toBe(200)
  const upload = () => {
    const form = new FormData()
    form.set('file', new File([picture], 'lev.png', { type: 'image/png' }))
    return editor.sendForm('/media', form)
  }
  const get = async (path: string) => {
    const response = await line.request(path)
    await response.arrayBuffer()
    return response
  }
  return { ...config, server, editor, upload, get }
}

const retryOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('retry-after')]
const SIZE = Object.keys(BREAKPOINTS)[0]
const AWAY = [503, '2']
const nameOf = (key: string) => key.slice(0, -MEDIA_EXTENSION.length)

test.runIf(canLimitFiles)('out of file descriptors: 503 for what needs one, and full recovery', async () => {
  const { server, get, editor, upload } = await start()
  const stored = await upload()
  expect(stored.status).toBe(201)
  const mayOpen = (count: number) =>
    expect(spawnSync('prlimit', ['--pid', String(server.pid), `--nofile=${count}:`]).status).toBe(0)
  const needing = {
    file: () => get('/favicon.svg'),
    picture: () => get(`/media/${nameOf(stored.body['key'])}/${SIZE}.webp`),
    'share picture': () => get('/og/index.png'),
    upload,
    export: () => editor.get('/export'),
  }
  const askAll = async () => {
    const responses: [string, unknown][] = []
    for (const [name, request] of Object.entries(needing)) responses.push([name, retryOf(await request())])
    return Object.fromEntries(responses)
  }
  // The first search starts the reading thread, which needs files of its own.
  for (const path of ['/', '/hledat/?q=b']) expect((await get(path)).status).toBe(200)

  mayOpen(1)
  expect(await askAll()).toEqual({ file: AWAY, picture: AWAY, 'share picture': AWAY, upload: AWAY, export: AWAY })
  expect([(await get('/')).status, (await get('/hledat/?q=a')).status]).toEqual([200, 200])
  // New connections are not accepted; the process survives.
  await fetch(server.url).catch(() => undefined)

  mayOpen(1024)
  const well = [200, null]
  expect(await askAll()).toEqual({
    file: well,
    picture: well,
    'share picture': well,
    upload: [201, null],
    export: well,
  })
  expect((await fetch(server.url)).status).toBe(200)
  expect(server.output()).not.toMatch(/unhandled|uncaught|the process ends/i)
})

test('an unreadable disk: 503, and full recovery', async () => {
  const { DATA_DIR, get } = await start()
  const broken = join(DATA_DIR, 'media', `0123456789ab-lev${MEDIA_EXTENSION}`)
  const address = `/media/0123456789ab-lev/${SIZE}.webp`
  // The kernel returns EIO for reads at the beginning of this file.
  mkdirSync(join(DATA_DIR, 'media'), { recursive: true })
  symlinkSync('/proc/self/mem', broken)
  expect(retryOf(await get(address))).toEqual(AWAY)
  rmSync(broken)
  writeFileSync(broken, await sharp(picture).webp().toBuffer())
  expect(retryOf(await get(address))).toEqual([200, null])
})

test('the picture store is unavailable: 503, and full recovery', async () => {
  const secret = 'a-secret-of-the-test'
  const s3 = await startS3(secret)
  const { server, upload, get } = await start({
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key-of-the-test',
    S3_SECRET_ACCESS_KEY: secret,
  })
  const stored = await upload()
  expect(stored.status).toBe(201)
  const address = `/media/${nameOf(stored.body['key'])}/${SIZE}.webp`
  await s3.close()
  expect([retryOf(await get(address)), retryOf(await upload())]).toEqual([AWAY, AWAY])
  expect([(await get('/')).status, (await get('/readyz')).status]).toEqual([200, 200])
  await s3.reopen()
  onTestFinished(async () => void (await s3.close()))
  expect([(await get(address)).status, (await upload()).status]).toEqual([200, 201])
  expect(server.output()).not.toContain('database')
})
