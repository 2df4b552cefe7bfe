import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#infra/project-root.server.ts'
import { createBrowser } from '#testing/browser.ts'
import { freePort } from '#testing/postgres.ts'
import { testDatabase } from '#testing/test-db.ts'

export const ADMIN = { email: 'spravce@web.example', password: 'modrý slon tančí na půdě' }

/** How many times a fault is repeated: once in `npm test`, many times in `npm run test:faults`. */
export const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1)
export const isLong = ROUNDS > 1
/** The short run does database-independent faults once. */
export const isWorthIt = isLong || testDatabase === 'sqlite'

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/**
 * Like systemd, which names the receiver of the socket by its process id, known only to the process itself before it
 * runs.
 */
const ACTIVATED = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"'

/**
 * The built server in a process of its own, with exactly the given environment. With a socket it listens there, as
 * under systemd.
 */
export function spawnServer(env: Record<string, string | undefined>, socket?: number, cwd = projectRoot) {
  const program = [process.execPath, 'scripts/start.mjs']
  const [command = '', ...args] = socket === undefined ? program : ['/bin/sh', '-c', ACTIVATED, ...program]
  const child = spawn(command, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      // The compile cache is shared by all servers of a run: compiling was a quarter of each start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      DEMO: 'false',
      LINK_CHECK: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
    })
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}

export async function startServer(
  config: { DATA_DIR: string; DATABASE_URL: string | undefined } & NodeJS.Dict<string>,
) {
  const port = config['PORT'] ? Number(config['PORT']) : await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawnServer({
    PORT: String(port),
    SITE_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...config,
  })
  const request = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
  while (!(await request('/readyz').catch(() => undefined))?.ok) {
    const exit = await Promise.race([server.exited, pause(20)])
    if (exit) throw new Error(`The server ended with ${exit.code}: ${server.output()}`)
  }
  return { ...server, port, url, request, memory: () => residentBytes(server.pid) }
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

export async function signIn(server: ServerProcess) {
  const browser = createBrowser(server)
  const response = await browser.login(ADMIN.email, ADMIN.password)
  if (response.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(response.body)}`)
  return browser
}

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
