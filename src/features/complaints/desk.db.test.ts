import { expect, test } from 'vitest'
import type { DeskListed } from '#features/complaints/api-schema.ts'
import { countDueContacts } from '#features/complaints/contacts.server.ts'
import { calendarCalls } from '#features/schedule/server/calls.ts'
import { createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { createPrivateApi } from '#testing/private-api.ts'

const site = await createComplaintSite()
const { api, received, atOperator, step, contact, pass, tick, mailsTo, db } = site
await site.casino('Modrý Lev', 'modry-lev', { owner: 'Lví Hry a.s.' })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('the list says whose turn it is, until when, and how much of the time is over', async () => {
  const { id, number } = await received('modry-lev', { email: 'jana@example.cz' })
  const { body } = await api.get('/complaints')
  expect(body).toMatchObject({ total: 1, counts: { open: 1, received: 1, checking: 0, closed: 0 } })
  // Sunday 15 November; the 17th is a holiday: two working days later is Wednesday.
  expect(body.items[0]).toMatchObject({
    id,
    number,
    turn: 'us',
    task: 'take',
    deadlineAt: '2026-11-18T16:00:00.000Z',
    group: 'weeks',
    title: 'Zrušená výhra z bonusu',
    holder: null,
  })
  for (const q of [String(number), 'jana@example.cz', 'MLHA', 'mlha_7', 'č. 101']) {
    expect([q, (await api.get(`/complaints?q=${encodeURIComponent(q)}`)).body.items.length]).toEqual([q, 1])
  }
  expect((await api.get('/complaints?q=petr')).body.items).toEqual([])
  expect((await api.get('/complaints?state=closed')).body.items).toEqual([])
  const held = await api.post(`/complaints/${id}/hold`)
  expect(held.body.holder).toEqual({ id: 'test-admin', name: 'Test admin' })
  expect((await api.get('/complaints?holder=me')).body.total).toBe(1)
  expect((await api.get('/complaints?holder=nobody')).body.total).toBe(0)
})

test('a complaint is found by words of its title, whatever their case', async () => {
  const { id } = await received('modry-lev', { email: 'zofie@example.cz', prezdivka: 'zofka' })
  await step(id, { ...SENTENCES.take, title: 'Účet zablokovali den po výhře' })
  for (const q of ['účet', 'Účet', 'ÚČET ZABLOKOVALI', 'po výhře', 'zof']) {
    const { items } = (await api.get(`/complaints?q=${encodeURIComponent(q)}`)).body
    expect([q, items.map((each: { id: string }) => each.id)]).toEqual([q, [id]])
  }
  // Neither a sign of the search nor the middle of an account is a word.
  for (const q of ['%', '_', 'ofka'])
    expect([q, (await api.get(`/complaints?q=${q === '%' ? '%25' : q}`)).body.total]).toEqual([q, 0])
})

test('a step is seen before it is taken, needs its sentence, and can be taken back with its mails', async () => {
  const { id, email } = await received('modry-lev')
  expect((await step(id, { ...SENTENCES.take, sentence: '' })).status).toBe(422)
  expect((await step(id, { ...SENTENCES.take, sentence: 'x'.repeat(241) })).status).toBe(422)
  expect((await step(id, SENTENCES.decide)).status).toBe(409)
  await step(id, SENTENCES.take)
  expect((await step(id, SENTENCES.send)).body.message).toContain('no contact')
  await contact(id)

  const told = { ...SENTENCES.send, sentence: 'Hráč mlha_77 píše z jana@example.cz, účet 19-2000145399/0800.' }
  const { now, after, mails, found } = (await api.post(`/complaints/${id}/preview`, { step: told })).body
  expect([now.state, now.events.length, after.state, after.events.at(-1).kind]).toEqual([
    'checking',
    2,
    'operator',
    'send',
  ])
  expect(mails.map(({ to }: { to: string }) => to)).toEqual(['player', 'operator'])
  expect(found.map(({ what }: { what: string }) => what).toSorted()).toEqual(['account', 'email', 'nickname'])
  expect((await api.get(`/complaints/${id}`)).body.state).toBe('checking')

  const sent = (await step(id, SENTENCES.send)).body
  expect(sent).toMatchObject({
    state: 'operator',
    turn: 'operator',
    deadlineAt: '2026-11-29T23:00:00.000Z',
    canUndo: true,
  })
  const mailsBefore = mailsTo(email).length
  const undone = (await api.post(`/complaints/${id}/undo`)).body
  expect(undone).toMatchObject({ state: 'checking', turn: 'us', task: 'check' })
  expect(undone.timeline.map(({ kind, isUndone }: { kind: string; isUndone: boolean }) => [kind, isUndone])).toEqual([
    ['received', false],
    ['take', false],
    ['send', true],
    ['undo', false],
  ])
  pass(11_000)
  await tick()
  expect(
    mailsTo(email)
      .slice(mailsBefore)
      .map(({ subject }) => subject),
  ).toEqual([expect.stringContaining('přijali jsme ji a ověřujeme')])
  pass(11 * MINUTE)
  expect((await api.post(`/complaints/${id}/undo`)).status).toBe(400)
})

test('notes and letters do not move it; a letter with an empty field is not sent', async () => {
  const { id, email } = await received('modry-lev')
  await api.post(`/complaints/${id}/note`, { text: 'Strop je v článku 5.2.' })
  const letter = {
    to: 'player',
    subject: 'Stížnost č. {číslo}',
    text: 'Dobrý den, {přezdívka}, odpovězte tady: {odkaz}',
  }
  expect((await api.post(`/complaints/${id}/mail`, letter)).status).toBe(422)
  const written = await api.post(`/complaints/${id}/mail`, { ...letter, text: 'Kasino {kasino}, odpovězte: {odkaz}' })
  expect(written.body).toMatchObject({ state: 'received', turn: 'us' })
  pass(11_000)
  await tick()
  expect(mailsTo(email).at(-1)?.text).toContain(
    'Kasino Modrý Lev, odpovězte: https://rozvazne.example/stiznosti/moje/?klic=',
  )
  const { templates } = (await api.get(`/complaints/${id}/templates`)).body
  expect(templates[0].subject).toMatch(/^Stížnost č\. \d+: kasino Modrý Lev odpovědělo$/)
  const own = [{ ...templates[0], id: '', title: 'Naše vlastní' }]
  expect((await api.put('/complaints/templates', { templates: own })).body.templates).toMatchObject([
    { title: 'Naše vlastní' },
  ])
})

test('who wrote the review does not decide alone, and two who did still need a third', async () => {
  const { id, recordId } = await atOperator('modry-lev')
  const review = await db.selectFrom('post').where('entity', '=', recordId).select('id').executeTakeFirstOrThrow()
  const saved = { collection: 'posts', recordId: review.id, number: 99, data: '{}', authorName: '', createdAt: '' }
  await db
    .insertInto('revision')
    .values({ ...saved, id: 'revision-0001', authorId: 'test-admin' })
    .execute()
  const proposed = (await step(id, SENTENCES.decide)).body
  expect(proposed).toMatchObject({ state: 'operator', task: 'confirm', needsSecond: true, proposal: { isOwn: true } })
  // The operator still has time, and yet it is for the newsroom to do something.
  const toDo = async () =>
    (await api.get('/complaints?needs=us&perPage=100')).body.items.map(({ id }: DeskListed) => id)
  expect(await toDo()).toContain(id)
  expect((await api.post(`/complaints/${id}/refuse`)).body).toMatchObject({ turn: 'operator', task: 'answer' })
  expect(await toDo()).not.toContain(id)
  await step(id, SENTENCES.decide)
  expect((await step(id, SENTENCES.solve, 'editor')).status).toBe(409)
  await db
    .insertInto('revision')
    .values({ ...saved, number: 100, id: 'revision-0003', authorId: 'test-editor' })
    .execute()
  expect((await api.post(`/complaints/${id}/confirm`, {}, 'editor')).status).toBe(403)
  // Whoever proposed it confirms it neither once the review is gone.
  await db.deleteFrom('revision').where('id', 'in', ['revision-0001', 'revision-0003']).execute()
  expect((await api.post(`/complaints/${id}/confirm`)).status).toBe(403)
  const confirmed = (await api.post(`/complaints/${id}/confirm`, {}, 'editor')).body
  expect(confirmed).toMatchObject({ state: 'paying', proposal: null })
  expect(confirmed.now.events.at(-1)).toMatchObject({ person: 'Test admin', approvedBy: 'Test editor' })
  const rows = await db
    .selectFrom('audit')
    .where('recordId', '=', id)
    .where('action', '=', 'decide')
    .select('actorId')
    .execute()
  expect(rows).toEqual([{ actorId: 'test-editor' }])
})

test('the list as CSV has what the desk sees of it, and nothing of the players', async () => {
  const { number, email } = await received('modry-lev', { prezdivka: 'tajna_77' })
  const file = await api.get('/complaints/export.csv?state=received&sort=-number')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="complaints-\d{4}-\d\d-\d\d\.csv"$/)
  const [head, first] = file.text.split('\r\n')
  expect(head).toContain('number;casino;title;kind;amount;state')
  expect(first).toContain(`${number};Modrý Lev;Zrušená výhra z bonusu;bonus;4800;received;`)
  expect(file.text).not.toContain(email)
  expect(file.text).not.toContain('tajna_77')
  expect((await api.get('/complaints/export.csv', 'contributor')).status).toBe(403)
})

test('a contributor sees nothing of it', async () => {
  const { id } = await received('modry-lev')
  for (const path of ['/complaints', `/complaints/${id}`, `/complaints/${id}/operator-link`, '/complaints/templates']) {
    expect([path, (await api.get(path, 'contributor')).status]).toEqual([path, 403])
  }
  expect((await step(id, SENTENCES.take, 'contributor')).status).toBe(403)
  expect((await api.post(`/complaints/${id}/reveal-email`, {}, 'contributor')).status).toBe(403)
})

const TOLD = {
  id: 'zapsana-0001',
  offer: { collection: 'casinos', id: '' },
  toldBy: 'phone',
  kind: 'payout',
  wish: 'payout',
  amount: 4800,
  happenedOn: '2026-11-02',
  supportOn: '2026-11-03',
  supportWay: 'phone',
  supportReply: '',
  isRefused: false,
  text: 'Volal starší pán. O výběr 4 800 Kč požádal druhého listopadu, podpora mu do telefonu slíbila týden a potom už nic.',
  nickname: 'dubak',
  email: 'dubak@example.cz',
  hasAgreed: true,
}

test('what came by phone is written down: in the book at once, by the rules of the form, once', async () => {
  const { recordId } = await received('modry-lev')
  const told = { ...TOLD, offer: { collection: 'casinos', id: recordId } }
  const wrong = { ...told, happenedOn: '2020-01-01', supportOn: '2999-01-01', amount: null }
  expect((await api.post('/complaints', wrong)).body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'happenedOn',
    'supportOn',
    'amount',
  ])
  expect((await api.post('/complaints', { ...told, hasAgreed: false })).status).toBe(422)
  expect((await api.post('/complaints', { ...told, text: 'Krátké' })).status).toBe(422)
  expect((await api.post('/complaints', told, 'contributor')).status).toBe(403)
  const { body } = await api.post('/complaints', told)
  expect(body).toMatchObject({ state: 'received', turn: 'us', holder: { name: 'Test admin' }, original: told.text })
  expect(body.timeline).toMatchObject([{ kind: 'received', actor: 'newsroom', actorName: 'Test admin', body: 'phone' }])
  expect(body.player).toMatchObject({ nickname: 'dubak', maskedEmail: 'd•••••@example.cz' })
  await tick()
  expect(mailsTo('dubak@example.cz').at(-1)?.text).toContain('podle toho, co jste nám řekli, jsme zapsali stížnost')
  // The answer was lost, so it is sent again.
  expect((await api.post('/complaints', told)).body).toMatchObject({ id: body.id, number: body.number })

  // Whoever gives no address is known by the account with the casino, and is written no letter.
  const silent = { ...told, email: '', nickname: 'nekdo' }
  const first = (await api.post('/complaints', { ...silent, id: 'zapsana-0002' })).body
  const second = (await api.post('/complaints', { ...silent, id: 'zapsana-0003' })).body
  expect([first.number, second.number]).toEqual([body.number + 1, body.number + 2])
  expect(second.player).toEqual({ nickname: 'nekdo', maskedEmail: '', complaints: 2 })
  const letter = { to: 'player', subject: 'Stížnost', text: 'Dobrý den.' }
  expect((await api.post(`/complaints/${second.id}/mail`, letter)).status).toBe(400)
  const preview = (await api.post(`/complaints/${second.id}/preview`, { step: SENTENCES.take })).body
  expect(preview.mails).toEqual([])
  const taken = (await step(second.id, SENTENCES.take)).body
  expect(taken.now.events[0]).toMatchObject({ kind: 'received', by: 'newsroom' })
  expect(JSON.stringify(taken.now)).not.toContain('phone')
})

test('Today has the next deadlines and the number of all, and the calendar those of one complaint', async () => {
  const calendar = createPrivateApi(site.services, calendarCalls)
  for (let at = 0; at < 6; at++) await received('modry-lev')
  const late = await received('modry-lev')
  pass(30 * DAY)
  await tick()
  const fresh = await received('modry-lev')
  const { items, total } = (await calendar.get('/today/planned', 'editor')).body
  const open = (await api.get('/complaints?state=open&perPage=100')).body.items
  const inTime = open.filter(({ deadlineAt, group }: DeskListed) => deadlineAt !== null && group !== 'late')
  expect([total, items.length]).toEqual([inTime.length, Math.min(5, inTime.length)])
  expect(items.map(({ recordId }: { recordId: string }) => recordId)).toContain(fresh.id)
  const ofOne = async ({ id }: { id: string }) =>
    (await calendar.get(`/calendar/complaints/${id}`, 'editor')).body.items.map(
      ({ recordId, isDone }: { recordId: string; isDone: boolean }) => [recordId, isDone],
    )
  expect(await ofOne(fresh)).toEqual([[fresh.id, false]])
  expect(await ofOne(late)).toEqual([[late.id, true]])
})

test('a contact is a dated fact: due after half a year, checked or changed, and missing it is said', async () => {
  const { id: vydra } = await site.casino('Zlatá Vydra', 'zlata-vydra')
  const { id } = await received('zlata-vydra')
  const hasContact = async () => {
    const { items } = (await api.get('/complaints?state=open&perPage=100')).body
    return items.find((each: { id: string }) => each.id === id).hasContact
  }
  expect(await hasContact()).toBe(false)
  const path = `/complaints/contacts/casinos/${vydra}`
  expect((await api.get(path)).body).toEqual({ contact: null })
  expect((await api.get(path, 'contributor')).status).toBe(403)
  expect(
    (await api.post('/complaints/contacts/casinos/neni-0001', { email: 'a@b.example', source: 'web' })).status,
  ).toBe(404)
  await contact(id, 'stary@vydra.example')
  expect(await hasContact()).toBe(true)
  const dueFor = async () => {
    const { items } = (await api.get('/complaints/contacts')).body
    return items.find(({ offer }: { offer: { id: string } }) => offer.id === vydra)
  }
  expect(await dueFor()).toBeUndefined()
  pass(180 * DAY)
  expect(await dueFor()).toMatchObject({ email: 'stary@vydra.example', checkedBy: 'Test admin' })
  expect(await countDueContacts(db, site.services.now())).toBeGreaterThan(0)
  const changed = { email: 'novy@vydra.example', source: 'Podmínky, článek 12' }
  expect((await api.post(path, { ...changed, email: 'nesmysl' })).status).toBe(422)
  expect((await api.post(path, changed)).body.contact).toMatchObject({ ...changed, checkedBy: 'Test admin' })
  expect(await dueFor()).toBeUndefined()
  const { operator } = (await api.get(`/complaints/${id}`)).body
  expect(operator.contact).toMatchObject(changed)
  expect((await api.delete(path)).status).toBe(204)
  expect(await hasContact()).toBe(false)
  const audited = db.selectFrom('audit').where('recordId', '=', vydra).where('action', 'like', 'contact%')
  expect(await audited.orderBy('action').select(['action', 'collection', 'recordTitle']).execute()).toEqual(
    ['contact', 'contact', 'contact-drop'].map((action) => ({
      action,
      collection: 'casinos',
      recordTitle: 'Zlatá Vydra',
    })),
  )
})
