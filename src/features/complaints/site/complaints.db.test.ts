import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppHono } from '#records/calls/calls.server.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import { readCsv } from '#shared/csv.ts'
import { complaintsStamp } from '#features/complaints/read.server.ts'
import { deleteComplaintsOf } from '#features/complaints/store.server.ts'
import { ALL_OFFERS, readBook, readYear } from '#features/complaints/sums.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { sitemap } from '#server/feeds/sitemap.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { CONTACT, createComplaintSite, SENTENCES, STORY } from '#testing/complaint-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createComplaintSite()
const { services, db, smtp, api, write, token, byPlayer, byOperator, received, atOperator, step, pass, tick, mailsTo } =
  site
const lev = await site.casino('Modrý Lev', 'modry-lev', { owner: 'Lví Hry a.s.' })
await site.casino('Noční Sova', 'nocni-sova')
await ensureSettings(db, defaultSettings)

const DAY = 24 * HOUR
const see = async (path: string) => wordsOf((await loadPage(services, path)).html)

test('the whole way: written, confirmed, taken, sent, answered by the operator, paid and solved', async () => {
  const email = 'jana@example.cz'
  const sent = await write('modry-lev', { email })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(wordsOf(sent.html)).toContain('Na adresu ja•••@example.cz jsme poslali odkaz.')
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Potvrďte stížnost'])
  const link = token(email)
  // Mail scanners open links; that is no confirmation.
  const opened = await loadPage(services, `/stiznosti/moje/?klic=${link}`)
  expect([opened.headers.get('referrer-policy'), opened.head.robots, opened.head.canonical]).toEqual([
    'no-referrer',
    'noindex',
    '',
  ])
  expect((await api.get('/complaints')).body.total).toBe(0)
  expect(wordsOf((await byPlayer(link, 'confirm')).html)).toContain('Stížnost je potvrzená')
  const { id, number } = (await api.get('/complaints')).body.items[0]
  expect(number).toBe(101)

  // Until a person has read it, readers see that there is one, and none of its words.
  expect(await see('/stiznosti/')).toContain('Zrušená výhra z bonusu č. 101 15. 11. 2026 4 800 Kč přijata')
  expect(await see('/stiznosti/101/')).not.toContain(STORY)
  const listed = () => sitemap({ db, siteUrl: services.env.SITE_URL })
  expect(await listed()).not.toContain('/stiznosti/101/')
  await step(id, SENTENCES.take)
  expect(await listed()).toContain('/stiznosti/101/')
  const taken = await see('/stiznosti/101/')
  expect(taken).toContain(`„${STORY}“`)
  expect(taken).toContain('Výhra zrušená kvůli jedné sázce')
  await site.contact(id)
  await step(id, SENTENCES.send)
  pass(11_000)
  await tick()
  const [asked] = mailsTo(CONTACT)
  expect(asked?.text).toContain('Kde a kdy se hráč mohl o stropu dozvědět?')
  expect(asked?.text).not.toMatch(/mlha_77|jana@example|Desátého listopadu/)

  const operator = token(CONTACT)
  const page = wordsOf((await loadPage(services, `/stiznosti/odpoved/?klic=${operator}`)).html)
  expect(page).toContain('Pro provozovatele Lví Hry a.s. Modrý Lev, stížnost č. 101')
  expect(page).toContain('přezdívka mlha_77')
  expect(page).toContain('Lhůta je do 29. 11. 2026, 23.59.')
  const answer = 'Uznáváme, že strop na stránce chyběl. Hráči 4 800 Kč vyplatíme do 20. listopadu.'
  const preview = await byOperator(operator, { odpoved: answer, akce: 'nahled' })
  expect(wordsOf(preview.html)).toContain(
    `Náhled: takhle odpověď uvidí čtenáři Odpověď provozovatele 15. 11. 2026 odpověď provozovatele Lví Hry a.s. „${answer}“`,
  )
  expect((await api.get(`/complaints/${id}`)).body.operator.pendingAnswer).toBe('')
  expect(wordsOf((await byOperator(operator, { odpoved: answer, vysledek: 'vyplatime' })).html)).toContain(
    'Odpověď máme, děkujeme.',
  )
  const unread = await see('/stiznosti/101/')
  expect([unread.includes(answer), unread.includes('neodpověděl')]).toEqual([false, false])
  expect(unread).toContain('odpověděl, odpověď čteme')
  expect((await api.get(`/complaints/${id}`)).body).toMatchObject({
    state: 'operator',
    turn: 'us',
    task: 'publish',
    daysKept: 14,
  })

  await step(id, { ...SENTENCES.publish, sentence: 'Kasino slíbilo zaplatit do 20. 11.', payBy: '2026-11-20' })
  const answered = await see('/stiznosti/101/')
  expect(answered).toContain(`odpověď provozovatele Lví Hry a.s. „${answer}“ Zveřejňujeme celé a beze změn.`)
  expect(answered).toContain('Lhůta na zaplacení: 20. 11. 2026.')
  expect(answered).not.toMatch(/Jan Vzorný|mlha_77|jana@example/)
  pass(5 * DAY)
  await byPlayer(link, 'paid')
  expect((await api.get(`/complaints/${id}`)).body).toMatchObject({ state: 'paying', turn: 'us', task: 'close' })
  await step(id, SENTENCES.solve)
  const solved = await see('/stiznosti/101/')
  expect(solved).toContain('vyřešena')
  expect(solved).toContain('Uzavřena 20. 11. 2026 po 5 dnech')
  expect(wordsOf((await loadPage(services, `/stiznosti/odpoved/?klic=${operator}`)).html)).toContain(
    'už odpovědět nejde',
  )
  expect((await step(id, SENTENCES.take)).status).toBe(409)
})

test('who watches the casino hears of a solved complaint, and the change log has it', async () => {
  await site.subscribe('modry-lev', 'hlidac@example.cz')
  const complaint = await received('modry-lev')
  await step(complaint.id, SENTENCES.take)
  await step(complaint.id, SENTENCES.solve)
  pass(11 * 60_000)
  await site.job.run()
  expect(mailsTo('hlidac@example.cz').at(-1)?.text).toContain(`Nová vyřešená stížnost: č. ${complaint.number}`)
  expect(await see('/zmeny/')).toContain(`Nová vyřešená stížnost č. ${complaint.number}`)
})

test('out of time: reminded twice, the page says so, and only a person closes it', async () => {
  const { id, number, email, operator } = await atOperator('nocni-sova')
  pass(11_000)
  await tick()
  const before = mailsTo(CONTACT).length
  for (let day = 0; day < 15; day++) {
    pass(DAY)
    await tick()
  }
  expect(
    mailsTo(CONTACT)
      .slice(before)
      .map(({ subject }) => subject.replaceAll('\u00a0', ' ')),
  ).toEqual([`Stížnost č. ${number}: lhůta končí 4. prosince 2026`, `Stížnost č. ${number}: lhůta končí dnes`])
  const words = await see(`/stiznosti/${number}/`)
  expect(words).toContain('Lhůta uplynula')
  expect(words).toContain('Lhůta na odpověď uplynula 4. 12. 2026.')
  const late = (await api.get(`/complaints/${id}`)).body
  expect(late).toMatchObject({ state: 'operator', turn: 'operator', group: 'late', isOverdue: true, used: 1 })
  expect((await byOperator(operator)).status).toBe(410)
  await step(id, SENTENCES.decide)
  for (let day = 0; day < 15; day++) {
    pass(DAY)
    await tick()
  }
  expect((await api.get(`/complaints/${id}`)).body).toMatchObject({ state: 'paying', isOverdue: true })
  await step(id, SENTENCES.unsolve)
  expect(await see(`/stiznosti/${number}/`)).toContain('Uzavřeno jako nevyřešené')
  expect(await see('/stiznosti/?kasino=nocni-sova')).toContain('nevyřešena')
  expect(mailsTo(email).at(-1)?.subject ?? '').toContain(`Stížnost č. ${number}`)
})

test('the player takes it back: of an unconfirmed one nothing is left, of another that there was one', async () => {
  await write('nocni-sova', { email: 'petr@example.cz' })
  const unconfirmed = await db.selectFrom('complaint').where('state', '=', 'unconfirmed').select('id').execute()
  await byPlayer(token('petr@example.cz'), 'withdraw')
  expect(
    await db
      .selectFrom('complaint')
      .where(
        'id',
        'in',
        unconfirmed.map(({ id }) => id),
      )
      .select('id')
      .execute(),
  ).toEqual([])
  const { id, number, token: link } = await received('nocni-sova')
  await step(id, SENTENCES.take)
  expect(wordsOf((await byPlayer(link, 'withdraw')).html)).toContain('Stížnost je stažená.')
  expect(await see(`/stiznosti/${number}/`)).toContain('Hráč stížnost stáhl.')
})

test('the newsroom asks the player, whose answer brings the turn back; the days of the operator are kept', async () => {
  const { id, token: link, email } = await atOperator('nocni-sova')
  pass(4 * DAY)
  const asked = (
    await step(id, { step: 'ask-player', sentence: 'Čekáme na doklad od hráče.', question: 'Pošlete nám výpis?' })
  ).body
  expect(asked).toMatchObject({ turn: 'player', task: 'reply', daysKept: 10 })
  pass(11_000)
  await tick()
  expect(mailsTo(email).at(-1)?.text).toContain('Pošlete nám výpis?')
  const empty = await byPlayer(link, 'write', { zprava: ' ' })
  expect([empty.status, wordsOf(empty.html).includes('Napište, co k tomu chcete říct.')]).toEqual([422, true])
  await byPlayer(link, 'write', { zprava: 'Výpis posílám v příloze.' })
  const { turn, timeline, now } = (await api.get(`/complaints/${id}`)).body
  expect([turn, timeline.at(-1).body]).toEqual(['us', 'Výpis posílám v příloze.'])
  expect(JSON.stringify(now)).not.toContain('Výpis posílám')
})

test('a player who does not answer is reminded twice, then the page says so, and nothing else happens', async () => {
  const { id, number, email } = await atOperator('nocni-sova')
  await step(id, { step: 'ask-player', sentence: 'Čekáme na doklad od hráče.', question: 'Pošlete nám výpis?' })
  for (let day = 0; day < 15; day++) {
    pass(DAY)
    await tick()
  }
  const subjects = mailsTo(email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('lhůta končí'))).toHaveLength(2)
  expect(await see(`/stiznosti/${number}/`)).toContain('Lhůta uplynula')
  expect((await api.get(`/complaints/${id}`)).body).toMatchObject({
    state: 'operator',
    turn: 'player',
    isOverdue: true,
  })
})

test('the form reports every mistake, keeps what was typed, and refuses what is too early or too old', async () => {
  const before = smtp.mails.length
  const wrong = {
    podpora: '',
    kdy: '31. 4. 2026',
    kudy: '',
    castka: '',
    den: '',
    popis: 'Krátké',
    email: 'jana.cz',
    prezdivka: '',
    pravda: '',
    predat: '',
    zverejnit: '',
  }
  const { status, html } = await write('', wrong)
  expect(status).toBe(422)
  const words = wordsOf(html)
  expect(words).toContain('Opravte prosím 12 míst:')
  for (const hint of [
    'Tohle není den.',
    'Vyberte kasino.',
    'Napište aspoň 100 znaků, teď jich je 6.',
    'V adrese chybí zavináč.',
    'Napište, o jakou částku jde.',
  ]) {
    expect(words).toContain(hint)
  }
  expect(html).toContain('>Krátké</textarea>')
  expect(html).toContain('href="#zverejnit"')
  const early = await write('modry-lev', { podpora: 'mlci', kdy: todayIn(-2), email: 'a@example.cz' })
  expect(wordsOf(early.html)).toMatch(/Počkejte prosím do \d+\. \d+\. \d{4}/)
  const old = await write('modry-lev', { den: '1. 3. 2026', email: 'a@example.cz' })
  expect(wordsOf(old.html)).toContain('Událost je starší než 6 měsíců.')
  const none = await write('modry-lev', { podpora: 'ne', email: 'a@example.cz' })
  expect(wordsOf(none.html)).toContain('Zkuste to nejdřív u nich.')
  expect(smtp.mails.length).toBe(before)
})

/** As people write it. */
function todayIn(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * DAY).toISOString().slice(0, 10).split('-').map(Number)
  return `${day}. ${month}. ${year}`
}

test('without a mail server the form says that it is closed', async () => {
  const silent = { ...services, env: { ...services.env, SMTP_URL: undefined, MAIL_FROM: undefined } }
  const opened = await loadPage(silent, '/stiznosti/nova/')
  expect(wordsOf(opened.html)).toContain('Formulář je teď zavřený')
  expect(opened.html).not.toContain('<form')
})

test('with fewer than three closed ones there are only counts', async () => {
  const owl = await site.casino('Tichý Medvěd', 'tichy-medved')
  const close = async (taken: object) => {
    const { id } = await received('tichy-medved')
    await step(id, SENTENCES.take)
    await step(id, taken)
  }
  await close(SENTENCES.solve)
  await close(SENTENCES.solve)
  await close(SENTENCES.reject)
  const review = async () => see('/recenze/tichy-medved/')
  expect(await see('/stiznosti/')).toContain('2 ze 2 uzavřených, podíl ukážeme od tří')
  expect(await review()).toContain('3 stížnosti, 2 ze 2 uzavřených vyřešeno')
  const third = await received('tichy-medved')
  await step(third.id, SENTENCES.take)
  await step(third.id, { ...SENTENCES.decide })
  expect(await see(`/stiznosti/${third.number}/`)).toContain('Provozovatele se nepodařilo zastihnout')
  expect(await review()).toContain('Bez provozovatele rozhodnuto: 1 stížnost.')
  await step(third.id, SENTENCES.unsolve)
  expect(await see('/stiznosti/')).toContain('67 % 2 ze 3 uzavřených')
  expect(await review()).toContain('2 ze 3 vyřešeny, medián 0 dní, nevyplaceno po sporu 4 800 Kč')
  expect(await see('/porovnani/?k=modry-lev,tichy-medved')).toContain('nevyplaceno po sporu 4 800 Kč')
  expect([owl.slug, lev.slug]).toEqual(['tichy-medved', 'modry-lev'])
})

test('with fewer than three closed ones nothing says how much was not paid, or after how many days', async () => {
  const { id } = await site.casino('Stříbrný Čáp', 'stribrny-cap')
  for (const end of [SENTENCES.solve, SENTENCES.unsolve]) {
    const complaint = await received('stribrny-cap')
    await step(complaint.id, SENTENCES.take)
    if (end === SENTENCES.unsolve) await step(complaint.id, SENTENCES.decide)
    expect((await step(complaint.id, end)).status).toBe(200)
  }
  expect(await readBook(db, id, services.now())).toMatchObject({
    solved: 1,
    unsolved: 1,
    unpaid: null,
    medianDays: null,
  })
  const data: AppHono = new Hono()
  mountOpenData(data, services)
  const csv = readCsv(await (await data.request('/data/kniha-stiznosti.csv')).text()).map(({ cells }) => cells.join())
  expect(csv).toContain('stribrny-cap,Stříbrný Čáp,kasino,2,1,1,0,0,,,')
  expect(csv).toContain('tichy-medved,Tichý Medvěd,kasino,4,2,1,1,0,67,0,4800')
  const rows = (await loadPage(services, '/stiznosti/')).html.split('<tr>')
  const row = wordsOf(rows.find((html) => html.includes('kasino=stribrny-cap')) ?? '')
  expect(row).toContain('Stříbrný Čáp 2 1 ze 2 uzavřených, podíl ukážeme od tří – –')
  await site.casino('Bílý Jelen', 'bily-jelen')
  const compared = await see('/porovnani/?k=bily-jelen,stribrny-cap')
  expect(compared).toContain('1 ze 2, na podíl je to málo')
  expect(compared + (await see('/recenze/stribrny-cap/'))).not.toMatch(/nevyplaceno|medián 0 dní/)
})

test('the data have another stamp after each step, undone ones too, and none after what only the newsroom sees', async () => {
  const { id } = await received('nocni-sova')
  const stamps = [await complaintsStamp(db)]
  const work = [
    () => step(id, SENTENCES.take),
    () => api.post(`/complaints/${id}/undo`),
    () => step(id, SENTENCES.take),
    () => step(id, SENTENCES.reject),
    () => site.change(lev.id, { title: 'Modrý Lev Casino' }),
  ]
  for (const change of work) {
    pass(1000)
    await change()
    stamps.push(await complaintsStamp(db))
  }
  expect(new Set(stamps).size).toBe(stamps.length)
  await api.post(`/complaints/${id}/note`, { text: 'Jen pro redakci.' })
  expect(await complaintsStamp(db)).toBe(stamps.at(-1))
})

test('the sums of all offers are those of each, also after one was deleted', async () => {
  const sumsOf = async (isTotal: boolean) => {
    const rows = await db
      .selectFrom('complaintSum')
      .where('recordId', isTotal ? '=' : '<>', ALL_OFFERS)
      .groupBy(['measure', 'month', 'days'])
      .select((eb) => ['measure', 'month', 'days', eb.fn.sum<number | string>('value').as('value')])
      .execute()
    return rows
      .filter(({ value }) => Number(value) !== 0)
      .map((row) => `${row.measure} ${row.month} ${row.days}: ${row.value}`)
      .toSorted()
  }
  const totals = await sumsOf(true)
  expect(totals.length).toBeGreaterThan(3)
  expect(totals).toEqual(await sumsOf(false))
  const { listed } = await readYear(db, services.now())
  const { listed: ofLev } = await readBook(db, lev.id, services.now())
  await inTransaction(db, (trx) => deleteComplaintsOf(trx, 'casinos', lev.id))
  expect(await sumsOf(true)).toEqual(await sumsOf(false))
  expect([ofLev > 0, (await readYear(db, services.now())).listed]).toEqual([true, listed - ofLev])
})
