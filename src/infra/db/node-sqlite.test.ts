import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

test('a rollback that fails discards what was written and blocks no later write', async () => {
  const work = db.transaction().execute(async (trx) => {
    await build.gameType(trx, 'Nedokončená')
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce((statement) => {
      throw Object.assign(new Error(`${statement}: disk I/O error`), { errcode: 10 })
    })
    throw new Error('the actual reason')
  })
  await expect(work).rejects.toThrow('the actual reason')
  vi.restoreAllMocks()

  await build.gameType(db, 'Další')
  const titles = await db.selectFrom('gameType').select('title').execute()
  expect(titles).toEqual([{ title: 'Další' }])
})
