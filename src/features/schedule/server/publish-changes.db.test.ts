import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import { archiveRecord, getRecord, unarchiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { createChange, decideChange, planChange } from '#records/changes/changes.server.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import { listChanges } from '#records/changes/store.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { nextPlanned, readCalendar } from '#features/schedule/server/calendar.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { PASSWORD } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const user = { email: 'petr@web.cz', name: 'Petr Starý', role: 'editor' as const, isActive: true }
const petr = await createUser(db, user, PASSWORD, SYSTEM)

let time = '2026-12-01T06:00:00.000Z'
const job = createPublishing({ ...services, now: () => new Date(time) })
const runAt = (moment: string) => {
  time = moment
  return job.run()
}
const change = (casino: Casino, fields: Partial<CasinoInput>, publishAt: string | null = null) => {
  const values = { ...inputOf(casinos, casino), ...fields }
  return createChange(db, casinos, casino.id, { title: 'Prosinec', publishAt, version: 1, values }, petr)
}
const placeOf = ({ recordId, id }: WaitingChange) => ({ collection: casinos, recordId, changeId: id })
const live = ({ id }: Casino) => getRecord(db, casinos, id)

test('a due change is published once, in the name of its planner, and shown in the calendar', async () => {
  const casino = await build.casino(db, { title: 'Modrý Lev', bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový' })
  const publishAt = '2026-12-01T07:00:00.000Z'
  await planChange(db, placeOf(made), { title: 'Prosinec', publishAt }, 1, petr)
  const { items } = await readCalendar(db, '2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z')
  expect(items).toMatchObject([{ kind: 'publish-change', title: 'Modrý Lev', note: 'Prosinec', at: publishAt }])
  await runAt('2026-12-01T06:59:59.000Z')
  expect(await live(casino)).toMatchObject({ bonus: 'starý' })
  await runAt('2026-12-01T07:00:00.000Z')
  await runAt('2026-12-01T07:00:01.000Z')
  expect(await live(casino)).toMatchObject({ bonus: 'nový', version: 2 })
  const audit = await db.selectFrom('audit').where('recordId', '=', casino.id).selectAll().execute()
  expect(audit.find(({ action }) => action === 'publish-change')).toMatchObject({ actorId: petr.id })
})

test('a due change with a conflict stays, reports it, and blocks nothing else', async () => {
  const [casino, other] = [await build.casino(db, { bonus: 'starý' }), await build.casino(db, { bonus: 'starý' })]
  const publishAt = '2026-12-02T07:00:00.000Z'
  const made = await change(casino, { bonus: 'nový' }, publishAt)
  await change(other, { bonus: 'nový' }, publishAt)
  await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'živý' }, 1, SYSTEM)
  await runAt('2026-12-02T08:00:00.000Z')
  expect(await live(casino)).toMatchObject({ bonus: 'živý' })
  expect(await live(other)).toMatchObject({ bonus: 'nový' })
  const [stays] = await listChanges(db, casinos, casino.id)
  expect(stays).toMatchObject({ id: made.id, publishAt, problem: { text: expect.stringContaining('too: Bonus.') } })

  const values = { ...inputOf(casinos, casino), bonus: 'nový' }
  await decideChange(db, placeOf(made), { values, version: 3, decided: ['bonus'] }, petr)
  expect(await listChanges(db, casinos, casino.id)).toMatchObject([{ problem: null }])
  await runAt('2026-12-02T08:00:01.000Z')
  expect(await live(casino)).toMatchObject({ bonus: 'nový' })
})

test('a scheduled change that the live record breaks is marked before it is due', async () => {
  const [casino, other] = [await build.casino(db, { bonus: 'starý' }), await build.casino(db, { bonus: 'starý' })]
  await change(other, { bonus: 'nový' }, '2030-12-01T07:00:00.000Z')
  const made = await change(casino, { bonus: 'nový' }, '2030-12-02T07:00:00.000Z')
  const problems = async () =>
    (await nextPlanned(db, 2)).items.map(({ recordId, problem }) => [recordId, problem && problem.text] as const)
  expect(await problems()).toEqual([
    [other.id, null],
    [casino.id, null],
  ])

  const saved = await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), bonus: 'živý' }, 1, SYSTEM)
  const words = 'The live casino was changed since, in what this change is about too: Bonus. Choose what holds.'
  expect(await problems()).toEqual([
    [casino.id, words],
    [other.id, null],
  ])
  const day = await readCalendar(db, '2030-12-02T00:00:00.000Z', '2030-12-03T00:00:00.000Z')
  expect(day.items).toMatchObject([{ id: made.id, problem: { text: words } }])

  const values = { ...inputOf(casinos, saved), bonus: 'nový' }
  await decideChange(db, placeOf(made), { values, version: 3, decided: ['bonus'] }, petr)
  expect((await problems()).map(([, problem]) => problem)).toEqual([null, null])
})

test('a change does not go live by itself when its casino comes back from the archive after its time', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový' }, '2026-12-03T07:00:00.000Z')
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  await runAt('2026-12-03T08:00:00.000Z')
  const { items } = await readCalendar(db, '2026-12-03T00:00:00.000Z', '2026-12-04T00:00:00.000Z')
  expect(items).toEqual([])
  await unarchiveRecord(db, casinos, casino.id, SYSTEM)
  await runAt('2026-12-03T09:00:00.000Z')
  expect(await live(casino)).toMatchObject({ bonus: 'starý' })
  expect(await listChanges(db, casinos, casino.id)).toMatchObject([
    { id: made.id, publishAt: null, plannerId: null, problem: null, data: { bonus: 'nový' } },
  ])
})
