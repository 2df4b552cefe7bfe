import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const rule = (from: string, to: string) => createRecord(db, redirects, { from, to }, SYSTEM)

test.each([
  ['/jedna', '/Cil', '/cil/'],
  ['/dve', '/Cil?Strana=2', '/cil/?Strana=2'],
  ['/tri', '/cil/#Kde', '/cil/#Kde'],
  ['/ctyri', '/soubor.PDF', '/soubor.pdf'],
  ['/pet', 'https://Jinam.example/Cesta', 'https://Jinam.example/Cesta'],
])('the rule from %s to %s leads to %s', async (from, to, wanted) => {
  await rule(from, to)
  expect((await findRedirect(db, from))?.to).toBe(wanted)
})

test.each(['/kruh/', '/Kruh', '/kruh/?x=1', '/kruh/#x'])('rejects a rule from /kruh/ to %s', async (to) => {
  await expect(rule('/kruh/', to)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})

test('rejects a loop via another rule, also with a query', async () => {
  await rule('/sem/', '/tam/?x=1')
  await expect(rule('/tam/', '/sem/?y=2')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})
