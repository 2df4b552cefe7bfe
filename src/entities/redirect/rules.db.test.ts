import { expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { createRecord } from '#entities/crud.server.ts'
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

test.each(['/kruh/', '/Kruh', '/kruh/?x=1', '/kruh/#x'])('a rule from /kruh/ to %s is refused', async (to) => {
  await expect(rule('/kruh/', to)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})

test('a loop over another rule is refused, with a query too', async () => {
  await rule('/sem/', '/tam/?x=1')
  await expect(rule('/tam/', '/sem/?y=2')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})
