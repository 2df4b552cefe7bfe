import { expect, test } from 'vitest'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { printsOf } from '#features/voices/similar.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { wordsOf } from '#testing/load-page.ts'
import { createVoiceSite, VOICE } from '#testing/voice-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const DAY = 24 * HOUR
const site = await createVoiceSite()
const { db, services, api, write, token, step, confirmed, shown, mailsTo, pass } = site
await site.casino('Modrý Lev', 'modry-lev')
await site.casino('Zlatá Vydra', 'zlata-vydra')
await ensureSettings(db, defaultSettings)
const tidy = createPlayersSweep(services)
const mails = createMailQueue(services)

const sendMails = async () => {
  pass(11_000)
  await mails.run()
}
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)
const bodyOf = async (id: string) => (await api.get(`/voices/${id}`)).body
const ask = (id: string, question = 'Který den jste o výběr požádali?') => api.post(`/voices/${id}/ask`, { question })

test('one question at most is mailed, also if the newsroom takes it back after it was sent', async () => {
  const { id, email } = await confirmed('modry-lev', { email: 'tazana@example.cz' })
  expect((await ask(id)).status).toBe(200)
  expect((await api.post(`/voices/${id}/undo`)).body.state).toBe('waiting')
  // Nothing was sent, so it may be asked.
  expect((await ask(id, 'Kterou kartou jste vybírali?')).status).toBe(200)
  await sendMails()
  expect((await api.post(`/voices/${id}/undo`)).body.state).toBe('waiting')
  expect((await ask(id)).status).toBe(400)
  await sendMails()
  expect(subjectsTo(email).filter((subject) => subject.startsWith('Otázka'))).toHaveLength(1)
})

test('one decision at most is mailed: what is decided about a changed voice stands behind the link', async () => {
  const { id, email, token: link } = await shown('modry-lev', { email: 'menena@example.cz' })
  await sendMails()
  await step(link, 'change', { ...VOICE, text: 'Po týdnu čekání mi napsali, že výběr schválili, a peníze přišly.' })
  await api.post(`/voices/${id}/reject`, { reason: 'boast' })
  await sendMails()
  expect(subjectsTo(email)).toEqual(['Potvrďte zkušenost', 'Vaši zkušenost s kasinem Modrý Lev jsme zveřejnili'])
})

test('whoever answers too late is heard as long as the words are kept', async () => {
  const { id, token: link } = await confirmed('zlata-vydra', { email: 'pozdni@example.cz' })
  await ask(id)
  pass(14 * DAY)
  await tidy.run()
  expect(await bodyOf(id)).toMatchObject({ state: 'rejected', reason: 'no-answer' })
  const opened = await site.open(`/zkusenosti/?klic=${link}`)
  expect(wordsOf(opened.html)).toContain('Odpovědět můžete ještě 30 dní')
  expect(opened.html).toContain('name="odpoved"')
  await step(link, 'answer', { odpoved: 'Bylo to v pondělí druhého.' })
  expect(await bodyOf(id)).toMatchObject({ state: 'waiting', answer: 'Bylo to v pondělí druhého.', letter: '' })

  await api.post(`/voices/${id}/reject`, { reason: 'boast' })
  expect((await step(link, 'answer', { odpoved: 'A ještě něco.' })).html).not.toContain('name="odpoved"')
  expect(await bodyOf(id)).toMatchObject({ state: 'rejected', answer: 'Bylo to v pondělí druhého.' })
})

test('what readers never see is deleted with the original: amounts, answers to the newsroom, traces of hidden words', async () => {
  const text = 'Pan Dvořák z podpory mi poradil, ať to nechám být, a peníze přišly druhý den.'
  const kept = await confirmed('zlata-vydra', { text, email: 'zverejnena@example.cz' })
  await ask(kept.id)
  await step(kept.token, 'answer', { odpoved: 'Soukromá odpověď.' })
  await api.post(`/voices/${kept.id}/black-out`, { bars: [{ from: 4, to: 10, what: 'name' }] })
  await api.post(`/voices/${kept.id}/approve`, {})
  const refused = await confirmed('zlata-vydra', { text: text.replace('druhý', 'třetí'), email: 'odmitana@example.cz' })
  await api.post(`/voices/${refused.id}/reject`, { reason: 'boast' })
  const prints = async (id: string) => {
    const rows = await db.selectFrom('voicePrint').where('voiceId', '=', id).select('print').execute()
    return new Set(rows.map(({ print }) => print))
  }
  expect(await prints(kept.id)).toEqual(new Set(printsOf(text)))

  pass(30 * DAY)
  await tidy.run()
  const shownText = 'Pan […] z podpory mi poradil, ať to nechám být, a peníze přišly druhý den.'
  expect(await bodyOf(kept.id)).toMatchObject({
    text: shownText,
    amount: 2400,
    payout: 'yes',
    question: '',
    answer: '',
  })
  expect(await prints(kept.id)).toEqual(new Set(printsOf(shownText)))
  expect(await bodyOf(refused.id)).toMatchObject({ ...NOTHING_SAID, state: 'rejected', reason: 'boast' })
  expect(await prints(refused.id)).toEqual(new Set())
})

const NOTHING_SAID = { text: '', original: null, method: '', amount: null, hours: null, payout: '', again: '' }

test('whoever withdraws a voice in the seconds after its approval is not told that it is shown', async () => {
  const { token: link, email } = await shown('zlata-vydra', { email: 'rychla@example.cz' })
  await step(link, 'withdraw')
  await sendMails()
  expect(subjectsTo(email)).toEqual(['Potvrďte zkušenost'])
  expect(await db.selectFrom('mailQueue').where('to', '=', email).select('id').execute()).toEqual([])
})

test('one network sends ten voices in an hour, and a bot that fills in everything none', async () => {
  const from = '203.0.113.9'
  const statuses: number[] = []
  for (let at = 0; at < 12; at++)
    statuses.push((await write('modry-lev', { email: `sit-${at}@example.cz` }, { from })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  const late = await write(
    'modry-lev',
    { email: 'sit@example.cz', text: 'Tohle jsem psal dlouho. '.repeat(3) },
    { from },
  )
  expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(late.html).toContain('Tohle jsem psal dlouho.')
  const bot = await write('modry-lev', { email: 'bot@example.cz', website: 'https://spam.example' })
  expect([bot.status, token('bot@example.cz')]).toEqual([200, ''])
})

test('about one casino sixty voices are taken in an hour, from however many networks', async () => {
  await site.casino('Noční Sova', 'nocni-sova')
  pass(2 * HOUR)
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) statuses.push((await write('nocni-sova', { email: `mnoho-${at}@example.cz` })).status)
  expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61])
  expect((await write('modry-lev', { email: 'jinde@example.cz' })).status).toBe(200)
})

test('two changes at once: one is stored, of the other nothing typed is lost', async () => {
  const { token: link } = await shown('modry-lev', { email: 'dvakrat@example.cz' })
  const texts = ['První znění, po týdnu přišly peníze na účet.', 'Druhé znění, po měsíci přišly peníze na účet.']
  const pages = await Promise.all(texts.map((text) => step(link, 'change', { ...VOICE, text })))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const lost = pages.findIndex(({ status }) => status === 409)
  expect(pages[lost]?.html).toContain(`>${texts[lost]}</textarea>`)
})
