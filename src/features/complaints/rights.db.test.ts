import { expect, test } from 'vitest'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { privateVoiceCalls } from '#features/voices/api.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { CONTACT, createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createComplaintSite()
const { services, db, api, received, atOperator, byOperator, byPlayer, step, pass, tick, mailsTo } = site
await site.casino('Modrý Lev', 'modry-lev', { owner: 'Lví Hry a.s.' })
await site.casino('Noční Sova', 'nocni-sova')
await ensureSettings(db, defaultSettings)
const sweep = createPlayersSweep(services)
const DAY = 24 * HOUR

const bodyOf = async (id: string) => (await api.get(`/complaints/${id}`)).body
const see = async (path: string) => wordsOf((await loadPage(services, path)).html)

/** Everything that is stored of a complaint. */
async function storedOf(id: string): Promise<string> {
  const rows = [
    await db.selectFrom('complaint').where('id', '=', id).selectAll().execute(),
    await db.selectFrom('complaintEvent').where('complaintId', '=', id).selectAll().execute(),
    await db.selectFrom('complaintPerson').where('complaintId', '=', id).selectAll().execute(),
  ]
  return JSON.stringify(rows)
}

test('whoever has taken a complaint back is not overruled by undoing the step before', async () => {
  const { id, token } = await received('modry-lev')
  expect((await step(id, SENTENCES.take)).body.canUndo).toBe(true)
  await byPlayer(token, 'withdraw')
  expect(await bodyOf(id)).toMatchObject({ state: 'withdrawn', canUndo: false })
  expect((await api.post(`/complaints/${id}/undo`)).status).toBe(400)
  expect(await bodyOf(id)).toMatchObject({ state: 'withdrawn', now: { state: 'withdrawn' } })
})

test('who wrote the review does not close a complaint as withdrawn alone, either', async () => {
  const { id, recordId } = await received('nocni-sova')
  const review = await db.selectFrom('post').where('entity', '=', recordId).select('id').executeTakeFirstOrThrow()
  const saved = { collection: 'posts', recordId: review.id, number: 99, data: '{}', authorName: '', createdAt: '' }
  await db
    .insertInto('revision')
    .values({ ...saved, id: 'revision-0002', authorId: 'test-admin' })
    .execute()
  const withdraw = { step: 'withdraw', sentence: 'Hráč vzal stížnost zpět.' }
  // Nor by archiving the review first.
  await db.updateTable('post').set({ isDeleted: 1 }).where('id', '=', review.id).execute()
  expect((await step(id, withdraw)).body).toMatchObject({ state: 'received', task: 'confirm' })
  await db.updateTable('post').set({ isDeleted: 0 }).where('id', '=', review.id).execute()
  expect((await api.post(`/complaints/${id}/confirm`, {}, 'editor')).body.state).toBe('withdrawn')
})

test('covered words are gone a month after closing, also from what could undo a step', async () => {
  const popis =
    'Petra Nováková z podpory mi napsala, že výhru ruší. Od té doby už sedm dní nikdo neodpovídá na moje zprávy.'
  const { id } = await received('modry-lev', { popis })
  await api.post(`/complaints/${id}/black-out`, { what: 'text', bars: [{ from: 0, to: 14, what: 'name' }] })
  await step(id, SENTENCES.take)
  await step(id, SENTENCES.reject)
  expect(await storedOf(id)).toContain('Nováková')
  pass(31 * DAY)
  await sweep.run()
  expect(await storedOf(id)).not.toContain('Nováková')
  expect((await bodyOf(id)).now.text).toMatch(/^\[…\] z podpory/)
})

test('forgetting a person ends an open complaint in its timeline, with all that others have written of them', async () => {
  const email = 'zapomenuta@example.cz'
  const { id, number, operator } = await atOperator('modry-lev', { email, prezdivka: 'mlha_99' })
  await byOperator(operator, { odpoved: 'Hráč mlha_99 porušil článek 7.4, na zrušení výhry trváme.' })
  expect(await storedOf(id)).toContain('mlha_99')
  const people = createPrivateApi(services, privateVoiceCalls)
  expect((await people.post('/voices/forget', { email })).body).toEqual({ deleted: 0, blackedOut: 1 })
  expect(await storedOf(id)).not.toMatch(/mlha_99|zapomenuta/)
  expect(await see(`/stiznosti/${number}/`)).toContain('Hráč požádal o smazání svých údajů, stížnost tím skončila.')
})

test('the operator’s link lasts as long as its time: when that is prolonged, and while it has to pay', async () => {
  const { id, operator } = await atOperator('nocni-sova')
  await step(id, { step: 'wait', sentence: 'Provozovatel má víc času.', days: 20 })
  pass(15 * DAY)
  await tick()
  const answered = await byOperator(operator, { vysledek: 'vyplatime', odpoved: 'Celou částku hráči vyplatíme.' })
  expect(answered.status).toBe(200)
  await step(id, SENTENCES.publish)
  expect(await bodyOf(id)).toMatchObject({ state: 'paying', turn: 'casino' })
  // On the last day of the time to pay it is reminded, and can still write.
  pass(13 * DAY)
  await tick()
  pass(DAY)
  await tick()
  const link = site.token(CONTACT)
  expect(mailsTo(CONTACT).at(-1)?.text).toContain('Napsat k tomu můžete tady')
  expect((await byOperator(link, { odpoved: 'Peníze odešly dnes ráno.' })).status).toBe(200)
  pass(2 * DAY)
  expect((await byOperator(link, { odpoved: 'Ještě něco k tomu.' })).status).toBe(410)
})

test('the copy of an answer gives nobody the link, whatever address was typed', async () => {
  const { operator } = await atOperator('modry-lev')
  await byOperator(operator, { email: 'preklep@example.cz' })
  await site.settle()
  const [copy] = mailsTo('preklep@example.cz')
  expect(copy?.text).toContain('děkujeme za vyjádření')
  expect(copy?.text).not.toContain('klic=')
})

test('where the newsroom has covered something in an answer, readers are told so', async () => {
  const { id, number, operator } = await atOperator('modry-lev')
  const odpoved = 'Hráč mlha_77 porušil článek 7.4, na zrušení výhry trváme.'
  await byOperator(operator, { odpoved })
  await api.post(`/complaints/${id}/black-out`, { what: 'answer', bars: [{ from: 5, to: 12, what: 'name' }] })
  await step(id, SENTENCES.publish)
  const words = await see(`/stiznosti/${number}/`)
  expect(words).toContain('„Hráč […] porušil článek 7.4')
  expect(words).toContain('Redakce vynechala jméno. Jinak zveřejňujeme celé a beze změn.')
})

test('a message that is too long is refused whole, and whole it stays in the form', async () => {
  const { id, token } = await received('nocni-sova')
  const zprava = `${'Den po dni. '.repeat(400)}A to nejdůležitější nakonec.`
  const { status, html } = await byPlayer(token, 'write', { zprava })
  expect([status, wordsOf(html).includes('Zkraťte zprávu na 4 000 znaků, teď jich je 4 828.')]).toEqual([422, true])
  expect(html).toContain('A to nejdůležitější nakonec.')
  expect((await bodyOf(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['received'])
})

test('two answers at once by one link: one is stored, of the other nothing typed is lost', async () => {
  const words = ['První odpověď kasina na otázku.', 'Druhá odpověď kasina na otázku.']
  let lost = -1
  // The second of two that do not overlap is a later answer, and replaces the first.
  for (let round = 0; round < 20 && lost < 0; round++) {
    const { id, operator } = await atOperator('nocni-sova')
    const answers = await Promise.all(words.map((odpoved) => byOperator(operator, { odpoved })))
    lost = answers.findIndex(({ status }) => status !== 200)
    if (lost < 0) continue
    expect(answers.map(({ status }) => status)).toEqual(lost === 0 ? [409, 200] : [200, 409])
    expect(answers[lost]?.html).toContain(`>${words[lost]}</textarea>`)
    expect((await bodyOf(id)).operator.pendingAnswer).toBe(words[1 - lost])
  }
  expect(lost).toBeGreaterThanOrEqual(0)
})

test('whoever has to pay is told so, with the reasons and a link, and nobody who was never asked', async () => {
  const { id, number } = await atOperator('modry-lev')
  const { mails } = (await api.post(`/complaints/${id}/preview`, { step: SENTENCES.decide })).body
  expect(mails.map(({ to }: { to: string }) => to)).toEqual(['player', 'operator'])
  pass(11_000)
  await tick()
  await step(id, SENTENCES.decide)
  pass(11_000)
  await tick()
  const told = mailsTo(CONTACT).at(-1)
  expect(told?.subject.replaceAll('\u00a0', ' ')).toBe(`Stížnost č. ${number} na kasino Modrý Lev: rozhodli jsme`)
  expect(told?.text).toContain(`1. ${SENTENCES.decide.reasons[0]}`)
  expect((await byOperator(site.token(CONTACT), { odpoved: 'Peníze jsme odeslali.' })).status).toBe(200)

  // The address is known since, but it has never had the turn.
  const unasked = await received('modry-lev')
  await step(unasked.id, SENTENCES.take)
  await step(unasked.id, SENTENCES.decide)
  for (let day = 0; day < 14; day++) {
    pass(DAY)
    await tick()
  }
  expect(mailsTo(CONTACT).filter(({ subject }) => subject.includes(String(unasked.number)))).toEqual([])
})
