import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#infra/project-root.server.ts'
import { afterFile } from '#testing/after-file.ts'
import { createBrowser } from '#testing/browser.ts'
import { freePort } from '#testing/postgres.ts'
import { ADMIN } from '#testing/server-process.ts'

test('the development server serves the site, the back office and its API from the sources', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-dev-'))
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  afterFile(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const request = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
  await expect
    .poll(
      () =>
        request('/readyz').then(
          ({ status }) => status,
          () => output,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
  for (const path of ['/', '/recenze/', '/admin', '/metrics', '/api/v1/docs']) {
    const response = await request(path)
    expect([path, response.status, response.ok || (await response.text())]).toEqual([path, 200, true])
  }
  const browser = createBrowser({ request })
  expect((await browser.login(ADMIN.email, ADMIN.password)).status).toBe(200)
  expect((await browser.get('/posts')).status).toBe(200)
})
