import { afterAll } from 'vitest'
import { ADMIN, spawnServer } from '#testing/server-process.ts'
import { bindSocket } from '#testing/bound-socket.ts'

/** What systemd does with deploy/rozvazne.socket and deploy/rozvazne.service: holds the port and starts the server again whenever it ends. */
export async function superviseServer(
  config: { DATA_DIR: string; DATABASE_URL: string | undefined } & NodeJS.Dict<string>,
  /** Looked up anew at each start, as systemd does with a link. */
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
  /** Nobody holds the port any more. */
  const stop = async () => {
    if (isOver) return
    isOver = true
    await server.kill('SIGKILL')
    await supervising
    socket.close()
  }
  afterAll(stop)
  await untilReady()
  return {
    port,
    stop,
    /** Ends the process that runs now; another one takes its place. */
    async restart(signal: NodeJS.Signals) {
      await server.kill(signal)
      await untilReady()
    },
    /** The process stays, but does nothing until the work is done. */
    async whileFrozen(work: () => Promise<void>) {
      process.kill(server.pid, 'SIGSTOP')
      await work().finally(() => process.kill(server.pid, 'SIGCONT'))
    },
  }
}
