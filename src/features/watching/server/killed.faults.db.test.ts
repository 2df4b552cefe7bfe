import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { p, page } from '#posts/content/build.ts'
import { readMail } from '#testing/read-mail.ts'
import { isWorthIt, type ServerProcess, signIn, startServer } from '#testing/server-process.ts'
import { startSmtp } from '#testing/smtp.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const EMAIL = 'jana@example.cz'
const MINUTE = 60_000

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const post = (server: ServerProcess, path: string, form: Record<string, string> = {}) =>
  server.request(path, { method: 'POST', body: new URLSearchParams(form) })

test.runIf(isWorthIt)(
  'kill -9 between claiming a mail and its end: it is sent once by the next process',
  async () => {
    const smtp = await startSmtp()
    const clock = join(folder, 'clock')
    const ahead = (ms: number) => writeFileSync(clock, String(ms))
    ahead(0)
    const config = {
      ...(await createEmptyDatabase()),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'redakce@rozvazne.example',
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${join(projectRoot, 'e2e/moved-clock.mjs')}`,
    }
    const first = await startServer(config)
    const editor = await signIn(first)
    const made = await editor.send('POST', '/casinos', {
      body: { title: 'Modrý Lev', slug: 'modry-lev', rating: 9, isActive: true },
    })
    const casino = made.body
    const writer = await editor.send('POST', '/writers', { body: { firstName: 'Jana', lastName: 'Testová' } })
    const about = { category: 'Recenze', isReviewPost: true, entity: casino['id'], entityModel: 'Casino' }
    const review = { title: 'Modrý Lev', slug: 'modry-lev', isActive: true, writer: writer.body['id'], ...about }
    const posted = await editor.send('POST', '/posts', { body: { ...review, ...page(p('Text.')) } })
    expect(posted).toMatchObject({ status: 201 })
    expect((await post(first, '/hlidat/', { kasino: 'modry-lev', email: EMAIL })).status).toBe(200)
    await expect.poll(() => smtp.mails.length, { timeout: 100_000 }).toBe(1)
    const link = /\/hlidat\/\?potvrdit=[\w-]+/.exec(smtp.mails.map(readMail)[0]?.text ?? '')?.[0] ?? ''
    expect((await post(first, link)).status).toBe(200)

    const stored = (await editor.get(`/casinos/${casino['id']}`)).body
    const changed = await editor.send('PUT', `/casinos/${casino['id']}`, { body: { ...stored, rating: 8 } })
    expect(changed.status).toBe(200)
    const received: string[] = []
    smtp.setFaults({
      end: (to) => {
        received.push(to)
        return ''
      },
    })
    ahead(11 * MINUTE)
    await expect.poll(() => received, { timeout: 100_000 }).toEqual([EMAIL])
    await first.kill('SIGKILL')
    smtp.setFaults()

    const second = await startServer(config)
    ahead(60 * MINUTE)
    await expect.poll(() => smtp.mails.length, { timeout: 100_000 }).toBe(2)
    // It is complete only when it is recorded.
    const db = openDb(config)
    const unsent = () => db.selectFrom('subscription').where('waitUntil', 'is not', null).select('id').execute()
    await expect.poll(unsent, { timeout: 100_000 }).toEqual([])
    await db.destroy()
    await second.kill('SIGTERM')
    expect(smtp.mails.map(readMail).map(({ subject }) => subject)).toEqual([
      'Potvrďte hlídání: Modrý Lev',
      'Modrý Lev: známka 9,0 → 8,0',
    ])
  },
  400_000,
)
