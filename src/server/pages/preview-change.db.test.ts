import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { createApp } from '#server/app.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'
import { renderSite } from '#testing/site.ts'

const { services, signedIn } = await createAuthSite()
const { db } = services
let duringRender = async () => {}
const app = createApp(services, {
  async renderPage(...rendered) {
    await duringRender()
    return renderSite(...rendered)
  },
})
const { user } = await signedIn('editor')
const browser = createBrowser(app, { ip: user.ip })
await browser.login(user.email, PASSWORD)

const plan = { title: '', publishAt: null, version: 1 }
const preview = async (collection: string, change: { recordId: string; id: string }) =>
  browser.send('GET', `/${collection}/${change.recordId}/changes/${change.id}/preview`)
/** Everything that a preview could leave behind. */
async function stored() {
  const [rows, audit, revisions, changes] = await Promise.all([
    db.selectFrom('casino').selectAll().orderBy('id').execute(),
    db.selectFrom('audit').selectAll().orderBy('id').execute(),
    db.selectFrom('revision').selectAll().orderBy('id').execute(),
    db.selectFrom('waitingChange').selectAll().orderBy('id').execute(),
  ])
  return { rows, audit, revisions, changes, posts: await db.selectFrom('post').selectAll().orderBy('id').execute() }
}

test('a post is shown with its change, only to signed-in users, and is not cached', async () => {
  const post = await build.post(db, { title: 'Živý titulek', slug: 'clanek', ...page(p('Živý text.')) })
  const values = { ...inputOf(posts, post), title: 'Nový titulek', ...page(p('Nový text.')) }
  const change = await createChange(db, posts, post.id, { ...plan, values }, SYSTEM)
  const before = await stored()
  const response = await preview('posts', change)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.body['text']).toContain('Nový text.')
  expect(response.body['text']).not.toContain('Živý text.')
  expect(await stored()).toEqual(before)

  const stranger = createBrowser(app, { ip: '192.0.2.77' })
  const path = `/posts/${post.id}/changes/${change.id}/preview`
  expect((await stranger.send('GET', path)).status).toBe(401)
  expect((await preview('posts', { ...change, id: 'neni-0001' })).status).toBe(404)
})

test('a casino is shown on a page that visitors see, and nothing is stored', async () => {
  const casino = await build.casino(db, { title: 'Živé kasino', bonus: 'živý bonus' })
  const list = { mode: 'manual' as const, layout: 'cards' as const, casinoIds: [casino.id] }
  const slug = 'zebricek'
  await build.post(db, { title: 'Žebříček', slug, ...page(p('Text.'), block('casinosRating', 'zebricek', list)) })
  const values = { ...inputOf(casinos, casino), bonus: 'prosincový bonus' }
  const change = await createChange(db, casinos, casino.id, { ...plan, values }, SYSTEM)
  const before = await stored()
  const { status, body } = await preview('casinos', change)
  expect([status, body['message']]).toEqual([200, undefined])
  expect(body['text']).toContain('prosincový bonus')
  expect(body['text']).not.toContain('živý bonus')
  expect(await stored()).toEqual(before)
  const live = await app.request(`/${slug}/`)
  expect(await live.text()).not.toContain('prosincový bonus')
})

test('where both changed a field, the preview has the waiting change', async () => {
  const casino = await build.casino(db, { title: 'Sporné kasino', bonus: 'starý' })
  const list = { mode: 'manual' as const, layout: 'cards' as const, casinoIds: [casino.id] }
  await build.post(db, { title: 'Sporné', ...page(p('Text.'), block('casinosRating', 'sporne', list)) })
  const values = { ...inputOf(casinos, casino), bonus: 'bonus ze změny' }
  const change = await createChange(db, casinos, casino.id, { ...plan, values }, SYSTEM)
  await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'jiný živý' }, 1, SYSTEM)
  expect((await preview('casinos', change)).body['text']).toContain('bonus ze změny')
})

test('saves do not wait for a preview, not even of the record it shows', async () => {
  const casino = await build.casino(db, { title: 'Upravované kasino', bonus: 'starý bonus' })
  const list = { mode: 'manual' as const, layout: 'cards' as const, casinoIds: [casino.id] }
  await build.post(db, { title: 'Upravované', ...page(p('Text.'), block('casinosRating', 'upravovane', list)) })
  const values = { ...inputOf(casinos, casino), bonus: 'náhledový bonus' }
  const change = await createChange(db, casinos, casino.id, { ...plan, values }, SYSTEM)
  duringRender = async () => {
    await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'právě uložený' }, 1, SYSTEM)
  }
  const { status, body } = await preview('casinos', change)
  duringRender = async () => {}
  expect([status, body['message']]).toEqual([200, undefined])
  expect(body['text']).toContain('náhledový bonus')
  expect(await getRecord(db, casinos, casino.id)).toMatchObject({ bonus: 'právě uložený', version: 2 })
})

test('a bookmaker is shown with the payment methods of its change', async () => {
  const [card, transfer] = [await build.paymentMethod(db, 'Karta'), await build.paymentMethod(db, 'Převod')]
  const bookmaker = await build.bookmaker(db, { title: 'Sázkovka', paymentMethods: [card.id] })
  await build.post(db, {
    category: 'Recenze',
    isReviewPost: true,
    entity: bookmaker.id,
    entityModel: 'Bookmaker',
    writer: (await build.writer(db)).id,
  })
  const values = { ...inputOf(bookmakers, bookmaker), paymentMethods: [transfer.id] }
  const change = await createChange(db, bookmakers, bookmaker.id, { ...plan, values }, SYSTEM)
  const { status, body } = await preview('bookmakers', change)
  expect([status, body['message']]).toEqual([200, undefined])
  expect(body['text']).toContain('Převod')
  expect(body['text']).not.toContain('Karta')
})
