import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createVoiceSite, VOICE, WORDS } from '#testing/voice-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createVoiceSite()
const { db, services, api, write, token, step, confirmed, shown, mailsTo, pass, smtp } = site
await site.casino('Modrý Lev', 'modry-lev')
await site.casino('Zlatá Vydra', 'zlata-vydra')
await ensureSettings(db, defaultSettings)

const see = async (path: string) => wordsOf((await loadPage(services, path)).html)

test('a voice is written, confirmed, approved and then shown, in the review too', async () => {
  const email = 'jana@example.cz'
  const sent = await write('modry-lev', { email: ' Jana@Example.cz ' })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(wordsOf(sent.html)).toContain('Na adresu ja•••@example.cz jsme poslali odkaz.')
  const [mail, ...others] = mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Potvrďte zkušenost')
  expect(mail?.text).toContain('nejvýš jedna otázka a rozhodnutí, nic jiného')
  expect((await api.get('/voices')).body).toMatchObject({ total: 0, items: [] })

  // Mail scanners open links; that is no confirmation.
  const link = `/zkusenosti/?klic=${token(email)}`
  const opened = await loadPage(services, link)
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect([opened.head.robots, opened.head.canonical]).toEqual(['noindex', ''])
  expect(wordsOf(opened.html)).toContain('Potvrdit zkušenost')
  expect((await api.get('/voices')).body.total).toBe(0)
  expect(wordsOf((await step(token(email), 'confirm')).html)).toContain('E-mail je potvrzený, děkujeme.')

  const { items, total } = (await api.get('/voices')).body
  expect([total, items[0]]).toMatchObject([1, { state: 'waiting', offer: { title: 'Modrý Lev' }, signs: 0 }])
  expect(await see('/zkusenosti/modry-lev/')).not.toContain(WORDS)
  const approved = await api.post(`/voices/${items[0].id}/approve`)
  expect([approved.status, approved.body.state]).toEqual([200, 'shown'])

  for (const path of ['/zkusenosti/modry-lev/', '/recenze/modry-lev/']) {
    const words = await see(path)
    expect(words).toContain(`„${WORDS}“`)
    expect(words).toContain('Výběr na účet, 2 400 Kč, přišel za 19 hodin')
    expect(words).toContain('listopad 2026 ověřeno e-mailem doporučuje')
    expect(words).toContain('§ 5a zákona č. 634/1992 Sb.')
  }
  expect(await see('/zkusenosti/zlata-vydra/')).not.toContain(WORDS)
  expect(await see('/zkusenosti/')).toContain('Modrý Lev 1 zkušenost, na podíl je to málo')
})

test('the form reports every mistake, keeps what was typed and sends nothing', async () => {
  const before = smtp.mails.length
  const wrong = {
    text: 'Bylo to fajn',
    vyplata: '',
    doporucuji: '',
    castka: 'hodně',
    email: 'jana.example.cz',
    souhlas: '',
  }
  const { status, html } = await write('modry-lev', wrong)
  expect(status).toBe(422)
  const words = wordsOf(html)
  expect(words).toContain('Opravte prosím 6 míst:')
  expect(words).toContain('Napište aspoň 40 znaků, teď jich je 12.')
  expect(words).toContain('V adrese chybí zavináč.')
  expect(words).toContain('Napište celé číslo od 1 do 100 000 000.')
  expect(html).toContain('>Bylo to fajn</textarea>')
  expect(html).toContain('value="hodně"')
  expect(html).toMatch(/name="podminky"[^>]*checked=""[^>]*value="ano"|value="ano"[^>]*checked=""/)
  expect(html).toContain('href="#doporucuji"')
  const long = await write('modry-lev', { text: 'a'.repeat(2001), email: 'a@example.cz' })
  expect([long.status, wordsOf(long.html).includes('Zkraťte text na 2 000 znaků')]).toEqual([422, true])
  expect(smtp.mails.length).toBe(before)
})

test('without a mail server the form says that it is closed', async () => {
  const silent = { ...services, env: { ...services.env, SMTP_URL: undefined, MAIL_FROM: undefined } }
  const opened = await loadPage(silent, '/zkusenosti/modry-lev/napsat/')
  expect(wordsOf(opened.html)).toContain('Formulář je teď zavřený')
  expect(opened.html).not.toContain('<form')
  const sent = await loadPage(silent, '/zkusenosti/modry-lev/napsat/', { form: { text: WORDS } })
  expect(sent.status).toBe(409)
})

test('a link that is not confirmed in time expires', async () => {
  await write('modry-lev', { email: 'pozde@example.cz' })
  pass(48 * HOUR)
  expect(wordsOf((await step(token('pozde@example.cz'), 'confirm')).html)).toContain('Odkaz už neplatí')
  expect((await api.get('/voices')).body.total).toBe(0)
})

test('its author changes it, which takes it back to the newsroom, and withdraws it, which leaves one sentence', async () => {
  const voice = await shown('zlata-vydra')
  const changed = 'Po dvou dnech mi napsali, že výběr schválili, a peníze přišly hned potom.'
  const page = await step(voice.token, 'change', { ...VOICE, text: changed })
  expect(wordsOf(page.html)).toContain('Redakce ji znovu přečte')
  expect(await see('/zkusenosti/zlata-vydra/')).not.toContain(WORDS)
  await api.post(`/voices/${voice.id}/approve`)
  expect(await see('/zkusenosti/zlata-vydra/')).toContain(changed)
  // The decision was mailed once; another one is behind the link only.
  expect(mailsTo(voice.email).filter(({ subject }) => subject.includes('zveřejnili')).length).toBeLessThan(2)

  expect(wordsOf((await step(voice.token, 'withdraw')).html)).toContain('Zkušenost je odvolaná')
  const words = await see('/zkusenosti/zlata-vydra/')
  expect(words).not.toContain(changed)
  expect(words).toContain('stáhli: autor ji odvolal. Do čísel se nepočítá.')
  expect(await db.selectFrom('voiceAuthor').where('voiceId', '=', voice.id).selectAll().execute()).toEqual([])
  expect(await db.selectFrom('voice').where('id', '=', voice.id).select(['text', 'original']).execute()).toEqual([
    { text: '', original: null },
  ])
})

test('figures are shown from five voices on, for twelve months', async () => {
  await site.casino('Noční Sova', 'nocni-sova')
  for (let number = 1; number <= 4; number++) await shown('nocni-sova', { doporucuji: number === 1 ? 'ne' : 'ano' })
  expect(await see('/zkusenosti/nocni-sova/')).toContain('Čísla ukážeme od pěti.')
  await shown('nocni-sova')
  const words = await see('/zkusenosti/nocni-sova/')
  expect(words).toContain('by kasino doporučilo 80 %')
  expect(words).toContain('Výplata přišla ve slíbené lhůtě 100 % 5 z 5')
  expect(words).not.toContain('Podpora pomohla 0 %')
  const { html } = await loadPage(services, '/zkusenosti/nocni-sova/')
  // A stroke for each person, as narrow as that of many.
  expect(html).toContain('pathLength="5" stroke-dasharray="0.06 0.94"')
  expect(html).toContain('"ratingValue":80,"bestRating":100,"worstRating":0,"ratingCount":5')
  pass(365 * 24 * HOUR)
  const later = await loadPage(services, '/zkusenosti/nocni-sova/')
  expect(wordsOf(later.html)).not.toContain('80 %')
  expect(later.html).not.toContain('ratingValue')
  expect(wordsOf(later.html)).toContain(WORDS)
  await confirmed('nocni-sova')
})
