import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { migrate } from '#infra/db/migrate.server.ts'
import { migrations } from '#infra/db/migrations/index.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { isLong } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

/** Dies in the middle of a step: its statements are executed, its transaction is not committed. */
const DYING = `
  import { migrate } from '#infra/db/migrate.server.ts'
  import { migrations } from '#infra/db/migrations/index.server.ts'
  import { openDb } from '#entities/open-db.server.ts'
  const [config, name] = process.argv.slice(1)
  const steps = migrations.map((step) => ({
    name: step.name,
    async up(trx) {
      await step.up(trx)
      if (step.name === name) process.kill(process.pid, 'SIGKILL')
      if (step.name === name) await new Promise(() => {})
    },
  }))
  await migrate(openDb(JSON.parse(config)), steps)`

const config = await createEmptyDatabase()
const names = migrations.map((step) => step.name)

const dieIn = (name: string) =>
  new Promise<NodeJS.Signals | null>((resolve) => {
    const args = ['--input-type=module', '--eval', DYING, JSON.stringify(config), name]
    execFile(process.execPath, args, { cwd: projectRoot }).once('exit', (_, signal) => resolve(signal))
  })

async function withDb<T>(work: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
  const db = openDb(config)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('a migration killed at each step: nothing of the step is left, and the next start continues from there', async () => {
  const killedIn = isLong ? names : names.slice(-1)
  for (const name of killedIn) {
    expect(await dieIn(name)).toBe('SIGKILL')
    const applied = await withDb((db) => db.selectFrom('migration').select('name').orderBy('name').execute())
    expect(applied.map((row) => row.name)).toEqual(names.slice(0, names.indexOf(name)))
  }
  expect(await withDb((db) => migrate(db))).toEqual(names.slice(-1))
  expect(await withDb((db) => migrate(db))).toEqual([])
})
