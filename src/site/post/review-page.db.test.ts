import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services

/** Every figure of a page: `40 000`, `9,4`, `2026`. */
const figuresIn = (words: string) => words.match(/\d{1,3}(?: \d{3})+|\d+(?:,\d+)?/g) ?? []

test('shows no figure about the casino that is not in its record', async () => {
  const casino = await build.licensedCasino(db, {
    title: 'Horský Rys',
    refLink: 'https://horsky-rys.example/',
    rating: 7.6,
    ratingSource: 'typed',
    criteria: { safety: 8.3, payouts: 7.8, bonus: 5.9, games: 8.6, support: 6.2 },
    bonus: '60 % do 15 000 Kč',
    bonusCode: 'RYS',
    wageringRequirements: '40× bonus i vklad do 31 dnů',
    maximumCashout: '80 000 Kč týdně',
    payoutsSpeed: 71,
    minimumDeposit: 500,
    numberCasinosGame: 870,
    yearEstablished: 2023,
    benefits: 'Turnaje s nízkým vstupným!',
    safety: {
      ssl: true,
      responsibleGambling: null,
      depositLimits: true,
      lossLimits: true,
      timeLimits: null,
      selfExclusionTool: false,
    },
  })
  const writer = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová' })
  await build.post(db, {
    writer: writer.id,
    title: 'Horský Rys: recenze',
    slug: 'horsky-rys',
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    ...page(p('Úvod.')),
  })
  await db.updateTable('post').set({ updatedAt: '2024-10-09T08:00:00.000Z' }).execute()
  const { html } = await loadPage(services, '/recenze/horsky-rys/')
  const words = wordsOf(html)
  const ofRecord = ['7,6', '8,3', '7,8', '5,9', '8,6', '6,2', '60', '15 000', '40', '31', '80 000', '71', '500', '870']
  const ofPage = ['2023', '9', '10', '2024', '18', '0']
  const ofLaw = ['634', '1992']
  const ofWeights = ['30', '25', '20', '15', '2,490', '1,950', '1,180', '1,290', '0,620', '7,530', '7,5', '5']
  const known = new Set([...ofRecord, ...ofPage, ...ofLaw, ...ofWeights])
  expect(figuresIn(words).filter((figure) => !known.has(figure))).toEqual([])
  // The entered rating differs from the computed one, and the page says so.
  expect(words).toContain('Výpočet dává 7,5, redakce dala 7,6.')

  // A missing tool in the account does not mean that one cannot exclude oneself.
  expect(words).toContain('Sebevyloučení přímo v účtu Ne')
  expect(words).toContain('Slíbená rychlost výplat do 71 hodin')
  // The record does not say whom the offer is for.
  expect(words).not.toMatch(/nové hráče|[Uu]vítací/)
  expect(words).toContain('Turnaje s nízkým vstupným!')
})
