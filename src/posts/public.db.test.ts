import { emptyPost } from '#posts/empty-post.ts'
import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import {
  archiveRecord,
  changeRecord,
  createRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, faq, h2, image, page } from '#posts/content/build.ts'
import { PublicPost } from '#posts/public-schema.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const november = new Date('2026-11-15T12:00:00Z')
const show = async (slug: string, now = november) => {
  const post = await findPublicPost(db, { slug }, now)
  if (!post) throw new Error(`There is no ${slug}.`)
  return post
}

const logo = await build.media(db, { title: 'Logo', alt: 'Logo kasina' })
const gameType = await build.gameType(db, 'Automaty')
const method = await createRecord(db, paymentMethods, { title: 'Karta', logo: logo.id }, SYSTEM)
const provider = await createRecord(db, softwareProviders, { title: 'Severka', logo: null }, SYSTEM)
const writer = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová', email: 'tajny@rozvazne.example' })
const linked = await build.post(db, { title: 'Cíl odkazu', slug: 'cil-odkazu' })
const bookmaker = await build.licensedBookmaker(db, {
  title: 'Pevný tip',
  refLink: 'https://tajny-partner.example/',
  paymentMethods: [method.id],
})
const casino = await build.licensedCasino(db, {
  title: 'Modrý lev',
  slug: 'modry-lev',
  logo: logo.id,
  refLink: 'https://tajny-partner.example/',
  gameTypes: [gameType.id],
  paymentMethods: [method.id],
  softwareProviders: [provider.id],
  prosList: ['Česká licence'],
})
const ids = {
  casino: casino.id,
  bookmaker: bookmaker.id,
  writer: writer.id,
  media: logo.id,
  post: linked.id,
  gameType: gameType.id,
  paymentMethod: method.id,
  softwareProvider: provider.id,
}
const lists = [
  block('casinosRating', 'top-kasina', { mode: 'top', layout: 'compact', limit: 3 }),
  block('casinosRating', 'filtr-kasina', {
    mode: 'filter',
    layout: 'cards',
    filter: { gameType: gameType.id, paymentMethod: method.id, softwareProvider: provider.id, minRating: 1 },
  }),
  block('bookmakersRating', 'top-kancelare', { mode: 'top', layout: 'compact' }),
  block('bookmakersRating', 'filtr-kancelare', {
    mode: 'filter',
    layout: 'cards',
    filter: { paymentMethod: method.id },
  }),
]
const examples = pageOfBlocks(ids)
const withLists = page(h2('Výplaty currentM'), image(logo.id, 'V textu', 'Popisek'), ...lists)
const everything: Partial<PostInput> = {
  title: 'Recenze Modrého lva currentMA currentY',
  slug: 'recenze-modreho-lva',
  category: 'Recenze',
  entity: casino.id,
  entityModel: 'Casino',
  isReviewPost: true,
  isActive: true,
  writer: writer.id,
  content: { type: 'doc', content: [...withLists.content.content, ...examples.content.content] },
  shortcodesConfig: Object.fromEntries(
    BLOCK_KINDS.map((kind) => [kind, [...withLists.shortcodesConfig[kind], ...examples.shortcodesConfig[kind]]]),
  ) as PostInput['shortcodesConfig'],
  references: { data: [{ title: 'Zákon', url: 'https://zakony.example/' }] },
  faq: { data: [faq('Zapnutá?', 'Ano.'), { ...faq('Vypnutá?', 'Ne.'), isActive: false }] },
  tableContent: {
    data: [
      { headingId: 'vyplaty-currentm', title: 'Výplaty currentM', level: 2, isActive: true },
      { headingId: 'skryte', title: 'Skryté', level: 3, isActive: false },
    ],
  },
  breadcrumbTitle: 'Lev currentY',
  breadcrumbs: [{ title: 'Kasina currentY', path: '/kasina/' }],
  banner: { mediaId: logo.id, alt: '' },
  metaTag: { ...emptyPost().metaTag, title: 'Lev currentM', description: 'Stav currentMA currentY' },
}
let post: Post
beforeAll(async () => {
  post = await createRecord(db, posts, everything, SYSTEM)
})

test('the response matches the schema of the public API exactly', async () => {
  const shown: unknown = JSON.parse(JSON.stringify(await show('recenze-modreho-lva')))
  expect(PublicPost.parse(shown)).toEqual(shown)
})

const SECRET_KEYS = new Set(['id', 'isActive', 'isDeleted', 'email', 'version', 'refLink', 'passwordHash', 'mediaId'])

/** All keys and texts of a response; only the anchor of a heading may be called id. */
function walk(value: unknown, seen: { keys: string[]; texts: string[] }) {
  if (Array.isArray(value)) for (const each of value) walk(each, seen)
  else if (value !== null && typeof value === 'object') {
    const isHeading = 'type' in value && value.type === 'heading' && 'attrs' in value
    for (const [name, each] of Object.entries(value)) {
      if (isHeading && name === 'attrs') continue
      seen.keys.push(name)
      walk(each, seen)
    }
  } else if (typeof value === 'string') seen.texts.push(value)
}

test('no admin data leaves the server: no keys, no ids, no secrets', async () => {
  const seen: { keys: string[]; texts: string[] } = { keys: [], texts: [] }
  walk(await show('recenze-modreho-lva'), seen)
  expect(seen.keys.length).toBeGreaterThan(300)
  expect(seen.keys.filter((key) => SECRET_KEYS.has(key) || /Ids?$/.test(key))).toEqual(
    seen.keys.filter((key) => key === 'uniqId' || key === 'headingId'),
  )
  const stored = Object.values(ids).concat(post.id)
  expect(seen.texts.filter((text) => stored.some((id) => text.includes(id)))).toEqual([])
  expect(seen.texts.filter((text) => /tajn|Jen pro redakci/.test(text))).toEqual([])
})

test("a page with every block and a review's facts takes at most 3 + 8 + 9 queries", async () => {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++
      return result
    },
  }
  expect(await findPublicPost(db.withPlugin(counter), { slug: 'recenze-modreho-lva' }, november)).toBeDefined()
  const kindsOfEntities = 8 // casino, bookmaker, writer, media, post, game type, payment method, software provider
  // Checks, changes, withdrawals, voices, complaints, licences of the reviewed offer and of cards, reviews of bookmakers, titles of filter attributes.
  const aboutOffers = 9
  expect(queries).toBeLessThanOrEqual(3 + kindsOfEntities + aboutOffers)
  queries = 0
  await findPublicPost(db.withPlugin(counter), { slug: 'cil-odkazu' }, november)
  expect(queries).toBe(1)
})

test('month tokens are replaced in titles, headings, contents, breadcrumbs and the description', async () => {
  const texts = async (now: string) => {
    const shown = await show('recenze-modreho-lva', new Date(now))
    const heading = shown.content.content[0]
    return [
      shown.title,
      shown.breadcrumbTitle,
      shown.breadcrumbs[0]?.title,
      shown.metaTag.title,
      shown.metaTag.description,
      heading?.type === 'heading' ? heading.content : undefined,
      shown.tableContent.data[0]?.title,
    ]
  }
  const inMonth = (long: string, short: string, year: string) => [
    `Recenze Modrého lva ${short} ${year}`,
    `Lev ${year}`,
    `Kasina ${year}`,
    `Lev ${long}`,
    `Stav ${short} ${year}`,
    [{ type: 'text', text: `Výplaty ${long}` }],
    `Výplaty ${long}`,
  ]
  expect(await texts('2026-12-31T22:59:59Z')).toEqual(inMonth('prosinec', 'pro', '2026'))
  expect(await texts('2026-12-31T23:00:00Z')).toEqual(inMonth('leden', 'led', '2027'))
})

test('inactive questions and entries are left out, and so are the flags', async () => {
  const shown = await show('recenze-modreho-lva')
  expect(shown.faq.data).toEqual([{ question: 'Zapnutá?', answer: [{ type: 'text', text: 'Ano.' }] }])
  expect(shown.tableContent.data).toEqual([{ headingId: 'vyplaty-currentm', title: 'Výplaty listopad', level: 2 }])
})

test('a writer has avatar, username, fullName, info, position and the path of the author page', async () => {
  expect((await show('recenze-modreho-lva')).writer).toEqual({
    avatar: null,
    username: 'klara-vondrova',
    fullName: 'Klára Vondrová',
    info: '',
    position: '',
    authorPath: null,
  })
})

const namesIn = async (slug: string) => {
  const { shortcodesConfig, entity } = await show(slug)
  const casinoLists = shortcodesConfig.casinosRating.map(({ data }) => data.casinos.map((each) => each.title))
  const bookmakerLists = shortcodesConfig.bookmakersRating.map(({ data }) => data.bookmakers.map((each) => each.title))
  return { entity: entity?.title, casinoLists, bookmakerLists }
}

test('renaming a casino or bookmaker changes all its occurrences', async () => {
  const rename = async (title: string, tip: string) => {
    const now = await getRecord(db, casinos, casino.id)
    await updateRecord(db, casinos, now.id, { ...inputOf(casinos, now), title }, now.version, SYSTEM)
    const other = await getRecord(db, bookmakers, bookmaker.id)
    await updateRecord(db, bookmakers, other.id, { ...inputOf(bookmakers, other), title: tip }, other.version, SYSTEM)
  }
  await rename('Zelený ježek', 'Volný tip')
  expect(await namesIn('recenze-modreho-lva')).toEqual({
    entity: 'Zelený ježek',
    casinoLists: [['Zelený ježek'], ['Zelený ježek'], ['Zelený ježek']],
    bookmakerLists: [['Volný tip'], ['Volný tip'], ['Volný tip']],
  })
  await rename('Modrý lev', 'Pevný tip')
})

test('archived records are left out, and the page stays', async () => {
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await archiveRecord(db, writers, writer.id, SYSTEM)
  const { shortcodesConfig, entity, writer: author } = await show('recenze-modreho-lva')
  expect(entity).toBeNull()
  expect(author).toBeNull()
  expect(shortcodesConfig.casinosRating).toEqual([])
  expect(shortcodesConfig.sliders[0]?.data.slides.map((slide) => slide.link?.href)).toEqual([
    undefined,
    '/go/pevny-tip',
  ])
  expect(shortcodesConfig.prosConsPosts[0]?.data.pros).toEqual(['Rychlé výplaty'])
  expect(shortcodesConfig.biographyWriters).toEqual([])
  await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  await changeRecord(db, casinos, casino.id, { isActive: true }, SYSTEM, 'publish')
  await unarchiveRecord(db, writers, writer.id, SYSTEM)
  expect((await namesIn('recenze-modreho-lva')).entity).toBe('Modrý lev')
})

test('an archived picture disappears from the text, blocks, banner, logos and avatars', async () => {
  await archiveRecord(db, media, logo.id, SYSTEM)
  const shown = await show('recenze-modreho-lva')
  expect(JSON.stringify(shown)).not.toContain('/media/')
  expect(shown.banner).toBeNull()
  expect(shown.content.content.some((node) => node.type === 'image')).toBe(false)
  expect(shown.entity).toMatchObject({ logo: null, paymentMethods: [{ title: 'Karta', logo: null }] })
  await unarchiveRecord(db, media, logo.id, SYSTEM)
})

test("a picture without its own alt text uses the library's", async () => {
  const shown = await show('recenze-modreho-lva')
  expect(shown.banner?.alt).toBe('Logo kasina')
  expect(shown.content.content[1]).toEqual({
    type: 'image',
    attrs: { picture: { ...shown.banner, alt: 'V textu' }, caption: 'Popisek' },
  })
})

test('the table of contents omits headings of empty lists', async () => {
  const nobody = { mode: 'filter' as const, filter: { minRating: 10 }, layout: 'cards' as const }
  const named = (words: string, headingId: string) => ({ heading: words, headingId, level: 2 as const })
  await build.post(db, {
    slug: 'prazdny-seznam',
    ...page(
      h2('Úvod'),
      block('casinosRating', 'cr-1', { ...nobody, ...named('Desítky', 'desitky') }),
      block('prosConsPosts', 'pc-1', { source: 'manual', pros: ['Klad'], ...named('Klady', 'klady') }),
    ),
  })
  const { tableContent } = await show('prazdny-seznam')
  expect(tableContent.data.map(({ headingId }) => headingId)).toEqual(['uvod', 'klady'])
})
