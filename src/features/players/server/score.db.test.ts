import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { Db } from '#records/db.server.ts'
import { createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { loadPage } from '#testing/load-page.ts'
import { createVoiceSite } from '#testing/voice-site.ts'

const OWN_WORDS = { rating: 7.8, benefits: 'Rychlé výplaty' }
const SCORE = /class="score[^"]*"[\s\S]*?<\/|"ratingValue":7\.8/g

/** All that the editors have said of the casino and its review, and their order. */
async function saidOf(db: Db) {
  return {
    casinos: await db.selectFrom('casino').orderBy('rating', 'desc').orderBy('id').selectAll().execute(),
    posts: await db.selectFrom('post').orderBy('id').selectAll().execute(),
  }
}

test('voices, however bad, move neither the score of the editors nor anything else that they have said', async () => {
  const { db, services, casino, shown } = await createVoiceSite()
  await ensureSettings(db, defaultSettings)
  await casino('Modrý Lev', 'modry-lev', OWN_WORDS)
  await casino('Noční Sova', 'nocni-sova', { rating: 7.7 })
  const scores = async () => (await loadPage(services, '/recenze/modry-lev/')).html.match(SCORE)
  const [before, scored] = [await saidOf(db), await scores()]
  expect(scored?.join('')).toContain('7')
  const bad = { doporucuji: 'ne', vyplata: 'ne', podminky: 'ne', podpora: 'ne', znovu: 'ne' }
  for (let at = 0; at < 6; at++)
    await shown('modry-lev', { ...bad, text: `Peníze nepřišly ani po ${at + 4} týdnech čekání.` })
  expect((await loadPage(services, '/zkusenosti/modry-lev/')).html).toContain('"ratingValue":0')
  expect(await saidOf(db)).toEqual(before)
  expect(await scores()).toEqual(scored)
})

test('complaints, however they end, move it neither', async () => {
  const { db, services, casino, received, step } = await createComplaintSite()
  await ensureSettings(db, defaultSettings)
  await casino('Modrý Lev', 'modry-lev', OWN_WORDS)
  const scores = async () => (await loadPage(services, '/recenze/modry-lev/')).html.match(SCORE)
  const [before, scored] = [await saidOf(db), await scores()]
  for (const end of [SENTENCES.unsolve, SENTENCES.unsolve, SENTENCES.unsolve, SENTENCES.solve, SENTENCES.reject]) {
    const { id } = await received('modry-lev')
    await step(id, SENTENCES.take)
    if (end.step === 'unsolve') await step(id, SENTENCES.decide)
    expect((await step(id, end)).status).toBe(200)
  }
  expect(await saidOf(db)).toEqual(before)
  expect(await scores()).toEqual(scored)
})
