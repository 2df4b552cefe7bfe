import { afterFile } from '#testing/after-file.ts'
import { ADMIN, spawnServer } from '#testing/server-process.ts'
import { bindSocket } from '#testing/bound-socket.ts'

/**
 * Acts like systemd with deploy/rozvazne.socket and deploy/rozvazne.service: holds the port and restarts the server
 * whenever it ends.
 */
export async function superviseServer(
  config: { DATA_DIR: string; DATABASE_URL: string | undefined } & NodeJS.Dict<string>,
  /** Resolved at each start, as systemd does with a symlink. */
  folder?: string,
) {
  const socket = bindSocket()
  const { fd, port } = socket
  const start = () => spawnServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...config }, fd, folder)
  let isOver = false
  let server = start()
  const supervising = (async () => {
    for (;;) {
      const exit = await server.exited
      if (isOver) return
      if (exit.code === 1) throw new Error(`The server cannot start: ${server.output()}`)
      server = start()
    }
  })()

  const untilReady = async () => {
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok
    while (!(await isReady())) await Promise.race([supervising, new Promise(setImmediate)])
  }
  /** Releases the port. */
  const stop = async () => {
    if (isOver) return
    isOver = true
    await server.kill('SIGKILL')
    await supervising
    socket.close()
  }
  afterFile(stop)
  await untilReady()
  return {
    port,
    stop,
    /** Ends the running process; another one replaces it. */
    async restart(signal: NodeJS.Signals) {
      await server.kill(signal)
      await untilReady()
    },
    /** Suspends the process until the work is done. */
    async whileFrozen(work: () => Promise<void>) {
      process.kill(server.pid, 'SIGSTOP')
      await work().finally(() => process.kill(server.pid, 'SIGCONT'))
    },
  }
}
