import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { createRecord, getRecord } from '#entities/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { openDb } from '#entities/tables.server.ts'
import { projectRoot } from '#infra/project-root.server.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const db = openDb(config)
await migrate(db)
afterAll(() => db.destroy())

/** Reads, then writes, in one transaction; tries again only when another process was faster. */
const WRITER = `
  import { getRecord, updateRecord } from '#entities/crud.server.ts'
  import { gameTypes } from '#entities/game-type/collection.server.ts'
  import { openDb } from '#entities/tables.server.ts'
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

test('three processes that write at once wait for each other and lose nothing', async () => {
  const { id } = await createRecord(db, gameTypes, { title: 'Počítadlo', order: 100 }, SYSTEM)
  const args = ['--input-type=module', '--eval', WRITER, JSON.stringify(config), id]
  const write = () => promisify(execFile)(process.execPath, args, { cwd: projectRoot })
  await Promise.all([write(), write(), write()])
  expect(await getRecord(db, gameTypes, id)).toMatchObject({ order: 160, version: 61 })
  const revisions = await db.selectFrom('revision').where('recordId', '=', id).select('number').execute()
  expect(revisions).toHaveLength(61)
})
