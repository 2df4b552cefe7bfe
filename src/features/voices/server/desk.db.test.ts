import { expect, test } from 'vitest'
import sharp from 'sharp'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { summariseVoices } from '#features/voices/read.server.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { Hono } from 'hono'
import { pragueDay } from '#shared/czech/day.ts'
import { readCsv } from '#shared/csv.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createVoiceSite, VOICE } from '#testing/voice-site.ts'
import { HOUR, MINUTE } from '#testing/watch-site.ts'

const DAY = 24 * HOUR
const site = await createVoiceSite()
const { db, services, api, write, token, step, confirmed, shown, mailsTo, pass } = site
const lev = await site.casino('Modrý Lev', 'modry-lev')
await site.casino('Zlatá Vydra', 'zlata-vydra')
await ensureSettings(db, defaultSettings)
const tidy = createPlayersSweep(services)
const mails = createMailQueue(services)

const see = async (path: string) => wordsOf((await loadPage(services, path)).html)
const bodyOf = async (path: string) => (await api.get(path)).body
const stored = (id: string) => db.selectFrom('voice').where('id', '=', id).selectAll().executeTakeFirst()
const sendMails = async () => {
  pass(11_000)
  await mails.run()
}
/** Words that no other voice has. */
let number = 0
const own = () => {
  number += 1
  return { text: Array.from({ length: 12 }, (_, at) => `slovo${number * 100 + at}`).join(' ') }
}

test('only editors decide: a stolen session of a contributor reads and changes nothing', async () => {
  const { id } = await confirmed('modry-lev', own())
  const paths = ['/voices', '/voices/summary', `/voices/${id}`, `/voices/${id}/proof`, `/voices/waves/${lev.id}`]
  for (const path of paths) expect([path, (await api.get(path, 'contributor')).status]).toEqual([path, 403])
  const steps = ['approve', 'reject', 'ask', 'black-out', 'reply', 'set-aside', 'bring-back', 'undo', 'reveal-email']
  for (const name of steps) {
    const { status } = await api.post(`/voices/${id}/${name}`, {}, 'contributor')
    expect([name, status]).toEqual([name, 403])
  }
  for (const name of ['set-aside', 'take-out', 'bring-back']) {
    expect((await api.post(`/voices/waves/${lev.id}/${name}`, {}, 'contributor')).status).toBe(403)
  }
  for (const name of ['forget', 'export']) {
    expect((await api.post(`/voices/${name}`, { email: 'jana@example.cz' }, 'editor')).status).toBe(403)
  }
  expect(await bodyOf(`/voices/${id}`)).toMatchObject({ state: 'waiting', version: 2 })
  await api.post(`/voices/${id}/reject`, { reason: 'boast' })
})

test('a whole way: written, hidden words, approved, answered by the operator, withdrawn', async () => {
  const text = 'Paní Nováková z podpory mi slíbila 50 zatočení. Peníze šly na účet 2103456789/2010.'
  const voice = await confirmed('modry-lev', { text, email: 'cela@example.cz' })
  const bars = [
    { from: 5, to: 13, what: 'name' },
    { from: text.indexOf('2103'), to: text.length - 1, what: 'account' },
  ]
  const hidden = await api.post(`/voices/${voice.id}/black-out`, { bars })
  expect(hidden.body).toMatchObject({
    original: text,
    text: 'Paní […] z podpory mi slíbila 50 zatočení. Peníze šly na účet […].',
  })
  expect(hidden.body.preview.documented).toMatchObject({ isDocumented: true, text: hidden.body.text })
  const approved = await api.post(`/voices/${voice.id}/approve`, { version: hidden.body.version })
  expect(approved.body).toMatchObject({ state: 'shown', decidedBy: 'Test admin', canUndo: true })
  await sendMails()
  expect(mailsTo(voice.email).at(-1)?.text).toContain('Redakce vynechala jméno, číslo účtu.')
  await api.post(`/voices/${voice.id}/reply`, { reply: 'Mrzí nás to, zatočení jsme připsali.' })
  const words = await see('/zkusenosti/modry-lev/')
  expect(words).toContain('Paní […] z podpory')
  expect(words).toContain('odpověď provozovatele „Mrzí nás to, zatočení jsme připsali.“')
  expect(words).not.toContain('Nováková')
  expect(words).not.toContain('2103456789')
  expect((await api.post(`/voices/${voice.id}/reply`, { reply: 'Ještě něco.' })).status).toBe(400)
  await step(voice.token, 'withdraw')
  expect(await see('/zkusenosti/modry-lev/')).not.toContain('Mrzí nás to')
  expect(await bodyOf(`/voices/${voice.id}`)).toMatchObject({
    state: 'withdrawn',
    text: '',
    original: null,
    canUndo: false,
  })
})

test('an answer to words that their author changes is said to belong to the earlier ones', async () => {
  const voice = await shown('modry-lev', own())
  pass(MINUTE)
  await api.post(`/voices/${voice.id}/reply`, { reply: 'Peníze jsme poslali ještě ten den.' })
  expect(await see('/zkusenosti/modry-lev/')).not.toContain('předchozímu znění')
  const day = pragueDay(services.now())
  pass(2 * DAY)
  await step(voice.token, 'change', { ...VOICE, ...own() })
  // The moderator sees what readers will.
  expect((await bodyOf(`/voices/${voice.id}`)).preview.byEmail).toMatchObject({ repliedOn: day })
  await api.post(`/voices/${voice.id}/approve`, {})
  expect(await see('/zkusenosti/modry-lev/')).toMatch(
    /„Peníze jsme poslali ještě ten den\.“ Odpověď z \d+\. \d+\. \d+ patří k předchozímu znění, autor zkušenost potom změnil\./,
  )
  await step(voice.token, 'withdraw')
})

test('a decision waits ten seconds: undone in time, its mail is never sent', async () => {
  const voice = await confirmed('modry-lev', { ...own(), email: 'nerozhodna@example.cz' })
  const sent = mailsTo(voice.email).length
  await api.post(`/voices/${voice.id}/reject`, { reason: 'boast' })
  await mails.run()
  expect(mailsTo(voice.email)).toHaveLength(sent)
  const back = await api.post(`/voices/${voice.id}/undo`)
  expect(back.body).toMatchObject({ state: 'waiting', reason: '', letter: '' })
  await sendMails()
  expect(mailsTo(voice.email)).toHaveLength(sent)
  await api.post(`/voices/${voice.id}/approve`, {})
  await sendMails()
  expect(mailsTo(voice.email).at(-1)?.subject).toBe('Vaši zkušenost s kasinem Modrý Lev jsme zveřejnili')
  const audit = await db.selectFrom('audit').where('recordId', '=', voice.id).select('action').execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['approve', 'reject', 'undo'])
})

test('somebody was first: the second decision is refused and changes nothing', async () => {
  const { id } = await confirmed('modry-lev', own())
  const { version } = await bodyOf(`/voices/${id}`)
  await api.post(`/voices/${id}/approve`, { version }, 'editor')
  const second = await api.post(`/voices/${id}/reject`, { version, reason: 'insult' })
  expect([second.status, second.body.code]).toEqual([409, 'VERSION_CONFLICT'])
  expect(await bodyOf(`/voices/${id}`)).toMatchObject({ state: 'shown', decidedBy: 'Test editor' })
})

test('the desk counts what waits and what was done today, and lists the latest decision first', async () => {
  const before = await bodyOf('/voices/summary')
  const first = await confirmed('zlata-vydra', own())
  const second = await confirmed('zlata-vydra', own())
  pass(MINUTE)
  await api.post(`/voices/${second.id}/approve`, {})
  pass(MINUTE)
  await api.post(`/voices/${first.id}/reject`, { reason: 'not-own' })
  const after = await bodyOf('/voices/summary')
  expect(after.today).toMatchObject({ approve: before.today.approve + 1, reject: before.today.reject + 1 })
  expect(after.last).toMatchObject({ by: 'Test admin' })
  const { items } = await bodyOf('/voices?state=decided&perPage=2')
  expect(items.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
  await api.post(`/voices/${first.id}/undo`)
  expect((await bodyOf('/voices/summary')).today.reject).toBe(before.today.reject)
  await api.post(`/voices/${first.id}/set-aside`)
  expect((await bodyOf('/voices?state=decided&perPage=1')).items[0]).toMatchObject({ id: first.id, state: 'aside' })
  expect((await api.post(`/voices/${first.id}/bring-back`)).body.state).toBe('waiting')
  await api.post(`/voices/${first.id}/approve`, {})
})

test('a wave is one row; its copies are set aside together and brought back', async () => {
  const copied = 'Nevyplatili mi výhru, podvodníci jedni. Nehrajte tady nikdy, je to celé podvod.'
  await site.casino('Zelený Ježek', 'zeleny-jezek')
  for (let at = 0; at < 9; at++) await confirmed('zeleny-jezek', { text: copied, email: `kopie-${at}@mailinator.com` })
  for (let at = 0; at < 3; at++) await confirmed('zeleny-jezek', own())
  const { items: copies } = await bodyOf('/voices?wave=in&perPage=1')
  expect((await bodyOf(`/voices/${copies[0].id}`)).found.hours.at(-1)).toBe(12)
  const { waves } = await bodyOf('/voices/summary')
  expect(waves).toMatchObject([{ count: 12, alike: 9, disposable: 9, plain: 3, offer: { title: 'Zelený Ježek' } }])
  expect((await bodyOf('/voices?wave=out')).items).not.toContainEqual(
    expect.objectContaining({ offer: expect.objectContaining({ title: 'Zelený Ježek' }) }),
  )
  const wave = `/voices/waves/${waves[0].offer.id}`
  const detail = await bodyOf(wave)
  expect(detail.hours.reduce((sum: number, count: number) => sum + count, 0)).toBe(12)
  expect(detail.domains).toEqual([{ domain: 'mailinator.com', count: 9 }])
  expect(detail.sample).toHaveLength(10)
  expect(JSON.stringify(detail)).not.toContain('kopie-')

  const { count, at } = (await api.post(`${wave}/set-aside`)).body
  expect(count).toBe(9)
  expect((await bodyOf('/voices/summary')).waves).toEqual([])
  expect((await bodyOf('/voices?wave=out')).total).toBe(3)
  expect((await api.post(`${wave}/bring-back`, { at: '2026-01-01T00:00:00.000Z' })).body.count).toBe(0)
  expect((await api.post(`${wave}/bring-back`, { at })).body.count).toBe(9)
  expect((await api.post(`${wave}/take-out`)).body.count).toBe(3)
  expect((await bodyOf('/voices/summary')).waves).toMatchObject([])
  await api.post(`${wave}/set-aside`)
  for (const { id } of (await bodyOf('/voices')).items) await api.post(`/voices/${id}/approve`, {})
})

test('what was promised to be deleted is: late confirmations, originals, proofs, steps, addresses', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Artist: 'TajnaJana' } })
    .jpeg()
    .toBuffer()
  const doklad = new File([new Uint8Array(picture)], 'vypis.jpg', { type: 'image/jpeg' })
  const late = own()
  await write('modry-lev', { ...late, email: 'nikdy@example.cz' }, { files: { doklad } })
  const text = 'Pan Dvořák z podpory mi poradil, ať to nechám být, a peníze přišly druhý den.'
  const voice = await confirmed('modry-lev', { text, email: 'doklad@example.cz' }, { files: { doklad } })
  const refused = await confirmed('modry-lev', { ...own(), email: 'odmitnuta@example.cz' })

  const proof = await api.get(`/voices/${voice.id}/proof`)
  expect([proof.status, proof.text.includes('TajnaJana')]).toEqual([200, false])
  const seen = await db.selectFrom('audit').where('recordId', '=', voice.id).select('action').execute()
  expect(seen.map(({ action }) => action)).toEqual(['see-proof'])

  await api.post(`/voices/${voice.id}/black-out`, { bars: [{ from: 4, to: 10, what: 'name' }] })
  await api.post(`/voices/${voice.id}/approve`, { isDocumented: true })
  await api.post(`/voices/${refused.id}/reject`, { reason: 'boast' })
  const file = (await stored(voice.id))?.proof ?? ''
  await tidy.run()
  expect((await stored(voice.id))?.original).toBe(text)

  pass(2 * DAY)
  await tidy.run()
  const texts = await db.selectFrom('voice').select('text').execute()
  expect(texts.map((row) => row.text)).not.toContain(late.text)

  pass(28 * DAY)
  await tidy.run()
  expect(await stored(voice.id)).toMatchObject({
    original: null,
    bars: '[]',
    proof: '',
    isDocumented: 1,
    state: 'shown',
  })
  expect(await services.storage.get(file)).toBeUndefined()
  expect(await stored(refused.id)).toMatchObject({ original: null, text: '', state: 'rejected', reason: 'boast' })
  expect(JSON.stringify(await db.selectFrom('voiceStep').selectAll().execute())).not.toContain('Dvořák')
  expect((await api.post(`/voices/${voice.id}/undo`)).status).toBe(400)
  expect(await see('/zkusenosti/modry-lev/')).toContain('Pan […] z podpory')

  const author = () =>
    db.selectFrom('voiceAuthor').where('voiceId', '=', voice.id).select(['email', 'emailHash']).executeTakeFirst()
  expect((await author())?.email).toBe('doklad@example.cz')
  pass(336 * DAY)
  await tidy.run()
  expect(await author()).toMatchObject({ email: null, emailHash: expect.stringMatching(/./) })
  // The hash still finds them.
  expect((await api.post('/voices/export', { email: 'doklad@example.cz' })).body.voices).toHaveLength(1)
  expect((await api.post('/voices/forget', { email: 'doklad@example.cz' })).body).toEqual({ deleted: 0, blackedOut: 1 })
})

test('a question that nobody answers closes the voice after two weeks; an answer brings it back', async () => {
  const silent = await confirmed('zlata-vydra', { ...own(), email: 'tichy@example.cz' })
  const awake = await confirmed('zlata-vydra', { ...own(), email: 'bdely@example.cz' })
  for (const { id } of [silent, awake])
    await api.post(`/voices/${id}/ask`, { question: 'Který den jste o výběr požádali?' })
  expect((await api.post(`/voices/${silent.id}/ask`, { question: 'A ještě jedna otázka?' })).status).toBe(409)
  await sendMails()
  const empty = await step(awake.token, 'answer', { odpoved: ' ' })
  expect([empty.status, wordsOf(empty.html).includes('Napište odpověď.')]).toEqual([422, true])
  const long = await step(awake.token, 'answer', { odpoved: 'Bylo to v pondělí. '.repeat(40) })
  expect([long.status, wordsOf(long.html)]).toEqual([
    422,
    expect.stringMatching(/Zkraťte odpověď na \d+ znaků, teď jich je 759/),
  ])
  expect(wordsOf(long.html)).toContain('Bylo to v pondělí. Bylo to')
  await step(awake.token, 'answer', { odpoved: 'Bylo to v pondělí druhého.' })
  expect((await bodyOf('/voices/summary')).answered).toMatchObject([{ id: awake.id, title: 'Zlatá Vydra' }])
  pass(14 * DAY)
  await tidy.run()
  expect(await bodyOf(`/voices/${silent.id}`)).toMatchObject({
    state: 'rejected',
    reason: 'no-answer',
    decidedBy: 'system',
  })
  expect((await bodyOf(`/voices/${awake.id}`)).state).toBe('waiting')
})

test('a mailbox is not bombed: the fourth form of a day sends nothing, whatever its subaddress', async () => {
  for (const part of ['', '+jedna', '+dve', '+tri', '+ctyri']) {
    expect((await write('zlata-vydra', { ...own(), email: `obet${part}@example.cz` })).status).toBe(200)
  }
  const sent = ['', '+jedna', '+dve', '+tri', '+ctyri'].flatMap((part) => mailsTo(`obet${part}@example.cz`))
  expect(sent).toHaveLength(3)
})

test('HTML in a text, and a guessed link, do nothing', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(2)> peníze přišly až po čtyřech dnech.'
  await shown('zlata-vydra', { text })
  const { html } = await loadPage(services, '/zkusenosti/zlata-vydra/')
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toContain('<img src=x')
  expect(wordsOf((await step('a'.repeat(43), 'withdraw')).html)).toContain('Odkaz už neplatí')
  expect(token('nikdo@example.cz')).toBe('')
})

const data: AppHono = new Hono()
mountOpenData(data, services)

test('open data: sums by month, no words and no addresses', async () => {
  const answer = await data.request('/data/zkusenosti.csv')
  const csv = await answer.text()
  expect(csv.split('\n')[0]).toContain('podnik;nazev;druh;mesic;lidi;doporucuje;dolozeno;vyplata_ano')
  expect(csv).toMatch(/modry-lev;Modrý Lev;kasino;2026-11;\d+;/)
  expect(csv).not.toMatch(/@|slovo|Nováková/)
  const again = await data.request('/data/zkusenosti.csv', {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('of fewer than five people neither the data nor the API say what they have answered', async () => {
  const { id } = await site.casino('Noční Sova', 'nocni-sova')
  const row = async () => {
    const csv = await (await data.request('/data/zkusenosti.csv')).text()
    return readCsv(csv)
      .find(({ cells: [slug] }) => slug === 'nocni-sova')
      ?.cells.slice(4)
      .join()
  }
  const figures = async () => (await summariseVoices(db, id, services.now())).figures
  for (let people = 0; people < 4; people++) await shown('nocni-sova', own())
  expect(await row()).toBe('4,,0,,,,,,,,,,')
  expect(await figures()).toMatchObject({
    people: 4,
    recommending: null,
    answers: { payout: null, verification: null },
  })
  await shown('nocni-sova', own())
  // Nobody has answered whether the support helped.
  expect(await row()).toBe('5,5,0,5,0,5,0,,,0,5,5,0')
  expect(await figures()).toMatchObject({
    recommending: { yes: 5, of: 5 },
    answers: { verification: { yes: 0, of: 5 }, support: null },
  })
})
