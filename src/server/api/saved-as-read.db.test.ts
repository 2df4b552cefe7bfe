import { expect, test } from 'vitest'
import { countHit } from '#entities/redirect/rules.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { DEFAULT_MENUS } from '#entities/settings/menus.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
await ensureSettings(db, defaultSettings)
const api = createPrivateApi(services, collectionCallsOfAll)

const made = async (path: string, body: object): Promise<string> => {
  const response = await api.post(path, body)
  expect([response.status, response.body.message]).toEqual([201, undefined])
  return `${path}/${response.body.id}`
}

interface Case {
  /** The path of a record of this kind. */
  one: () => Promise<string>
  /** A field that editors change, and its new value. */
  typed: Record<string, unknown>
  /** Read-only fields, with other values than stored. */
  own: Record<string, unknown>
}

const BOOKKEEPING = {
  id: 'nekdo-jiny-1',
  isDeleted: true,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
}

const CASES: Record<string, Case> = {
  '/posts/{id}': { one: () => made('/posts', { title: 'Článek' }), typed: { title: 'Jiný článek' }, own: BOOKKEEPING },
  '/casinos/{id}': { one: () => made('/casinos', { title: 'Kasino' }), typed: { bonus: 'Jiný' }, own: BOOKKEEPING },
  '/bookmakers/{id}': { one: () => made('/bookmakers', { title: 'Tip' }), typed: { bonus: 'Jiný' }, own: BOOKKEEPING },
  '/licences/{id}': {
    one: async () => made('/licences', { authority: 'MGA', casino: (await build.casino(db)).id }),
    typed: { number: 'MF-1' },
    own: BOOKKEEPING,
  },
  '/payout-tests/{id}': {
    one: async () =>
      made('/payout-tests', {
        casino: (await build.casino(db)).id,
        method: (await build.paymentMethod(db)).id,
        amount: 900,
        askedAt: '2026-10-14T07:10:00.000Z',
      }),
    typed: { note: 'Bez dotazu' },
    own: BOOKKEEPING,
  },
  '/writers/{id}': {
    one: () => made('/writers', { firstName: 'Jana', lastName: 'Psavá' }),
    typed: { info: 'Píše.' },
    own: BOOKKEEPING,
  },
  '/game-types/{id}': {
    one: () => made('/game-types', { title: 'Keno' }),
    typed: { title: 'Bingo' },
    own: BOOKKEEPING,
  },
  '/rubrics/{id}': {
    one: () => made('/rubrics', { title: 'Rozhovory' }),
    typed: { description: 'S lidmi z oboru.' },
    own: BOOKKEEPING,
  },
  '/payment-methods/{id}': {
    one: () => made('/payment-methods', { title: 'Mušle' }),
    typed: { title: 'Korálky' },
    own: BOOKKEEPING,
  },
  '/software-providers/{id}': {
    one: () => made('/software-providers', { title: 'Ateliér' }),
    typed: { title: 'Dílna' },
    own: BOOKKEEPING,
  },
  '/media/{id}': {
    one: async () => `/media/${(await build.media(db)).id}`,
    typed: { alt: 'Lev v poušti' },
    own: {
      ...BOOKKEEPING,
      key: 'jiny.webp',
      mime: 'image/gif',
      width: 1,
      height: 1,
      bytes: 1,
      sha256: 'x',
      url: '/media/jiny/lg.webp',
    },
  },
  '/redirects/{id}': {
    one: () => made('/redirects', { from: '/stara/', to: '/nova/' }),
    typed: { note: 'Přejmenováno' },
    own: { ...BOOKKEEPING, hits: 9 },
  },
  '/users/{id}': {
    one: () => made('/users', { name: 'Jana', email: 'jana@web.example' }),
    typed: { name: 'Jana Nová' },
    own: BOOKKEEPING,
  },
  '/settings/menus': {
    one: async () => '/settings/menus',
    typed: { panel: DEFAULT_MENUS.panel.map((item) => ({ ...item, label: 'Jinak' })) },
    own: { updatedAt: BOOKKEEPING.updatedAt },
  },
  '/settings': {
    one: async () => '/settings',
    typed: { operator: 'Rozvážně, z. s.' },
    own: { updatedAt: BOOKKEEPING.updatedAt },
  },
}

test('every record that can be saved is covered', () => {
  // Settings without versions, and imports, whose states are moved by acts.
  const isAbout =
    /\/(revisions|changes|calendar|comparisons|templates|webhooks|index-now|site-imports|followed-posts|own-mails)(\/|$)/
  const saved = collectionCallsOfAll
    .filter(({ spec }) => spec.method === 'put' && !isAbout.test(spec.path))
    .map(({ spec }) => spec.path)
  expect(Object.keys(CASES).toSorted()).toEqual(saved.toSorted())
})

test.each(Object.entries(CASES))(
  'PUT %s accepts what GET returned, and refuses changed read-only fields',
  async (_, kind) => {
    const one = await kind.one()
    const read = (await api.get(one)).body
    const saved = await api.put(one, { ...read, ...kind.typed })
    expect([saved.status, saved.body]).toEqual([
      200,
      { ...read, ...kind.typed, version: read.version + 1, updatedAt: saved.body.updatedAt },
    ])

    for (const [path, value] of Object.entries(kind.own)) {
      const refused = await api.put(one, { ...saved.body, [path]: value })
      expect([path, refused.status, refused.body.fields]).toMatchObject([
        path,
        422,
        [{ path, message: 'This cannot be changed here. Send it back as it was read, or leave it out.' }],
      ])
    }
    expect((await api.get(one)).body).toEqual(saved.body)

    // A version read before someone else's save is outdated as a whole: a conflict, not an invalid field.
    const late = await api.put(one, { ...read, ...kind.typed })
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  },
)

test('a counter that changed since it was read does not prevent a save', async () => {
  const one = await made('/redirects', { from: '/pocitana/', to: '/cil/' })
  const read = (await api.get(one)).body
  await countHit(db, '/pocitana/')
  expect(await api.put(one, { ...read, note: 'x' })).toMatchObject({ status: 200, body: { hits: 1, note: 'x' } })
})

test('a measurement added since it was read does not prevent a save', async () => {
  const one = await made('/casinos', { title: 'Měřené kasino' })
  const read = (await api.get(one)).body
  const { id: method } = await build.paymentMethod(db)
  const payout = { casino: read.id, method, amount: 900, askedAt: '2026-10-14T07:10:00.000Z' }
  for (const day of [15, 16, 17]) await made('/payout-tests', { ...payout, arrivedAt: `2026-10-${day}T07:10:00.000Z` })
  const saved = await api.put(one, { ...read, bonus: 'Jiný' })
  expect(saved).toMatchObject({ status: 200, body: { bonus: 'Jiný', measuredHours: 48, measuredCount: 3 } })
})

test('the documentation marks read-only fields', () => {
  const { components } = openApiDocument('Test', [{ base: '', calls: collectionCallsOfAll }])
  const { properties } = components.schemas['CasinoUpdate'] as { properties: Record<string, { readOnly?: boolean }> }
  const marked = Object.keys(properties).filter((name) => properties[name]?.readOnly)
  expect(marked.toSorted()).toEqual([
    'createdAt',
    'id',
    'isDeleted',
    'measuredCount',
    'measuredHours',
    'plannedBy',
    'updatedAt',
  ])
})
