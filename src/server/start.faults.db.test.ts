import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#testing/postgres.ts'
import { isWorthIt, signIn, spawnServer, startServer } from '#testing/server-process.ts'
import { canMount, mountDisk } from '#testing/small-disk.ts'
import { createEmptyDatabase, testDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rozvazne-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Three seconds on an idle machine; scaled by the load of a busy one. */
const limitInSeconds = () => 3 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** Slow once may be chance; three times in a row is a defect. */
async function failToStart(
  env: Record<string, string | undefined>,
  triesLeft = 2,
): Promise<{ code: number | null; output: string; seconds: number }> {
  const started = performance.now()
  const server = spawnServer({ PORT: String(await freePort()), ...config, ...env })
  const { code } = await server.exited
  const seconds = (performance.now() - started) / 1000
  if (seconds > limitInSeconds() && triesLeft > 0) return failToStart(env, triesLeft - 1)
  return { code, output: server.output(), seconds }
}

test.runIf(isWorthIt).each([
  ['that cannot be made', '/proc/rozvazne'],
  ['whose parent is a file', join(folder, 'soubor/data')],
])('a data folder %s fails the start within 3 s with one clear line', async (_, DATA_DIR) => {
  writeFileSync(join(folder, 'soubor'), '')
  const { code, output, seconds } = await failToStart({ DATA_DIR })
  expect({ code, lines: output.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^DATA_DIR is not usable: /)],
  })
  expect(seconds).toBeLessThan(limitInSeconds())
})

test.runIf(isWorthIt && canMount())('so does a read-only one', async () => {
  const disk = mountDisk(1, 'ro')
  try {
    const { code, output, seconds } = await failToStart({ DATA_DIR: disk.folder })
    expect({ code, lines: output.trim().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR is not usable: .*read-only/i)],
    })
    expect(seconds).toBeLessThan(limitInSeconds())
  } finally {
    disk.unmount()
  }
})

test.runIf(testDatabase === 'postgres')('so does a missing database', async () => {
  const DATABASE_URL = `postgres://nikdo@127.0.0.1:${await freePort()}/nic`
  const { code, output, seconds } = await failToStart({ DATABASE_URL })
  expect({ code, lines: output.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The database cannot be reached: .*ECONNREFUSED/)],
  })
  expect(seconds).toBeLessThan(limitInSeconds())
})

test('two concurrent first starts succeed, and the one admin can sign in at either', async () => {
  const empty = await createEmptyDatabase()
  const servers = await Promise.all([startServer(empty), startServer(empty)])
  for (const server of servers) expect((await (await signIn(server)).get('/auth/me')).status).toBe(200)
  for (const server of servers) await server.kill('SIGINT')
})
