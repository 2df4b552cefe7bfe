import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { TABLE_NAMES } from '#entities/tables.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { isLong, signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

type Config = Awaited<ReturnType<typeof createEmptyDatabase>>

const folder = mkdtempSync(join(tmpdir(), 'rozvazne-drill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cli = (config: Config, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: config.DATA_DIR, DATABASE_URL: config.DATABASE_URL },
  })

async function contentOf(config: Config) {
  const db = openDb(config)
  try {
    const tables: Record<string, string[]> = {}
    for (const table of TABLE_NAMES) {
      const rows = await db.selectFrom(table).selectAll().execute()
      tables[table] = rows.map((row) => JSON.stringify(row)).toSorted()
    }
    return tables
  } finally {
    await db.destroy()
  }
}

function picturesOf({ DATA_DIR }: Config) {
  const names = readdirSync(join(DATA_DIR, 'media')).toSorted()
  return names.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(DATA_DIR, 'media', name)))
      .digest('hex'),
  ])
}

// Half the drill is starting programs; backup.db.test.ts has the short version.
test.runIf(isLong)(
  'the drill: a backup during saves, restored on an empty machine, which then serves; a damaged one is refused',
  async () => {
    const live = await createEmptyDatabase()
    const server = await startServer(live)
    const editor = await signIn(server)
    const headers = {
      'is-admin-token': editor.jar.get('refreshToken') ?? '',
      cookie: [...editor.jar].map((pair) => pair.join('=')).join('; '),
    }
    for (const background of ['red', 'green', 'blue']) {
      const png = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer()
      const form = new FormData()
      form.set('file', new File([png], `${background}.png`))
      expect((await server.request('/api/v1/private/media', { method: 'POST', body: form, headers })).status).toBe(201)
    }

    const backup = join(folder, 'zaloha.tar')
    let isDone = false
    const backingUp = cli(live, 'backup', backup).finally(() => {
      isDone = true
    })
    const acknowledged: string[] = []
    const early: string[] = []
    do {
      const made = await editor.send('POST', '/game-types', { body: { title: `Hra ${acknowledged.length}` } })
      expect(made.status).toBe(201)
      acknowledged.push(String(made.body['id']))
      if (acknowledged.length === 1) early.push(...acknowledged)
      // oxlint-disable-next-line no-unmodified-loop-condition -- set when the backup ends
    } while (!isDone)
    await backingUp

    const empty = await createEmptyDatabase()
    await cli(empty, 'restore', backup)
    const restored = await contentOf(empty)
    const now = await contentOf(live)
    // A consistent snapshot: what existed at the beginning, and nothing that the live database does not have.
    for (const table of TABLE_NAMES) expect(restored[table]?.filter((row) => !now[table]?.includes(row))).toEqual([])
    expect(restored['gameType']?.some((row) => row.includes(early[0] ?? '-'))).toBe(true)
    expect(restored['media']).toEqual(now['media'])
    expect(picturesOf(empty)).toEqual(picturesOf(live))

    const second = await startServer(empty)
    expect((await (await signIn(second)).get('/media')).body['total']).toBe(3)
    await second.kill('SIGKILL')

    const damaged = join(folder, 'poskozena.tar')
    copyFileSync(backup, damaged)
    truncateSync(damaged, statSync(damaged).size - 5000)
    const before = await contentOf(empty)
    await expect(cli(empty, 'restore', damaged, '--replace')).rejects.toThrow(/damaged|incomplete|not complete|backup/i)
    expect(await contentOf(empty)).toEqual(before)
    await server.kill('SIGKILL')
  },
)
