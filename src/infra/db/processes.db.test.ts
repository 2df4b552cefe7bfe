import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord, getRecord } from '#records/crud/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { sqliteFile } from '#infra/db/open.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { createEmptyDatabase, testDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const db = openDb(config)
await migrate(db)
afterAll(() => db.destroy())

/** Reads, then writes, in one transaction; retries only when another process was faster. */
const WRITER = `
  import { getRecord, updateRecord } from '#records/crud/crud.server.ts'
  import { gameTypes } from '#entities/game-type/collection.server.ts'
  import { openDb } from '#entities/open-db.server.ts'
  const [config, id] = process.argv.slice(1)
  const db = openDb(JSON.parse(config))
  for (let saved = 0; saved < 20; ) {
    const { version, order, title } = await getRecord(db, gameTypes, id)
    await updateRecord(db, gameTypes, id, { title, order: order + 1 }, version, { id: null, name: 'writer' }).then(
      () => saved++,
      (error) => { if (error.code !== 'VERSION_CONFLICT') throw error },
    )
  }
  await db.destroy()`

test('three concurrently writing processes wait for each other and lose nothing', async () => {
  const { id } = await createRecord(db, gameTypes, { title: 'Počítadlo', order: 100 }, SYSTEM)
  const args = ['--input-type=module', '--eval', WRITER, JSON.stringify(config), id]
  const write = () => promisify(execFile)(process.execPath, args, { cwd: projectRoot })
  await Promise.all([write(), write(), write()])
  expect(await getRecord(db, gameTypes, id)).toMatchObject({ order: 160, version: 61 })
  const revisions = await db.selectFrom('revision').where('recordId', '=', id).select('number').execute()
  expect(revisions).toHaveLength(61)
})

/** Closes the database while a result of the reading thread is pending, and nothing else keeps the process alive. */
const LEAVER = `
  import { createSqliteThread } from '#infra/db/sqlite-thread.server.ts'
  const thread = createSqliteThread(process.argv[1])
  const query = { sql: 'select 1', parameters: [] }
  await thread.read(query)
  thread.read(query).catch(() => {})
  for (const end = performance.now() + 300; performance.now() < end;);
  await thread.close()
  console.log('closed')`

test.runIf(testDatabase === 'sqlite')('a process that closes the database waits until it is closed', async () => {
  const args = ['--input-type=module', '--eval', LEAVER, sqliteFile(config.DATA_DIR)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot })
  expect(stdout).toBe('closed\n')
})
