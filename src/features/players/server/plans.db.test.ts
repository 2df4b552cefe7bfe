import { beforeAll, expect, test } from 'vitest'
import { forgetOld } from '#features/complaints/keep.server.ts'
import { ComplaintListQuery } from '#features/complaints/api-schema.ts'
import { overdueComplaints, plannedDeadlines, remindedComplaints } from '#features/complaints/clock.server.ts'
import { listForDesk as listComplaints } from '#features/complaints/list.server.ts'
import { listNews } from '#features/complaints/news.server.ts'
import { allComplaints, complaintsStamp } from '#features/complaints/read.server.ts'
import { SHOWN_STATES, STATE_FILTERS } from '#features/complaints/shared/states.ts'
import { VoiceListQuery } from '#features/voices/api-schema.ts'
import { insertVoice } from '#features/voices/author.server.ts'
import { listForDesk as listVoices } from '#features/voices/list.server.ts'
import { exportPerson, forgetPerson } from '#features/voices/person.server.ts'
import { tidyVoices } from '#features/voices/retention.server.ts'
import { STATES, UNREAD, type Voice } from '#features/voices/schema.ts'
import { WAVE_FROM } from '#features/voices/shared/limits.ts'
import { QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { readDesk } from '#features/voices/summary.server.ts'
import { readWave } from '#features/voices/waves.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { fromKeys } from '#shared/objects.ts'
import { build } from '#testing/build.ts'
import { loadPage } from '#testing/load-page.ts'
import { fullScans, plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestServices } from '#testing/test-db.ts'

const base = await createTestServices()
const { watch, queries } = recordQueries()
const services = { ...base, db: watch(base.db) }
const { db } = services
const NOW = new Date('2026-11-15T10:00:00.000Z')
await ensureSettings(db, defaultSettings)
const { id: casino } = await build.casino(base.db, { slug: 'modry-lev' })

const voice = (at: number): Voice => ({
  ...UNREAD,
  ...fromKeys(QUESTION_NAMES, () => 'yes' as const),
  id: `zkusenost-${at}`,
  version: 1,
  collection: 'casinos',
  recordId: casino,
  state: at < WAVE_FROM ? 'waiting' : 'shown',
  isListed: at >= WAVE_FROM,
  text: 'Peníze přišly na účet za dva dny, přesně jak bylo napsáno.',
  original: 'Peníze přišly na účet za dva dny, přesně jak bylo napsáno.',
  recommends: true,
  method: '',
  amount: null,
  hours: null,
  createdAt: NOW.toISOString(),
  queuedAt: NOW.toISOString(),
  confirmedAt: NOW.toISOString(),
})

beforeAll(async () => {
  await inTransaction(db, async (trx) => {
    for (let at = 0; at < WAVE_FROM + 12; at++) await insertVoice(trx, voice(at), `hrac-${at}@example.cz`)
  })
})

const desk = { page: 1, perPage: 50 }

test('voices: the queue in every order, waves, pages, and what is deleted', async () => {
  for (const state of [...STATES, 'decided'] as const) {
    for (const sort of VoiceListQuery.shape.sort.unwrap().options) {
      for (const more of [{}, { casino }, { wave: 'in' }, { wave: 'out' }] as const) {
        await listVoices(db, { ...desk, state, sort, ...more })
      }
    }
  }
  await readDesk(db, NOW)
  expect((await readWave(db, casino, NOW)).count).toBe(WAVE_FROM)
  for (const path of ['', '?strana=2', '?vyber=vyplaty', '?vyber=dolozene', 'napsat/']) {
    expect((await loadPage(services, `/zkusenosti/modry-lev/${path}`)).status).toBeLessThan(500)
  }
  await loadPage(services, '/zkusenosti/')
  await tidyVoices(services, new AbortController().signal)
  await exportPerson(db, { email: 'hrac-1@example.cz' }, SYSTEM)
  await forgetPerson(services, { email: 'hrac-1@example.cz' }, SYSTEM)
})

test('complaints: the list in every order and search, the book, deadlines, and what is deleted', async () => {
  for (const state of STATE_FILTERS) {
    for (const sort of ComplaintListQuery.shape.sort.unwrap().options) {
      for (const more of [{}, { casino }, { holder: 'me' }, { holder: 'nobody' }] as const) {
        await listComplaints(db, { ...desk, state, sort, ...more }, 'user-1', NOW)
      }
    }
  }
  for (const q of ['č. 231', 'hrac-2@example.cz', 'výhra']) {
    await listComplaints(db, { ...desk, state: 'open', sort: 'deadline', q }, 'user-1', NOW)
  }
  for (const { param } of Object.values(SHOWN_STATES)) {
    await loadPage(services, `/stiznosti/?stav=${param}`)
    await loadPage(services, `/stiznosti/?stav=${param}&kasino=modry-lev`)
  }
  expect((await loadPage(services, '/stiznosti/101/')).status).toBe(404)
  const now = NOW.toISOString()
  await overdueComplaints(db, now, [], 50)
  await remindedComplaints(db, now, [], 50)
  await plannedDeadlines(db, { from: now, to: now })
  await listNews(db, 20)
  for await (const _ of allComplaints(db)) break
  await complaintsStamp(db)
  await forgetOld(services)
})

test('whether the data have changed is known without reading a complaint', async () => {
  const asked = recordQueries()
  await complaintsStamp(asked.watch(base.db))
  const statements = asked.queries().map(({ sql }) => sql)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter((sql) => sql.includes('"complaint"'))).toEqual([])
})

test('none of these queries scans a whole table, so a million voices cost no more than a thousand', async () => {
  const executed = queries()
  expect(executed.length).toBeGreaterThan(60)
  expect(fullScans(await plansOf(base.db, executed))).toEqual([])
})
