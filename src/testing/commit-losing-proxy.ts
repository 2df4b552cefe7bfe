import { connect, createServer, type Socket } from 'node:net'
import { afterFile } from '#testing/after-file.ts'
import { portOf } from '#testing/port-of.ts'

/**
 * How the response to a commit is lost: the connection ends after the database has committed, ends before that, or
 * stays open without a response.
 */
export type Loss = 'cut' | 'cut early' | 'silence'

const COMMIT = Buffer.from('commit\0')

/** A proxy between the program and PostgreSQL that loses the response to a commit on command. */
export async function startCommitLosingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let loss: Loss | undefined
  let held: (() => void) | undefined

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
    }
    const forward = (response: Buffer) => void client.write(response)
    database.on('data', forward)
    client.on('data', (message: Buffer) => {
      if (!loss || !message.includes(COMMIT)) return void database.write(message)
      const how = loss
      loss = undefined
      database.off('data', forward)
      if (how === 'cut early') {
        held = () => void database.write(message)
        client.removeAllListeners('close').destroy()
        return
      }
      if (how === 'cut') database.once('data', () => client.destroy())
      database.write(message)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const port = portOf(server)
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    loseNextCommit: (how: Loss) => {
      loss = how
    },
    /** Whether the commit was lost. */
    hasLost: () => loss === undefined,
    /** Forwards the commit that was held back. */
    releaseCommit: () => held?.(),
  }
}
