import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { afterFile } from '#testing/after-file.ts'
import { type Answer } from '#testing/browser.ts'
import { isWorthIt, signIn, startServer } from '#testing/server-process.ts'
import { canMount, mountDisk } from '#testing/small-disk.ts'
import { createEmptyDatabase, testDatabase } from '#testing/test-db.ts'

const FULL = { status: 507, code: 'STORAGE_FULL', message: 'Storage is full; nothing was saved.' }

const summary = ({ status, body }: Pick<Answer, 'status' | 'body'>) => ({
  status,
  code: body['code'],
  message: body['message'],
})

/** Fills the disk, and returns a function that frees it. */
function fillUp(folder: string) {
  const path = join(folder, 'balast')
  const file = openSync(path, 'w')
  for (let size = 1_000_000; size >= 1; size = Math.floor(size / 10)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // Nothing of this size fits any more.
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

test.runIf(isWorthIt && canMount())(
  'a full disk: 507 and nothing half saved, reads go on, and it recovers by itself',
  async () => {
    const { DATABASE_URL } = await createEmptyDatabase()
    const disk = mountDisk(12)
    const server = await startServer({ DATA_DIR: disk.folder, DATABASE_URL })
    afterFile(async () => {
      await server.kill('SIGKILL')
      disk.unmount()
    })
    const editor = await signIn(server)
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: 'red',
      },
    })
    const picture = await noise.png().toBuffer()
    const save = (title: string) => editor.send('POST', '/game-types', { body: { title } })
    const upload = async () => {
      const form = new FormData()
      form.set('file', new File([picture], 'obrazek.png', { type: 'image/png' }))
      const headers = {
        'is-admin-token': editor.jar.get('refreshToken') ?? '',
        cookie: [...editor.jar].map((pair) => pair.join('=')).join('; '),
      }
      const response = await server.request('/api/v1/private/media', { method: 'POST', body: form, headers })
      return { status: response.status, body: await response.json() }
    }
    const files = () => readdirSync(join(disk.folder, 'media'))

    expect((await upload()).status).toBe(201)
    expect((await save('Před')).status).toBe(201)
    const before = files()
    const empty = fillUp(disk.folder)

    expect(summary(await upload())).toEqual(FULL)
    expect(files()).toEqual(before)
    // PostgreSQL has a disk of its own. SQLite's WAL has some room left; a few saves may still fit into it.
    const tries = testDatabase === 'sqlite' ? 200 : 1
    let response = await save('Během 0')
    for (let count = 1; response.status === 201 && count < tries; count++) response = await save(`Během ${count}`)
    expect(response.status).toBe(testDatabase === 'sqlite' ? 507 : 201)
    const reads = await Promise.all([server.request('/'), server.request('/hledat/?q=jana'), editor.get('/game-types')])
    expect(reads.map((response) => response.status)).toEqual([200, 200, 200])

    empty()
    expect((await save('Po')).status).toBe(201)
    expect((await upload()).status).toBe(201)
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  },
)
