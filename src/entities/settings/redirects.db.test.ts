import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { saveRedirectsRoutes } from '#entities/settings/redirects.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { createTestDb } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const db = await createTestDb()

test('others have their turn after the rules are read, and before they are compared', async () => {
  expect(
    await offersDuring(() => inTransaction(db, (trx) => saveRedirectsRoutes(trx, [], SYSTEM))),
  ).toBeGreaterThanOrEqual(5)
})

test('others have their turn between rules that stay as they are', async () => {
  const rules = Array.from({ length: 50 }, (_, index) => ({ from: `/stare-${index}/`, to: '/' }))
  const save = () => inTransaction(db, (trx) => saveRedirectsRoutes(trx, rules, SYSTEM))
  await save()
  expect(await offersDuring(save)).toBeGreaterThanOrEqual(rules.length)
})
