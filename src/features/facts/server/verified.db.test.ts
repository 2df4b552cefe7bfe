import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { archiveRecord, changeRecord, getRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { findFact } from '#features/facts/facts.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { publishChange } from '#records/changes/publish.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { factCallsWith } from '#features/facts/server/calls.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { importContent } from '#server/transfer/import.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { formatDate } from '#shared/czech/format.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { wordsOf } from '#testing/load-page.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { serveSite } from '#testing/site.ts'
import { listRevisions } from '#testing/list-revisions.ts'
import { createTestServices } from '#testing/test-db.ts'

const TIMEOUT_MS = 600_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
let clock = Date.now()
const base = await createTestServices()
const services = { ...base, now: () => new Date(clock) }
const { db, env, pages } = services
const { fetchPath } = await serveSite(services)
const api = createPrivateApi(services, [
  ...privateCasinoCalls(async () => []),
  ...factCallsWith(async () => ({ failed: 'nobody is there' })),
])
afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))

const jana = await build.writer(db)
const card = await build.paymentMethod(db, 'Karta')
const cash = await build.paymentMethod(db, 'Převod')
const terms = { ...emptyTerms, percent: 100, multiple: 30, countedFrom: 'bonus' as const }
const { id } = await build.casino(db, {
  title: 'Lev',
  slug: 'lev',
  owner: 'Lví Hry a.s.',
  minimumDeposit: 200,
  payoutsSpeed: 24,
  bonus: '100 %',
  bonusTerms: terms,
  paymentMethods: [card.id, cash.id],
})
const other = await build.casino(db, { title: 'Sova', slug: 'sova', minimumDeposit: 50 })
for (const [slug, entity] of [
  ['lev', id],
  ['sova', other.id],
] as const) {
  await build.post(db, {
    slug,
    writer: jana.id,
    category: 'Recenze',
    isReviewPost: true,
    entity,
    entityModel: 'Casino',
  })
}

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
  invalidateCaches(services)
  await vi.waitUntil(() => fetchPath('/recenze/lev/').then(() => pages.get('/recenze/lev/', clock) !== undefined), {
    timeout: TIMEOUT_MS,
  })
})

/** The test's own model of the checks. */
let made: { id: string; fact: string; value: unknown; at: number; days: number }[] = []

const holds = ({ at, days }: (typeof made)[number]) =>
  pragueDay(new Date(clock)) <= addDays(pragueDay(new Date(at)), days)

async function changeTo(change: Partial<CasinoInput>) {
  return { ...inputOf(casinos, await getRecord(db, casinos, id)), ...change }
}

type Change = Partial<CasinoInput>
/** Every way in which a value of a casino can change. */
const WAYS: Record<string, (change: Change, number: number) => Promise<unknown>> = {
  form: async (change) => {
    const { version } = await getRecord(db, casinos, id)
    return api.put(`/casinos/${id}`, { ...(await changeTo(change)), version })
  },
  csv: async ({ minimumDeposit, owner }) => {
    const csv = `slug;minimumDeposit;owner\nlev;${minimumDeposit ?? ''};${owner ?? ''}`
    const { body } = await api.post('/casinos/import/preview', { csv })
    const versions = Object.fromEntries(body.rows.map((row: { id: string; version: number }) => [row.id, row.version]))
    return api.post('/casinos/import', { csv, versions, file: 'kasina.csv' })
  },
  restore: async (_, number) => {
    const versions = await listRevisions(db, casinos, id)
    const picked = versions[number % versions.length]
    return restoreRevision(db, casinos, id, picked?.number ?? 1, SYSTEM).catch(() => {})
  },
  'waiting change': async (change) => {
    const { version } = await getRecord(db, casinos, id)
    const values = await changeTo(change)
    const waiting = await createChange(
      db,
      casinos,
      id,
      { title: 'Změna', publishAt: null, values, version },
      SYSTEM,
    ).catch(() => undefined)
    const place = { collection: casinos, recordId: id, changeId: waiting?.id ?? '' }
    if (waiting) await publishChange(db, place, waiting.version, SYSTEM)
  },
  'bonus plan': async ({ bonus = '50 %' }) => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
    const plan = { startsAt: at(1).toISOString(), bonus, endsAt: null, afterwards: '' }
    await changeRecord(db, casinos, id, { bonusPlan: plan }, SYSTEM, 'update')
    await createPublishing({ ...services, now: () => at(2) }).run()
  },
  bulk: async () => {
    await api.post('/casinos/bulk', { action: 'archive', ids: [id] })
    await api.post('/casinos/bulk', { action: 'unarchive', ids: [id] })
    await api.post('/casinos/bulk', { action: 'publish', ids: [id] })
  },
  file: async (change) => {
    const path = join(env.DATA_DIR, 'obsah.json')
    await exportToFile(services, path)
    const content = JSON.parse(await readFile(path, 'utf8'))
    const lev = content.casinos.find((casino: { id: string }) => casino.id === id)
    Object.assign(lev, change)
    await importContent(services, content, { replace: true, actor: SYSTEM })
  },
  'a method away': async () => archiveRecord(db, paymentMethods, cash.id, SYSTEM).catch(() => {}),
  'a method back': async () => unarchiveRecord(db, paymentMethods, cash.id, SYSTEM),
}

interface Step {
  /** A way to change a value, or an action with checks and time. */
  way: string
  change: Change
  number: number
}

async function statuses() {
  const { body } = await api.get(`/facts/casinos/${id}`)
  return body.items as { fact: string; value: unknown; check: { id: string } | null }[]
}

const CHECKED = ['owner', 'minimumDeposit', 'payoutsSpeed', 'bonus', 'bonusTerms.multiple', 'paymentMethods']

async function take({ way, change, number }: Step): Promise<void> {
  if (way === 'clock') {
    clock += (1 + (number % 12)) * DAY_MS
  } else if (way === 'undo') {
    const taken = made[number % Math.max(1, made.length)]
    if (!taken) return
    await api.delete(`/facts/checks/${taken.id}`)
    made = made.filter((check) => check !== taken)
  } else if (way === 'check' || way === 'stale check') {
    const wanted = new Set(CHECKED.slice(number % 3))
    const seen = (await statuses()).filter(({ fact }) => wanted.has(fact))
    // Someone changes the record between reading and checking.
    if (way === 'stale check') await WAYS['form']?.(change, number)
    const days = 1 + (number % 20)
    const facts = seen.map(({ fact, value }) => ({ fact, value }))
    const body = { facts, sourceKind: 'own-test', source: '', days }
    const answer = await api.post(`/facts/casinos/${id}/checks`, body)
    if (answer.status !== 200) return
    const stored: Awaited<ReturnType<typeof statuses>> = answer.body.items
    for (const { fact, value } of facts) {
      const status = stored.find((each) => each.fact === fact)
      made.push({ id: status?.check?.id ?? '', fact, value, at: clock, days })
    }
  } else await WAYS[way]?.(change, number)
}

const ROWS = { owner: 'Provozovatel', minimumDeposit: 'Minimální vklad', payoutsSpeed: 'Slíbená rychlost výplat' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** A row of the table of facts: the value, and the note about its check. */
function rowOf(html: string, label: string): { value: string; note: string } | undefined {
  const [, cell = ''] = html.split(`<th scope="row">${label}</th>`)
  if (cell === '') return undefined
  const [inside = ''] = cell.split('</td>')
  const [value = '', note = ''] = inside.split('<span')
  return { value: wordsOf(value), note: wordsOf(`<span${note}`) }
}

/** Nothing visible says „ověřeno“ next to a value that no check has confirmed. */
async function expectTruth(step: string): Promise<void> {
  const { text: html, status } = await fetchPath('/recenze/lev/')
  expect([step, status]).toEqual([step, 200])
  for (const [fact, label] of Object.entries(ROWS)) {
    const row = rowOf(html, label)
    if (!row?.note.includes('ověřeno')) continue
    const found = made.filter((check) => check.fact === fact && holds(check))
    const published = found.map(({ value, at }) => [
      plain(findFact(fact)?.readers(value as never) ?? ''),
      plain(formatDate(new Date(at).toISOString())),
    ])
    const shown = [row.value, row.note.replace(/^ověřeno (.*?)(?: ·.*)?$/, '$1')]
    expect({ step, fact, published }).toEqual({ step, fact, published: expect.arrayContaining([shown]) })
  }
  const { entity } = JSON.parse((await fetchPath('/api/v1/public/posts/lev')).text)
  const record = await getRecord(db, casinos, id)
  const isShown = async (method: string) => !(await getRecord(db, paymentMethods, method)).isDeleted
  const methods = await Promise.all(record.paymentMethods.map(async (one) => ((await isShown(one)) ? [one] : [])))
  const present = { ...record, paymentMethods: methods.flat() }
  for (const [fact, { state }] of Object.entries<{ state: string }>(entity.ledger?.facts ?? {})) {
    if (state !== 'checked') continue
    const value = canonicalJson(findFact(fact)?.read(present))
    const isTrue = made.some((check) => check.fact === fact && holds(check) && canonicalJson(check.value) === value)
    expect({ step, fact, value, isTrue }).toEqual({ step, fact, value, isTrue: true })
  }
  // And the reverse: a confirmed value that still holds is marked as checked.
  const standing = CHECKED.filter((fact) => {
    const value = canonicalJson(findFact(fact)?.read(present))
    return made.some((check) => check.fact === fact && holds(check) && canonicalJson(check.value) === value)
  })
  for (const fact of standing) {
    // A check withdrawn and made again may be hidden by an older one with fewer days.
    const newest = made.findLast((check) => check.fact === fact)
    if (newest && !holds(newest)) continue
    expect({ step, fact, state: entity.ledger?.facts[fact]?.state }).toMatchObject({ step, fact })
  }
}

const change: fc.Arbitrary<Change> = fc.record({
  owner: fc.constantFrom('Lví Hry a.s.', 'Nová Hra s.r.o.'),
  minimumDeposit: fc.constantFrom(100, 200, 300),
  payoutsSpeed: fc.constantFrom(24, 48),
  bonus: fc.constantFrom('100 %', '50 %'),
  bonusTerms: fc.constantFrom(terms, { ...terms, multiple: 35 }, null),
  paymentMethods: fc.constantFrom([card.id], [card.id, cash.id]),
})
const way = fc.oneof(
  fc.constantFrom(...Object.keys(WAYS)),
  fc.constantFrom('check', 'check', 'check', 'stale check', 'undo', 'clock', 'clock'),
)
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ way, change, number: fc.nat(50) }), {
  minLength: 14,
  maxLength: 14,
})

test('each way of changing a value removes „ověřeno“, or keeps the checked value', async () => {
  expect.hasAssertions()
  for (const name of Object.keys(WAYS)) {
    await take({ way: 'check', change: {}, number: 0 })
    await expectTruth(`check before ${name}`)
    await take({ way: name, change: { owner: 'Nová Hra s.r.o.', minimumDeposit: 300, bonus: '50 %' }, number: 3 })
    await expectTruth(name)
  }
})

test('no page and no public call ever says „ověřeno“ about another value than the checked one', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const [index, step] of taken.entries()) {
        await take(step)
        await expectTruth(`${index}: ${step.way}`)
      }
    }),
    // The same steps every time, and no shrinking: each builds on the state that the others left.
    { seed: 20_261_116, numRuns: 6, endOnFailure: true },
  )
})

test('a cached page expires by itself when a check runs out, and only then', async () => {
  // A page that names the month expires with it, too.
  clock = Date.parse(`${pragueDay(new Date(clock + 32 * DAY_MS)).slice(0, 7)}-10T12:00:00.000Z`)
  await unarchiveRecord(db, paymentMethods, cash.id, SYSTEM).catch(() => {})
  await changeRecord(db, casinos, other.id, { minimumDeposit: 60 }, SYSTEM, 'update')
  // Pages expire at the end of a month, too: the week below must not cross it.
  while (new Date(clock).getUTCDate() > 20) clock += DAY_MS
  const check = { facts: [{ fact: 'minimumDeposit', value: 60 }], sourceKind: 'address', source: 'https://sova.cz/' }
  await api.post(`/facts/casinos/${other.id}/checks`, { ...check, days: 5 })
  const note = async () => rowOf((await fetchPath('/recenze/sova/')).text, 'Minimální vklad')?.note
  const day = plain(formatDate(new Date(clock).toISOString()))
  expect(await note()).toBe(`ověřeno ${day} · sova.cz`)
  expect(pages.get('/recenze/sova/', clock)).toBeDefined()
  const renders = () => pages.stats().renders
  const before = renders()
  clock += 4 * DAY_MS
  expect(await note()).toBe(`ověřeno ${day} · sova.cz`)
  expect(renders()).toBe(before)
  clock += 3 * DAY_MS
  expect(await note()).toBe(`ověřujeme, naposledy ${day}`)
})

test('a check invalidates the pages that show it, and no others', async () => {
  await Promise.all(['/recenze/lev/', '/recenze/sova/', '/kontaktujte-nas/'].map((path) => fetchPath(path)))
  const check = { facts: [{ fact: 'minimumDeposit', value: 60 }], sourceKind: 'own-test', source: '' }
  expect((await api.post(`/facts/casinos/${other.id}/checks`, check)).status).toBe(200)
  const kept = ['/recenze/lev/', '/recenze/sova/', '/kontaktujte-nas/'].filter((path) => pages.get(path, clock))
  expect(kept).toEqual(['/recenze/lev/', '/kontaktujte-nas/'])
})

test('the date of the toplist is that of the last check, not of the last save', async () => {
  const shown = async () => /Poslední aktualizace: ([\d. ]+\d)/.exec(wordsOf((await fetchPath('/')).text))?.[1]
  clock += 40 * DAY_MS
  const check = { facts: [{ fact: 'minimumDeposit', value: 60 }], sourceKind: 'own-test', source: '' }
  await api.post(`/facts/casinos/${other.id}/checks`, check)
  const day = plain(formatDate(new Date(clock).toISOString()))
  expect(await shown()).toBe(day)
  clock += 3 * DAY_MS
  await changeRecord(db, casinos, other.id, { owner: 'Soví a.s.' }, SYSTEM, 'update')
  expect(await shown()).toBe(day)
})
