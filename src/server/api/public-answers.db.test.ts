import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { createAuthSite } from '#testing/auth.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'

/** The exact fields in public responses. A new one has to be added to the snapshot by hand. */
const { app, db } = await createAuthSite()
const browser = createBrowser(app)

const SECRETS = { email: 'tajny@rozvazne.example', refLink: 'https://tajny-partner.example/' }
const media = await build.media(db, { title: 'Interní název obrázku', alt: 'Herna v noci' })
const gameType = await build.gameType(db)
const paymentMethod = await createRecord(db, paymentMethods, { title: 'Karta', logo: media.id }, SYSTEM)
const softwareProvider = await createRecord(db, softwareProviders, { title: 'Severka', logo: media.id }, SYSTEM)
const writer = await build.writer(db, { email: SECRETS.email, avatar: media.id })
const offer = { logo: media.id, refLink: SECRETS.refLink, paymentMethods: [paymentMethod.id] }
const bookmaker = await build.licensedBookmaker(db, offer)
const casino = await build.licensedCasino(db, {
  ...offer,
  gameTypes: [gameType.id],
  softwareProviders: [softwareProvider.id],
  prosList: ['Rychlé výplaty'],
  consList: ['Málo her'],
  languages: ['čeština'],
  mobileApps: ['Android'],
  customerServices: ['chat'],
})
const post = await build.post(db, { title: 'Cíl odkazu' })
const ids = {
  casino: casino.id,
  bookmaker: bookmaker.id,
  writer: writer.id,
  media: media.id,
  post: post.id,
  gameType: gameType.id,
  paymentMethod: paymentMethod.id,
  softwareProvider: softwareProvider.id,
}
const review = await build.post(db, {
  ...pageOfBlocks(ids),
  title: 'Recenze se vším všudy',
  slug: 'recenze-se-vsim',
  category: 'Recenze',
  isReviewPost: true,
  entityModel: 'Casino',
  entity: casino.id,
  writer: writer.id,
  banner: { mediaId: media.id, alt: 'Sál' },
  references: {
    data: [{ title: 'Zákon', url: 'https://zakony.example/', publisher: 'Sbírka', accessedAt: '2026-11-01' }],
  },
  faq: {
    data: [{ question: 'Kdy přijde výplata?', answer: [{ type: 'text', text: 'Do dvou dnů.' }], isActive: true }],
  },
})
const second = await build.post(db, {
  title: 'Recenze kanceláře',
  category: 'Recenze',
  isReviewPost: true,
  entityModel: 'Bookmaker',
  entity: bookmaker.id,
  writer: writer.id,
})
await createRecord(db, redirects, { from: '/stara/', to: '/nova/', note: 'Jen pro redakci' }, SYSTEM)

/** Every field once, with its path; items of a list count as one. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Array.isArray(value)
    ? value.flatMap((each) => keysOf(each, `${path}[]`))
    : Object.entries(value).flatMap(([name, each]) => keysOf(each, path ? `${path}.${name}` : name))
  return inner.length > 0 ? inner : [path]
}

async function read(path: string, sent?: { body: unknown }) {
  const answer = await browser.send(sent ? 'POST' : 'GET', `/api/v1/public${path}`, sent)
  expect(answer.status).toBeLessThan(300)
  const text = JSON.stringify(answer.body)
  for (const [name, id] of [...Object.entries(ids), ['review', review.id]])
    expect([name, text.includes(id ?? '')]).toEqual([name, false])
  for (const secret of [...Object.values(SECRETS), 'Interní název', 'Jen pro redakci'])
    expect(text).not.toContain(secret)
  return [...new Set(keysOf(answer.body))].toSorted()
}

test('the list of casinos', async () => {
  expect(await read('/casinos/casinos')).toMatchInlineSnapshot(`
    [
      "[].logo.alt",
      "[].logo.height",
      "[].logo.url",
      "[].logo.width",
      "[].rating",
      "[].slug",
      "[].title",
    ]
  `)
})

test('a review of a casino with every block', async () => {
  await expect((await read(`/posts/${review.slug}`)).join('\n')).toMatchFileSnapshot('public-post-fields.txt')
})

test('a review of a bookmaker: its offer', async () => {
  const fields = await read(`/posts/${second.slug}`)
  expect(fields.filter((field) => field.startsWith('entity.'))).toMatchInlineSnapshot(`
    [
      "entity.benefits",
      "entity.bonus",
      "entity.bonusTerms",
      "entity.book.listed",
      "entity.book.medianDays",
      "entity.book.open",
      "entity.book.received",
      "entity.book.rejected",
      "entity.book.solved",
      "entity.book.unpaid",
      "entity.book.unreached",
      "entity.book.unsolved",
      "entity.changes",
      "entity.decides",
      "entity.goodFor",
      "entity.hasLink",
      "entity.ledger",
      "entity.licence",
      "entity.licenceState",
      "entity.logo.alt",
      "entity.logo.height",
      "entity.logo.url",
      "entity.logo.width",
      "entity.measuredCount",
      "entity.measuredHours",
      "entity.minimumDeposit",
      "entity.mobileApps",
      "entity.notFor",
      "entity.paymentMethods[].logo.alt",
      "entity.paymentMethods[].logo.height",
      "entity.paymentMethods[].logo.url",
      "entity.paymentMethods[].logo.width",
      "entity.paymentMethods[].title",
      "entity.payoutsSpeed",
      "entity.rating",
      "entity.ribbon",
      "entity.slug",
      "entity.termsCondition",
      "entity.title",
      "entity.topFeature",
      "entity.voices.figures.answers.again",
      "entity.voices.figures.answers.payout",
      "entity.voices.figures.answers.support",
      "entity.voices.figures.answers.terms",
      "entity.voices.figures.answers.verification",
      "entity.voices.figures.documented",
      "entity.voices.figures.listed",
      "entity.voices.figures.people",
      "entity.voices.figures.recommending",
      "entity.voices.figures.total",
      "entity.voices.latest",
      "entity.withdrawals",
      "entity.yearEstablished",
    ]
  `)
})

test('search', async () => {
  expect(await read('/search?q=recenze')).toMatchInlineSnapshot(`
    [
      "items[].category",
      "items[].date",
      "items[].description",
      "items[].isPage",
      "items[].path",
      "items[].title",
      "items[].updatedAt",
    ]
  `)
})

test('suggestions', async () => {
  expect(await read('/suggest?q=rec')).toMatchInlineSnapshot(`
    [
      "isFound",
      "items[].kind",
      "items[].logo",
      "items[].marks[][]",
      "items[].note",
      "items[].path",
      "items[].rating",
      "items[].title",
      "spelled",
    ]
  `)
})

test('a redirect', async () => {
  expect(await read('/redirects?path=/stara/')).toMatchInlineSnapshot(`
    [
      "status",
      "to",
    ]
  `)
})

test('a submitted message', async () => {
  const body = { name: 'Jana Nová', email: 'jana@example.cz', message: 'Dobrý den, mám otázku k recenzi.' }
  expect(await read('/messages', { body })).toMatchInlineSnapshot(`
    [
      "status",
    ]
  `)
})
