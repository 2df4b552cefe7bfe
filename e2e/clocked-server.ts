import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN } from './admin-api.ts'
import { copySeededData, type Seeded } from './seeded-data.ts'

const CLOCK = new URL('moved-clock.mjs', import.meta.url).href

/** A server of one journey with its own data and clock, so that no other test is affected. */
export async function startClockedServer(env: Record<string, string> = {}, seeded: Seeded = 'content') {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-clock-'))
  const data = join(folder, 'data')
  copySeededData(data, seeded)
  const clockFile = join(folder, 'clock')
  let ahead = 0
  const setAhead = (ms: number) => {
    ahead = ms
    writeFileSync(clockFile, String(ms))
  }
  setAhead(0)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', CLOCK, 'scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      LINK_CHECK: 'false',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      CLOCK_FILE: clockFile,
      ...env,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await pause(50)
  }
  const seen = () => readFileSync(`${clockFile}.seen`, 'utf8')
  return {
    url,
    /** The current time of the server. */
    now: () => new Date(Date.now() + ahead),
    /** Sets the clock of the server; a browser has a clock of its own (`page.clock`). */
    async moveClock(to: Date): Promise<void> {
      setAhead(to.getTime() - Date.now())
      while (seen() !== String(ahead)) await pause(20)
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
