import { emptyShortcodes } from '#posts/block-lists.ts'
import { expect, test } from 'vitest'
import { block, faq, h2, image, p, page } from '#posts/content/build.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { createTemplateSweep } from '#features/templates/server/sweep.ts'
import { posts } from '#posts/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, deleteRecord } from '#records/crud/crud.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import { newId } from '#shared/id.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { exportedTemplates, importTemplates, TransferTemplate } from '#server/transfer/templates.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
let time = Date.parse('2026-11-19T08:00:00.000Z')
const api = createPrivateApi({ ...services, now: () => new Date(time) }, collectionCallsOfAll)
const DAY_MS = 86_400_000

const listed = async (role = 'contributor') => (await api.get('/templates', role)).body.items
const kept = async (name: string, postId: string) => {
  const { status, body } = await api.post('/templates', { name, postId }, 'editor')
  expect([status, body.message]).toEqual([201, undefined])
  return body
}

test('a post becomes a template without what is its own, and a draft comes from it', async () => {
  const rubric = await build.rubric(db)
  const writer = await build.writer(db)
  const casino = await build.casino(db)
  const post = await build.post(db, {
    title: 'Recenze Kasina',
    slug: 'recenze-kasina',
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    rubric: rubric.id,
    writer: writer.id,
    references: { data: [{ title: 'Zdroj', url: 'https://example.cz/' }] },
    faq: { data: [faq('Jak rychle vyplácí?', 'Doplňte.')] },
    ...page(h2('Výplaty'), p('Sem výplaty.'), block('marginNotes', 'mn-figure', { text: 'Naše číslo.' })),
  })
  const template = await kept('Recenze', post.id)
  expect(template).toMatchObject({ kind: 'post', blocks: ['marginNotes'], authorName: 'Test editor', isDeleted: false })
  const { status, body } = await api.post(`/templates/${template.id}/post`, undefined, 'contributor')
  expect([status, body.notes]).toEqual([201, []])
  const { body: draft } = await api.get(`/posts/${body.id}`)
  expect(draft).toMatchObject({
    title: 'Recenze',
    slug: expect.stringMatching(/^(?:|recenze.*)$/),
    category: 'Recenze',
    isReviewPost: true,
    isActive: false,
    rubric: rubric.id,
    writer: null,
    entity: null,
    publishedAt: null,
    references: { data: [] },
    content: post.content,
    faq: post.faq,
    shortcodesConfig: post.shortcodesConfig,
  })
  // A colleague may use it and write on, and the template stays as it was.
  expect((await api.put(`/posts/${body.id}`, { ...draft, title: 'Moje' }, 'contributor')).status).toBe(200)
})

test('a template of a page begins pages', async () => {
  const { id } = await kept('Podmínky soutěže', (await build.post(db, { ...page(p('Osnova.')), isPage: true })).id)
  const { body: made } = await api.post(`/templates/${id}/post`)
  expect((await api.get(`/posts/${made.id}`)).body).toMatchObject({ isPage: true, category: '/' })
})

test('a retry of the same click makes one draft', async () => {
  const post = await build.post(db, page(p('Osnova.')))
  const { id } = await kept('Jednou', post.id)
  const key = newId()
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' }
  const made = await Promise.all([1, 2].map(() => api.send('POST', `/templates/${id}/post`, { headers }, 'editor')))
  expect(made.map(({ body }) => body.id)).toEqual([key, key])
})

test('blocks are inserted, and what is archived or gone meanwhile is said', async () => {
  const [picture, lost] = [await build.media(db), await build.media(db)]
  const casino = await build.casino(db, { title: 'Archivní kasino' })
  const text = page(
    p('Úvod.'),
    image(picture.id, 'Zůstane'),
    image(lost.id, 'Zmizí'),
    block('prosConsPosts', 'pc-casino', { source: 'casino', casinoId: casino.id, pros: [] }),
  )
  const { content, shortcodesConfig } = text
  const { body } = await api.post('/templates', { name: 'Vložka', text: { content, shortcodesConfig } }, 'editor')
  const blocksOf = async () => (await api.get(`/templates/${body.id}/blocks`, 'contributor')).body
  expect(await blocksOf()).toMatchObject({ content, shortcodesConfig, notes: [] })
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await db.deleteFrom('media').where('id', '=', lost.id).execute()
  const { content: left, notes } = await blocksOf()
  expect(left.content).toHaveLength(3)
  expect(notes.map((note: { text: string }) => note.text)).toEqual([
    '1 record that the template shows is gone. Its block was left out.',
    'In the archive, so readers will not see it: Archivní kasino.',
  ])
})

test('what a template shows is used, and no picture in it is nowhere', async () => {
  const picture = await build.media(db)
  const post = await build.post(db, page(p('S obrázkem.'), image(picture.id, 'Obrázek')))
  const { id } = await kept('S obrázkem', post.id)
  const uses = await usedWhere(db, media, picture.id)
  expect(uses).toMatchObject([{ collection: 'posts' }, { collection: 'templates', id, title: 'S obrázkem' }])
  await archiveRecord(db, posts, post.id, SYSTEM)
  await deleteRecord(db, posts, post.id, SYSTEM)
  const nowhere = async () => (await api.get('/media?used=nowhere')).body.items.map((each: { id: string }) => each.id)
  expect(await nowhere()).not.toContain(picture.id)
  await api.post(`/media/${picture.id}/archive`)
  const refused = await api.delete(`/media/${picture.id}`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('S obrázkem')])
})

test('editors name, archive and bring back; contributors only use', async () => {
  const post = await build.post(db, page(p('Osnova.')))
  const [one, other] = [await kept('Žebříček', post.id), await kept('Článek', post.id)]
  const names = async () => (await listed()).map(({ name }: { name: string }) => name)
  expect((await names()).indexOf('Článek')).toBeLessThan((await names()).indexOf('Žebříček'))
  const renamed = await api.post(`/templates/${one.id}/rename`, { name: 'Článek' }, 'editor')
  expect([renamed.status, renamed.body.message]).toEqual([422, 'There already is a template “Článek”.'])
  expect((await api.post(`/templates/${one.id}/rename`, { name: 'Žebříček kasin' }, 'editor')).status).toBe(200)
  for (const call of ['rename', 'archive', 'unarchive']) {
    const body = call === 'rename' ? { name: 'Cizí' } : undefined
    expect((await api.post(`/templates/${one.id}/${call}`, body, 'contributor')).status).toBe(403)
  }
  expect((await api.post('/templates', { name: 'Cizí', postId: post.id }, 'contributor')).status).toBe(403)
  await api.post(`/templates/${other.id}/archive`, undefined, 'editor')
  expect((await api.post(`/templates/${other.id}/post`, undefined, 'editor')).body.message).toBe(
    'This template is in the archive.',
  )
  await kept('Článek', post.id)
  expect((await api.post(`/templates/${other.id}/unarchive`, undefined, 'editor')).status).toBe(422)
  const actions = db.selectFrom('audit').where('collection', '=', 'templates').where('recordId', '=', one.id)
  expect((await actions.select('action').execute()).map(({ action }) => action)).toEqual(['create', 'update'])
})

test('what was archived a month ago is deleted', async () => {
  const post = await build.post(db, page(p('Osnova.')))
  const [old, young] = [await kept('Dávná', post.id), await kept('Nedávná', post.id)]
  await api.post(`/templates/${old.id}/archive`, undefined, 'editor')
  time += 31 * DAY_MS
  await api.post(`/templates/${young.id}/archive`, undefined, 'editor')
  await createTemplateSweep({ ...services, now: () => new Date(time) }).run()
  const ids = new Set((await listed()).map(({ id }: { id: string }) => id))
  expect([ids.has(old.id), ids.has(young.id)]).toEqual([false, true])
  expect(await db.selectFrom('templateRef').where('templateId', '=', old.id).selectAll().execute()).toEqual([])
})

test('bad ones are refused', async () => {
  const shortcodesConfig = emptyShortcodes()
  const content = { type: 'doc', content: [] }
  const text = { content: page(p('Věta.')).content, shortcodesConfig }
  const bad = [
    {},
    { name: 'Bez příspěvku' },
    { name: 'Obojí', postId: 'neni-0001', text },
    { name: 'Prázdná', text: { content, shortcodesConfig } },
    { name: 'X', text },
    { name: 'Cizí pole', text: { ...text, slug: 'x' } },
  ]
  for (const body of bad) expect((await api.post('/templates', body, 'editor')).status).toBe(422)
  const missing = { name: 'Nikde', postId: 'neni-0001' }
  expect((await api.post('/templates', missing, 'editor')).status).toBe(404)
  expect((await api.get('/templates/neni-0001/blocks')).status).toBe(404)
})

test('an export has them, and another site gets them', async () => {
  const picture = await build.media(db)
  const post = await build.post(db, page(p('Do světa.'), image(picture.id, 'Obrázek')))
  const { id } = await kept('Do světa', post.id)
  const all = (await exportedTemplates(db)).map((each) => TransferTemplate.parse(each))
  const own = all.filter((each) => each.id === id)
  await db.deleteFrom('template').where('id', '=', id).execute()
  await db.transaction().execute((trx) => importTemplates(trx, own))
  await db.transaction().execute((trx) => importTemplates(trx, own))
  expect((await listed()).filter((each: { id: string }) => each.id === id)).toMatchObject([{ name: 'Do světa' }])
  expect((await usedWhere(db, media, picture.id)).map(({ collection }) => collection)).toContain('templates')
})
