import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { pageAt } from '#posts/page-at.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

test('a moved page is live as long as its target is', async () => {
  const { id } = await build.rubric(db, { title: 'Platby', slug: 'platby' })
  await changeRecord(db, rubrics, id, { slug: 'penize' }, SYSTEM, 'update')
  expect(await pageAt(db, '/rubrika/platby/')).toBe('live')
  await archiveRecord(db, rubrics, id, SYSTEM)
  expect(await pageAt(db, '/rubrika/penize/')).toBeUndefined()
  expect(await pageAt(db, '/rubrika/platby/')).toBeUndefined()
})

test('an external redirect counts as live, and a draft behind a rule as waiting', async () => {
  await build.post(db, { title: 'Rozepsaný', slug: 'rozepsany', isActive: false })
  await createRecord(db, redirects, { from: '/jinam/', to: 'https://jinde.example/' }, SYSTEM)
  await createRecord(db, redirects, { from: '/brzy/', to: '/rozepsany/?a=1' }, SYSTEM)
  expect(await pageAt(db, '/jinam/')).toBe('live')
  expect(await pageAt(db, '/brzy/')).toBe('waiting')
})
