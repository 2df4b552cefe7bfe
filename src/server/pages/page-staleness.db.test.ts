import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { build } from '#testing/build.ts'
import { createEditedSite, EDITED_SITE_TIMEOUT_MS } from '#testing/edited-site.ts'

vi.setConfig({ testTimeout: EDITED_SITE_TIMEOUT_MS, hookTimeout: EDITED_SITE_TIMEOUT_MS })

const { db, pages, addresses, names, edit, expectFresh, cacheAll } = await createEditedSite()

test('after edits in any order every page equals a fresh render', async () => {
  expect.hasAssertions()
  const sequences = fc.array(fc.constantFrom(...names), { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(sequences, async (some) => {
      for (const name of some) if (await edit(name)) await expectFresh(name)
    }),
    // The same edits every time, and no shrinking: each builds on the state that the others left.
    { seed: 20_261_115, numRuns: 4, endOnFailure: true },
  )
})

/** The addresses whose cached page an edit invalidates. */
async function droppedBy(work: () => Promise<unknown>): Promise<string[]> {
  await cacheAll()
  const kept = addresses.filter((address) => pages.get(address, 0))
  await work()
  return kept.filter((address) => !pages.get(address, 0))
}

test('a save invalidates only pages that show the record', async () => {
  pages.invalidate(['*'])
  const [lonely, other] = [await build.paymentMethod(db, 'Převod'), await build.writer(db)]
  const casino = await build.casino(db, { title: 'Osamělé', paymentMethods: [lonely.id] })
  const about = { isReviewPost: true, entity: casino.id, entityModel: 'Casino' as const, category: 'Recenze' as const }
  const own = await build.post(db, { title: 'Osamělé', slug: 'osamele', writer: other.id, ...about })
  const plain = await build.post(db, { title: 'Prostý', slug: 'prosty' })
  addresses.push('/recenze/osamele/', '/prosty/', '/autor/jana/')
  await expectFresh('new pages')

  const alone = await droppedBy(() => changeRecord(db, posts, plain.id, { title: 'Prostší' }, SYSTEM, 'update'))
  expect(alone).toContain('/prosty/')
  expect(alone).not.toEqual(expect.arrayContaining(['/recenze/']))
  for (const address of ['/recenze/osamele/', '/autor/jana/', '/bloky/', '/robots.txt']) {
    expect(alone).not.toContain(address)
  }
  await expectFresh('a title')

  const method = await droppedBy(() =>
    changeRecord(db, paymentMethods, lonely.id, { title: 'Bankou' }, SYSTEM, 'update'),
  )
  expect(method).toContain('/recenze/osamele/')
  expect(method).not.toContain('/recenze/modry-lev/')
  expect(method).not.toContain('/prosty/')
  await expectFresh('a method')

  expect(await droppedBy(() => build.post(db, { title: 'Koncept', isActive: false }))).toEqual([])
  expect(await droppedBy(() => build.media(db))).toEqual([])
  expect(await droppedBy(() => changeRecord(db, writers, other.id, { info: 'Nová' }, SYSTEM, 'update'))).toEqual(
    expect.arrayContaining(['/recenze/osamele/']),
  )
  await archiveRecord(db, posts, own.id, SYSTEM)
})
