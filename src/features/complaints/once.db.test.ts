import { expect, test } from 'vitest'
import { passDeadlines, sendReminders } from '#features/complaints/server/deadlines.ts'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { DUE } from '#features/schedule/server/due.ts'
import { nextPlanned } from '#features/schedule/server/calendar.ts'
import type { PlannedWork } from '#features/schedule/server/planned-work.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { CONTACT, createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createComplaintSite()
const { services, db, api, atOperator, received, byPlayer, step, pass, tick, mailsTo } = site
await site.casino('Modrý Lev', 'modry-lev')
const DAY = 24 * HOUR

const eventsOf = async (id: string, kind: string) =>
  (await db.selectFrom('complaintEvent').where('complaintId', '=', id).select('kind').execute()).filter(
    (event) => event.kind === kind,
  ).length

test('two servers, both down when the time ended, write it once and send nothing late', async () => {
  const { id, number } = await atOperator('modry-lev')
  await tick()
  const mails = mailsTo(CONTACT).length
  const { body } = await api.get('/calendar').catch(() => ({ body: undefined }))
  expect(body).toBeUndefined()
  expect((await nextPlanned(db, 5)).items).toMatchObject([
    {
      kind: 'complaint-deadline',
      recordId: id,
      at: expect.stringContaining(':59:00'),
      note: { text: `No. ${number}, operator: answer` },
    },
  ])
  expect((await api.get('/complaints?needs=us')).body.items).toEqual([])
  pass(20 * DAY)
  const others = [createPublishing(services, DUE), createPublishing(services, DUE)]
  await Promise.all(others.map((server) => server.run()))
  await Promise.all(others.map((server) => server.run()))
  await tick()
  expect(await eventsOf(id, 'overdue')).toBe(1)
  expect(await eventsOf(id, 'remind')).toBe(0)
  expect(mailsTo(CONTACT).length).toBe(mails)
  expect((await api.get(`/complaints/${id}`)).body).toMatchObject({ state: 'operator', isOverdue: true })
  // It is no event to come any more, but something to do.
  expect((await nextPlanned(db, 5)).items).toEqual([])
  expect((await api.get('/complaints?needs=us')).body).toMatchObject({ total: 1, items: [{ id, group: 'late' }] })
})

test('reminders missed on some days are one mail, whichever server sends it', async () => {
  const { id } = await atOperator('modry-lev')
  pass(11_000)
  await tick()
  const mails = mailsTo(CONTACT).length
  pass(14 * DAY)
  const others = [createPublishing(services, DUE), createPublishing(services, DUE)]
  await Promise.all(others.map((server) => server.run()))
  await tick()
  expect(await eventsOf(id, 'remind')).toBe(1)
  expect(mailsTo(CONTACT).length).toBe(mails + 1)
})

/** As two servers that have both found it due before either has written: one of them has lost its lease. */
async function twice(work: PlannedWork, id: string): Promise<void> {
  const now = services.now().toISOString()
  expect((await work.due(db, now, [])).map((due) => due.id)).toContain(id)
  const run = () =>
    inTransaction(db, (trx) => work.run(trx, id, now, services)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'VERSION_CONFLICT') return false
      throw error
    })
  expect((await Promise.all([run(), run()])).toSorted()).toEqual([false, true])
}

test('two servers that both have it in hand write it once and remind once', async () => {
  const { id } = await atOperator('modry-lev')
  pass(11_000)
  await tick()
  const mails = mailsTo(CONTACT).length
  pass(12 * DAY)
  await twice(sendReminders, id)
  await tick()
  expect([await eventsOf(id, 'remind'), mailsTo(CONTACT).length]).toEqual([1, mails + 1])
  pass(20 * DAY)
  await twice(passDeadlines, id)
  expect(await eventsOf(id, 'overdue')).toBe(1)
})

test('our own time that ends moves nothing and is told to the player, not to readers', async () => {
  const { id, number, email } = await received('modry-lev')
  await step(id, SENTENCES.take)
  pass(6 * DAY)
  await tick()
  expect(mailsTo(email).at(-1)?.subject).toBe(`Stížnost č. ${number}: ověřování trvá déle`)
  const { now, state, group } = (await api.get(`/complaints/${id}`)).body
  expect([state, group, now.events.length]).toEqual(['checking', 'late', 2])
})

test('what was promised to be deleted is: the unconfirmed, then what was covered, then all that is private', async () => {
  const sweep = createPlayersSweep(services)
  const proof = new File(['%PDF-1.7 vypis'], 'vypis.pdf')
  const text = {
    popis:
      'Petra Nováková z podpory mi napsala, že výhru ruší. Od té doby už sedm dní nikdo neodpovídá na moje zprávy.',
  }
  await site.write('modry-lev', { email: 'pozde@example.cz' }, { files: { doklady: proof } })
  const { id, token } = await received('modry-lev', text, { files: { doklady: [proof, proof] } })
  await api.post(`/complaints/${id}/black-out`, { what: 'text', bars: [{ from: 0, to: 14, what: 'name' }] })
  await step(id, SENTENCES.take)
  await byPlayer(token, 'write', { zprava: 'Soukromá zpráva' })
  const keys = (await db.selectFrom('complaintFile').select('key').execute()).map(({ key }) => key)
  expect(keys).toHaveLength(3)
  for (const key of keys) expect(Buffer.from((await services.storage.get(key)) ?? '').includes('vypis')).toBe(false)
  pass(49 * HOUR)
  await sweep.run()
  expect(await db.selectFrom('complaint').where('state', '=', 'unconfirmed').select('id').execute()).toEqual([])
  expect((await services.storage.list()).filter((key) => keys.includes(key))).toHaveLength(2)
  await step(id, SENTENCES.reject)
  const row = () =>
    db
      .selectFrom('complaint')
      .where('id', '=', id)
      .select(['original', 'text', 'leftOut', 'supportReply'])
      .executeTakeFirst()
  pass(31 * DAY)
  await sweep.run()
  expect(await row()).toMatchObject({
    original: null,
    text: expect.stringMatching(/^\[…\] z podpory/),
    leftOut: '["name"]',
  })
  expect((await api.post(`/complaints/${id}/reveal-email`)).body.email).not.toBeNull()
  pass(150 * DAY)
  await sweep.run()
  expect(await row()).toMatchObject({ supportReply: '' })
  expect((await services.storage.list()).filter((key) => keys.includes(key))).toEqual([])
  expect((await api.post(`/complaints/${id}/reveal-email`)).body.email).toBeNull()
  const { timeline, player, files } = (await api.get(`/complaints/${id}`)).body
  expect([timeline.map(({ body: kept }: { body: string }) => kept).join(''), player.nickname, files]).toEqual([
    '',
    '',
    [],
  ])
})
