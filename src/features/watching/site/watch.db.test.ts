import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createLog } from '#infra/log.server.ts'
import { posts } from '#posts/collection.server.ts'
import { createChangeMailing } from '#features/watching/server/mail-changes.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createWatchSite, HOUR } from '#testing/watch-site.ts'

const site = await createWatchSite()
const { db, services, smtp, requestSubscription, open, mailsTo, pass } = site
const lion = await site.casino('Modrý Lev', 'modry-lev')
await site.casino('Zlatá Vydra', 'zlata-vydra')

await ensureSettings(db, defaultSettings)

const rowsOf = (email: string) => db.selectFrom('subscription').where('email', '=', email).selectAll().execute()
const silent = { ...services, env: { ...services.env, SMTP_URL: undefined, MAIL_FROM: undefined } }

test('a review offers the form and the feed; without a mail server the feed alone', async () => {
  const { html, head } = await loadPage(services, '/recenze/modry-lev/')
  expect(wordsOf(html)).toContain('Hlídat změny')
  expect(html).toContain('action="/hlidat/"')
  expect(html).toContain('<input type="hidden" name="kasino" value="modry-lev"/>')
  expect(html).toContain('href="/zmeny/modry-lev.xml"')
  expect(head.feed).toEqual({ href: '/zmeny/modry-lev.xml', title: 'Modrý Lev: co se změnilo' })

  const plain = await loadPage(silent, '/recenze/modry-lev/')
  expect(plain.html).not.toContain('action="/hlidat/"')
  expect(plain.html).toContain('href="/zmeny/modry-lev.xml"')
  const refused = await loadPage(silent, '/hlidat/', {
    form: { kasino: 'modry-lev', email: 'jana@example.cz' },
  })
  expect(refused.status).toBe(409)
  expect(wordsOf(refused.html)).toContain('E-maily tento web neposílá')
})

test('subscribes, confirms and unsubscribes: one mail, one button each, and the address is deleted', async () => {
  const email = 'jana@example.cz'
  const sent = await requestSubscription('modry-lev', ' Jana@Example.CZ ')
  expect([sent.status, sent.headers.get('cache-control'), sent.head.robots]).toEqual([200, 'no-store', 'noindex'])
  expect(wordsOf(sent.html)).toContain('za chvíli na ni přijde e-mail s odkazem')
  const [mail, ...others] = mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Potvrďte hlídání: Modrý Lev')
  expect(mail?.text).toContain('nemusíte dělat nic')
  expect(mail?.text).toContain('18+')
  expect(mail?.html).toContain('Potvrdit hlídání</a>')
  expect(mail?.html).not.toContain('/go/')
  expect(mail?.headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@rozvazne\.example>$/)

  const token = site.token(email, 'potvrdit')
  expect(await db.selectFrom('subscriptionToken').selectAll().execute()).toMatchObject([{ hash: hashToken(token) }])
  expect(JSON.stringify(await rowsOf(email))).not.toContain(token)

  // Mail scanners open links; that is no confirmation.
  const confirmPage = await open(`/hlidat/?potvrdit=${token}`)
  expect(confirmPage.html).toContain(`action="/hlidat/?potvrdit=${token}" method="post"`)
  expect(confirmPage.headers.get('referrer-policy')).toBe('no-referrer')
  expect(confirmPage.head.canonical).toBe('')
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt: null }])

  const confirmed = await open(`/hlidat/?potvrdit=${token}`, {})
  expect(wordsOf(confirmed.html)).toContain('Hlídání je zapnuté')
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt: expect.any(String), recordId: lion.id }])
  expect(wordsOf((await open(`/hlidat/?potvrdit=${token}`)).html)).toContain('Hlídání je zapnuté')
  // Confirming again, perhaps while a mail is being sent, changes nothing.
  const [{ confirmedAt } = { confirmedAt: '' }] = await rowsOf(email)
  const waitUntil = new Date(Date.now() + HOUR).toISOString()
  await db.updateTable('subscription').set({ waitUntil, failures: 2 }).where('email', '=', email).execute()
  await open(`/hlidat/?potvrdit=${token}`, {})
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt, waitUntil, failures: 2 }])

  const leaving = await open(`/hlidat/?odhlasit=${token}`)
  expect(wordsOf(leaving.html)).toContain('Změny v recenzi kasina Modrý Lev vám přestaneme posílat')
  expect(leaving.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await rowsOf(email)).toHaveLength(1)
  // As mail programs do it (RFC 8058); repeating it changes nothing.
  for (let time = 0; time < 2; time++) {
    const left = await open(`/hlidat/?odhlasit=${token}`, { 'List-Unsubscribe': 'One-Click' })
    expect([left.status, wordsOf(left.html).includes('Hlídání skončilo')]).toEqual([200, true])
  }
  expect(await rowsOf(email)).toEqual([])
  expect(await db.selectFrom('subscriptionToken').selectAll().execute()).toEqual([])
  expect(wordsOf((await open(`/hlidat/?odhlasit=${token}`)).html)).toContain('Hlídání skončilo')
})

test('does not reveal whether an address is already subscribed: same page, one mail', async () => {
  const email = 'petr@example.cz'
  const pages = [await requestSubscription('modry-lev', email), await requestSubscription('modry-lev', email)]
  await open(`/hlidat/?potvrdit=${site.token(email, 'potvrdit')}`, {})
  pages.push(await requestSubscription('modry-lev', email), await requestSubscription('modry-lev', 'nikdo@example.cz'))
  expect(new Set(pages.map(({ status, html }) => `${status} ${html}`)).size).toBe(1)
  expect(mailsTo(email)).toHaveLength(1)
  expect(await rowsOf(email)).toHaveLength(1)
})

test('a confirmation link expires after a day; subscribing again is possible then', async () => {
  const email = 'eva@example.cz'
  await requestSubscription('modry-lev', email)
  const token = site.token(email, 'potvrdit')
  pass(24 * HOUR)
  expect(wordsOf((await open(`/hlidat/?potvrdit=${token}`, {})).html)).toContain('Odkaz už neplatí')
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt: null }])
  await requestSubscription('modry-lev', email)
  expect(mailsTo(email)).toHaveLength(2)
  expect(wordsOf((await open(`/hlidat/?potvrdit=${token}`, {})).html)).toContain('Odkaz už neplatí')
  await open(`/hlidat/?potvrdit=${site.token(email, 'potvrdit')}`, {})
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt: expect.any(String) }])

  // Also where mail was turned off meanwhile.
  for (const job of [site.job, createChangeMailing(silent)]) {
    await requestSubscription('zlata-vydra', email)
    expect(await rowsOf(email)).toHaveLength(2)
    pass(24 * HOUR)
    await job.run()
    expect(await rowsOf(email)).toMatchObject([{ recordId: lion.id }])
  }
})

test('shows errors at the field; thanks a bot and stores nothing', async () => {
  const before = smtp.mails.length
  const wrong = await requestSubscription('modry-lev', 'jana@')
  expect(wrong.status).toBe(422)
  expect(wordsOf(wrong.html)).toContain('Tento e-mail nevypadá správně.')
  expect(wrong.html).toContain('value="jana@"')
  expect(wrong.html).toContain('aria-invalid="true"')
  // Its form must be able to send its origin.
  expect(wrong.headers.get('referrer-policy')).toBeNull()
  expect(wordsOf((await requestSubscription('modry-lev', '')).html)).toContain('Napište e-mail, na který máme psát.')
  expect((await requestSubscription('modry-lev', '"><script>alert(1)</script>')).html).not.toContain('<script>alert')
  expect((await requestSubscription('neni-tu', 'jana@example.cz')).status).toBe(404)

  const robot = await open('/hlidat/', { kasino: 'modry-lev', email: 'r@example.cz', website: 'https://spam.example' })
  await site.settle()
  expect(wordsOf(robot.html)).toContain('Ještě to potvrďte')
  expect(await rowsOf('r@example.cz')).toEqual([])
  expect(smtp.mails).toHaveLength(before)
})

test('limits requests to ten an hour per network, and confirmation mails to five a day per address, silently', async () => {
  const from = '203.0.113.9'
  for (let number = 0; number < 10; number++) {
    expect((await requestSubscription('modry-lev', `kdosi${number}@example.cz`, from)).status).toBe(200)
  }
  const refused = await requestSubscription('modry-lev', 'dalsi@example.cz', from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(wordsOf(refused.html)).toContain('Další pošlete nejdříve za 60 minut.')
  expect(refused.html).toContain('value="dalsi@example.cz"')
  expect(await rowsOf('dalsi@example.cz')).toEqual([])

  const email = 'obet@example.cz'
  for (let number = 0; number < 8; number++) {
    const { slug } = await site.casino(`Kasino ${number}`, `kasino-${number}`)
    expect((await requestSubscription(slug, email)).status).toBe(200)
  }
  expect(mailsTo(email)).toHaveLength(5)
  expect(await rowsOf(email)).toHaveLength(5)

  // One mailbox has any number of addresses.
  const others = ['obet+1@example.cz', 'OBET+dva@example.cz', 'o.bet@example.cz', 'obet+x+y@example.cz']
  for (const other of others) expect((await requestSubscription('modry-lev', other)).status).toBe(200)
  expect(others.flatMap((other) => mailsTo(other.toLowerCase()))).toEqual([])
  await requestSubscription('modry-lev', 'jina+1@example.cz')
  expect(mailsTo('jina+1@example.cz')).toHaveLength(1)
})

test('gmail.com and googlemail.com are one mailbox', async () => {
  for (let number = 0; number < 5; number++) {
    const { slug } = await site.casino(`Dům ${number}`, `dum-${number}`)
    await requestSubscription(slug, number % 2 ? 'jeden@gmail.com' : 'j.eden@googlemail.com')
  }
  await requestSubscription('modry-lev', 'jeden+6@googlemail.com')
  expect(mailsTo('jeden+6@googlemail.com')).toEqual([])
})

test('logs no personal data, even when the mail server is unavailable', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'debug', pretty: false, write: (line) => lines.push(line) })
  smtp.setFaults({ recipient: (to) => `550 5.1.1 <${to}>: no such user` })
  const beforeClose: (() => Promise<void>)[] = []
  const noticed = { ...services, log, beforeClose }
  await loadPage(noticed, '/hlidat/', {
    form: { kasino: 'modry-lev', email: 'tajna@example.cz' },
    from: '198.51.100.77',
  })
  await Promise.all(beforeClose.map((finish) => finish()))
  smtp.setFaults()
  expect(lines.join('')).toContain('was not taken')
  expect(lines.join('')).not.toMatch(/tajna|198\.51\.100\.77/)
  expect(await db.selectFrom('audit').where('change', 'like', '%tajna%').selectAll().execute()).toEqual([])
})

test('explains itself without a choice; offers without a published review cannot be subscribed to', async () => {
  for (const query of ['', '?kasino=%00', '?kasino=%C4%8D']) {
    expect(wordsOf((await open(`/hlidat/${query}`)).html)).toContain('Vyberte si recenzi')
  }
  expect((await requestSubscription('\0', 'jana@example.cz')).status).toBe(404)
  const hidden = await site.casino('Tichý Medvěd', 'tichy-medved')
  expect(wordsOf((await open('/hlidat/?kasino=tichy-medved')).html)).toContain('Tichý Medvěd: dozvíte se')
  await archiveRecord(db, posts, hidden.review, SYSTEM)
  expect(wordsOf((await open('/hlidat/?kasino=tichy-medved')).html)).toContain('Vyberte si recenzi')
  expect((await requestSubscription('tichy-medved', 'jana@example.cz')).status).toBe(404)
})

test('accepts a confirmation while the review is unpublished, and says so', async () => {
  const email = 'vera@example.cz'
  const bear = await site.casino('Hnědý Medvěd', 'hnedy-medved')
  await requestSubscription('hnedy-medved', email)
  const path = `/hlidat/?potvrdit=${site.token(email, 'potvrdit')}`
  await archiveRecord(db, posts, bear.review, SYSTEM)
  const confirmPage = await open(path)
  expect(wordsOf(confirmPage.html)).toContain('Recenze, kterou chcete hlídat, teď na webu není.')
  expect(confirmPage.html).toContain(`action="${path}" method="post"`)
  const confirmed = await open(path, {})
  expect(wordsOf(confirmed.html)).toContain('Hlídání je zapnuté')
  expect(confirmed.html).not.toContain('/recenze/hnedy-medved/')
  expect(await rowsOf(email)).toMatchObject([{ confirmedAt: expect.any(String), recordId: bear.id }])
})

test('the privacy page mentions it where there is mail', async () => {
  const privacyText = async (of: typeof services) =>
    wordsOf((await loadPage(of, '/zasady-ochrany-osobnich-udaju/')).html)
  expect(await privacyText(services)).toContain('Hlídání změn e-mailem')
  expect(await privacyText(silent)).not.toContain('Hlídání změn e-mailem')
})
