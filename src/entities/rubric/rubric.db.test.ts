import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, createRecord, deleteRecord, getRecord } from '#records/crud/crud.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { privateRubricCalls } from '#entities/rubric/api.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import { posts } from '#posts/collection.server.ts'
import { resolveAddress } from '#posts/address.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { refusalOf } from '#testing/refusal.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateRubricCalls)
const change = (id: string, slug: string) => changeRecord(db, rubrics, id, { slug }, SYSTEM, 'update')

test('a rubric needs only a title; its slug is derived and it comes last', async () => {
  const first = await createRecord(db, rubrics, { title: 'Zodpovědné hraní' }, SYSTEM)
  expect(first).toMatchObject({ slug: 'zodpovedne-hrani', ground: 'explainers', order: 1 })
  expect(await createRecord(db, rubrics, { title: 'Zodpovědné hraní' }, SYSTEM)).toMatchObject({
    slug: 'zodpovedne-hrani-2',
    order: 2,
  })
  expect(await refusalOf(createRecord(db, rubrics, { title: 'Jiná', slug: first.slug }, SYSTEM))).toMatchObject({
    code: 'SLUG_TAKEN',
    fields: [{ path: 'slug' }],
  })
})

test('editors reorder rubrics', async () => {
  const [one, two] = [await build.rubric(db), await build.rubric(db)]
  const { status } = await api.post('/rubrics/reorder', { ids: [two.id, one.id] }, 'editor')
  expect(status).toBe(200)
  const order = async (id: string) => (await getRecord(db, rubrics, id)).order
  expect([await order(two.id), await order(one.id)]).toEqual([1, 2])
})

test('a moved rubric leaves a 301, which is removed when it moves back', async () => {
  const { id } = await build.rubric(db, { slug: 'penize' })
  expect(await resolveAddress(db, '/rubrika/penize/')).toEqual({ kind: 'page' })
  await change(id, 'platby')
  await change(id, 'vyplaty')
  const moved = { kind: 'moved', to: '/rubrika/vyplaty/', status: 301, byRule: true }
  expect(await resolveAddress(db, '/rubrika/penize/')).toEqual(moved)
  expect(await resolveAddress(db, '/rubrika/platby/')).toEqual(moved)
  await change(id, 'penize')
  expect(await findRedirect(db, '/rubrika/penize/')).toBeUndefined()
  expect(await resolveAddress(db, '/rubrika/vyplaty/')).toMatchObject({ kind: 'moved', to: '/rubrika/penize/' })
})

test('a deleted rubric redirects to all articles, unless its path is in use', async () => {
  const remove = async (id: string) => {
    await archiveRecord(db, rubrics, id, SYSTEM)
    await deleteRecord(db, rubrics, id, SYSTEM)
  }
  const toAll = { kind: 'moved', to: '/clanky/', status: 301, byRule: true }
  const { id } = await build.rubric(db, { slug: 'stara' })
  await change(id, 'kratka')
  await remove(id)
  expect(await resolveAddress(db, '/rubrika/kratka/')).toEqual(toAll)
  expect(await resolveAddress(db, '/rubrika/stara/')).toEqual(toAll)

  const next = await build.rubric(db, { slug: 'kratka' })
  expect(await resolveAddress(db, '/rubrika/kratka/')).toEqual({ kind: 'page' })
  await archiveRecord(db, rubrics, next.id, SYSTEM)
  await build.rubric(db, { slug: 'kratka' })
  await deleteRecord(db, rubrics, next.id, SYSTEM)
  expect(await resolveAddress(db, '/rubrika/kratka/')).toEqual({ kind: 'page' })

  const ruled = await build.rubric(db, { slug: 'pravidlo' })
  await archiveRecord(db, rubrics, ruled.id, SYSTEM)
  await createRecord(db, redirects, { from: '/rubrika/pravidlo/', to: '/recenze/', status: 302 }, SYSTEM)
  await deleteRecord(db, rubrics, ruled.id, SYSTEM)
  expect(await resolveAddress(db, '/rubrika/pravidlo/')).toMatchObject({ to: '/recenze/', status: 302 })
})

test('rejects a redirect that would hide a rubric’s page', async () => {
  await build.rubric(db, { slug: 'licence' })
  const rule = createRecord(db, redirects, { from: '/rubrika/licence/', to: '/recenze/' }, SYSTEM)
  expect(await refusalOf(rule)).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'from' }] })
})

test('a used rubric reports its usages and cannot be deleted', async () => {
  const rubric = await build.rubric(db)
  const post = await build.post(db, { title: 'Článek v rubrice', rubric: rubric.id })
  expect(await usedWhere(db, rubrics, rubric.id)).toMatchObject([{ collection: 'posts', title: 'Článek v rubrice' }])
  await archiveRecord(db, rubrics, rubric.id, SYSTEM)
  expect(await resolveAddress(db, `/rubrika/${rubric.slug}/`)).toEqual({ kind: 'missing' })
  expect((await refusalOf(deleteRecord(db, rubrics, rubric.id, SYSTEM))).code).toBe('STILL_USED')
  await changeRecord(db, posts, post.id, { rubric: null }, SYSTEM, 'update')
  await deleteRecord(db, rubrics, rubric.id, SYSTEM)
})

test('a post’s rubric must exist', async () => {
  expect(await refusalOf(build.post(db, { rubric: 'rubrika-ktera-neni' }))).toMatchObject({
    fields: [{ path: 'rubric', message: 'This rubric does not exist: rubrika-ktera-neni.' }],
  })
})
