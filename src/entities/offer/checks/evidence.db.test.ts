import { expect, test } from 'vitest'
import { privateBookmakerCalls } from '#entities/bookmaker/api.server.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { evidenceQueryOf } from '#entities/offer/checks/evidence-query.ts'
import { checkOffer } from '#entities/offer/checks/rules.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const nowhere = async () => []
const api = createPrivateApi(services, [...privateCasinoCalls(nowhere), ...privateBookmakerCalls(nowhere)])

test('loads the evidence about links, titles, logo and review', async () => {
  const [bare, described, mere] = [
    await build.media(db, { alt: '' }),
    await build.media(db, { alt: 'Modrý lev' }),
    await build.media(db, { alt: '', isDecoration: true }),
  ]
  const review = await build.post(db, { title: 'Recenze', isActive: false })
  const link = { host: 'lev.example', failures: 2, checkedAt: '', changedAt: '', nextAt: '' }
  await db
    .insertInto('linkCheck')
    .values([
      { ...link, url: 'https://lev.example/r', state: 'broken', detail: 'answers 404', movedTo: '' },
      { ...link, url: 'https://lev.example/', state: 'ok', detail: 'answers 200', movedTo: 'https://novy.example/' },
    ])
    .execute()
  const first = await build.casino(db, { title: 'Dvojí Lev' })
  const casino = await build.casino(db, {
    title: 'dvojí lev',
    logo: bare.id,
    reviewPost: review.id,
    refLink: 'https://lev.example/r',
    website: 'https://lev.example/',
  })
  // A bookmaker may have the title of a casino.
  const bookmaker = await build.bookmaker(db, { title: 'Dvojí Lev', logo: described.id })

  const { status, body } = await api.post('/casinos/checks', evidenceQueryOf(casino, casino.id), 'contributor')
  expect(status).toBe(200)
  expect(body).toEqual({
    links: {
      'https://lev.example/r': { state: 'broken', detail: 'answers 404' },
      'https://lev.example/': { state: 'moved', to: 'https://novy.example/' },
    },
    sameTitle: [{ collection: 'casinos', id: first.id, title: 'Dvojí Lev' }],
    logoWithoutAlt: [{ collection: 'media', id: bare.id, title: bare.title }],
    hiddenReview: [{ collection: 'posts', id: review.id, title: 'Recenze' }],
    licence: 'unknown',
    withdrawals: [],
  })
  const failed = checkOffer(casino, body).flatMap(({ rule, findings }) => (findings.length > 0 ? [rule.name] : []))
  expect(failed).toEqual(
    expect.arrayContaining(['same-title', 'dead-link', 'moved-link', 'no-logo-alt', 'review-not-live']),
  )

  const nothing = {
    links: {},
    sameTitle: [],
    logoWithoutAlt: [],
    hiddenReview: [],
    licence: 'unknown',
    withdrawals: [],
  }
  const query = evidenceQueryOf(bookmaker, bookmaker.id)
  expect((await api.post('/bookmakers/checks', query)).body).toEqual(nothing)
  expect((await api.post('/bookmakers/checks', { ...query, logo: mere.id })).body).toEqual(nothing)
})
