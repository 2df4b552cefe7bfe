import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#testing/postgres.ts'

export interface BenchServer {
  url: string
  pid: number
  dataDir: string
  databaseUrl: string | undefined
  /** From the start of the process to the first response. */
  startMs: number
  stop: () => Promise<void>
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'rozvazne-bench-'))
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** The real server in its production build as `npm start` starts it, of this tree or another one. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  tree = process.cwd(),
): Promise<BenchServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn('node', ['--max-semi-space-size=16', 'scripts/start.mjs'], {
    cwd: tree,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    // Logs to stderr, so that the cause of a failure appears next to it.
    stdio: ['ignore', 2, 2],
  })
  await untilReady(`${url}/readyz`, child)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? process.env['DATABASE_URL'],
    startMs: performance.now() - started,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 7200; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The server was not ready within three minutes.')
}
