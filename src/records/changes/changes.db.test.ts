import { expect, test } from 'vitest'
import type { Actor } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import { archiveRecord, deleteRecord, getRecord, updateRecord } from '#records/crud/crud.server.ts'
import {
  createChange,
  decideChange,
  discardChange,
  planChange,
  readChanged,
  saveChanged,
} from '#records/changes/changes.server.ts'
import { publishChange } from '#records/changes/publish.server.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import { changesStamp, listChanges } from '#records/changes/store.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, p, page, type Part } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { build } from '#testing/build.ts'
import { refusalOf } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const jana: Actor = { id: 'user-jana', name: 'Jana Nová' }
const petr: Actor = { id: 'user-petr', name: 'Petr Starý' }

const change = (casino: Casino, fields: Partial<CasinoInput>, actor = jana, plan = {}) =>
  createChange(
    db,
    casinos,
    casino.id,
    {
      title: '',
      publishAt: null,
      ...plan,
      version: casino.version,
      values: { ...inputOf(casinos, casino), ...fields },
    },
    actor,
  )
const placeOf = ({ recordId, id }: WaitingChange) => ({ collection: casinos, recordId, changeId: id })
const publish = (waiting: WaitingChange, actor = petr) => publishChange(db, placeOf(waiting), waiting.version, actor)
const saveLive = (casino: Casino, fields: Partial<CasinoInput>, actor = petr) =>
  updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), ...fields }, casino.version, actor)
const live = (casino: Casino) => getRecord(db, casinos, casino.id)
const waiting = (casino: Casino) => listChanges(db, casinos, casino.id)

test('a change stores only the changed fields and leaves the record alone', async () => {
  const casino = await build.casino(db, { bonus: 'starý', ribbon: 'Nové' })
  const made = await change(casino, { bonus: 'nový' }, jana, { title: 'Bonus od prosince' })
  expect(made).toMatchObject({
    title: 'Bonus od prosince',
    base: { bonus: 'starý' },
    data: { bonus: 'nový' },
    baseVersion: 1,
    authorName: 'Jana Nová',
    version: 1,
  })
  expect(await live(casino)).toEqual(casino)
  expect(await waiting(casino)).toEqual([{ ...made, problem: null }])
})

test('two changes by two editors in different fields are both published', async () => {
  const casino = await build.casino(db, { bonus: 'starý', safety: { ...casinos.empty().safety, ssl: false } })
  const hers = await change(casino, { bonus: 'Janin' })
  const his = await change(casino, { benefits: 'Petrovy', safety: { ...casino.safety, timeLimits: true } }, petr)
  await publish(hers)
  const both = await publish(his)
  expect(both).toMatchObject({
    bonus: 'Janin',
    benefits: 'Petrovy',
    safety: { ssl: false, timeLimits: true },
    version: 3,
  })
  expect(await waiting(casino)).toEqual([])
})

test('a conflict in one field rejects the second publishing, naming that field only', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const hers = await change(casino, { bonus: 'Janin' })
  const his = await change(casino, { bonus: 'Petrův', ribbon: 'Tip' }, petr)
  await publish(hers)
  const refused = await refusalOf(publish(his))
  expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', fields: [{ path: 'bonus' }] })
  expect(await live(casino)).toMatchObject({ bonus: 'Janin', ribbon: '', version: 2 })

  const values = { ...inputOf(casinos, casino), bonus: 'Janin i Petrův' }
  const decided = await decideChange(db, placeOf(his), { values, version: 3, decided: ['bonus'] }, petr)
  expect(await publish(decided)).toMatchObject({ bonus: 'Janin i Petrův', ribbon: 'Tip', version: 3 })
})

test('a further save reopens only the conflicts it touches', async () => {
  const casino = await build.casino(db, { bonus: 'starý', ribbon: 'starý' })
  const his = await change(casino, { bonus: 'Petrův', ribbon: 'Petrův' }, petr)
  const second = await saveLive(casino, { bonus: 'živý' }, jana)
  const values = { ...inputOf(casinos, casino), bonus: 'Petrův' }
  const decided = await decideChange(db, placeOf(his), { values, version: 3, decided: ['bonus'] }, petr)
  await saveLive(second, { ribbon: 'živý' }, jana)
  expect((await refusalOf(publish(decided))).fields?.map(({ path }) => path)).toEqual(['ribbon'])
})

test('only reported conflicts can be resolved', async () => {
  const casino = await build.casino(db, { bonus: 'starý', ribbon: 'starý' })
  const his = await change(casino, { bonus: 'Petrův', ribbon: 'Petrův' }, petr)
  await saveLive(casino, { bonus: 'živý', ribbon: 'živý' }, jana)
  const values = { ...inputOf(casinos, casino), bonus: 'Petrův', ribbon: 'Petrův' }
  const decided = await decideChange(db, placeOf(his), { values, version: 3, decided: ['bonus'] }, petr)
  expect((await refusalOf(publish(decided))).fields?.map(({ path }) => path)).toEqual(['ribbon'])
})

test('a field is no conflict if the live record has the same value or returned to the base', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const first = await change(casino, { bonus: 'nový' })
  const second = await saveLive(casino, { bonus: 'nový', owner: 'Kdosi' })
  expect(await publish(first)).toMatchObject({ bonus: 'nový', owner: 'Kdosi' })
  const back = await change(await live(casino), { bonus: 'třetí' })
  const third = await saveLive(await live(casino), { bonus: 'jiný' })
  await saveLive(third, { bonus: second.bonus })
  expect(await publish(back)).toMatchObject({ bonus: 'třetí' })
})

const textChange = (post: Post, ...parts: Part[]) =>
  createChange(
    db,
    posts,
    post.id,
    { title: '', publishAt: null, version: post.version, values: { ...inputOf(posts, post), ...page(...parts) } },
    jana,
  )
const saveText = async (post: Post, ...parts: Part[]) => {
  const stored = await getRecord(db, posts, post.id)
  return updateRecord(db, posts, post.id, { ...inputOf(posts, stored), ...page(...parts) }, stored.version, petr)
}
const klady = block('prosConsPosts', 'klady', { source: 'manual', pros: ['Rychlé výplaty'], cons: [] })
const placeIn = (post: Post, { id }: WaitingChange) => ({ collection: posts, recordId: post.id, changeId: id })

test('a typo fixed and a block added in the live text are joined with a change of the text', async () => {
  const post = await build.post(db, page(p('První odstavec s překleppem.'), p('Druhý odstavec.')))
  const made = await textChange(post, p('První odstavec s překleppem.'), p('Druhý odstavec, nový.'), klady)
  expect(Object.keys(made.data).toSorted()).toEqual(['content', 'shortcodesConfig'])
  await saveText(post, p('První odstavec s překlepem.'), p('Druhý odstavec.'))
  const { content, shortcodesConfig } = page(p('První odstavec s překlepem.'), p('Druhý odstavec, nový.'), klady)
  expect(await publishChange(db, placeIn(post, made), 1, jana)).toMatchObject({ content, shortcodesConfig })
})

test('a paragraph changed in the live text and in the change is a conflict until it is decided', async () => {
  const post = await build.post(db, page(p('První odstavec.'), p('Druhý odstavec.'), p('Třetí odstavec.')))
  const made = await textChange(post, p('První odstavec.'), p('Druhý odstavec, změna.'), p('Třetí odstavec, změna.'))
  await saveText(post, p('První odstavec, živý.'), p('Druhý odstavec, živý.'), p('Třetí odstavec.'))
  const place = placeIn(post, made)
  expect((await refusalOf(publishChange(db, place, 1, jana))).fields?.map(({ path }) => path)).toEqual(['content'])

  // Writing on decides nothing, and doubles nothing that the form has taken over from the live text.
  const read = await readChanged(db, place)
  expect(read.content).toEqual(
    page(p('První odstavec, živý.'), p('Druhý odstavec, změna.'), p('Třetí odstavec, změna.')).content,
  )
  const more = page(p('První odstavec, živý.'), p('Druhý odstavec, změna.'), p('Třetí odstavec, změna.'), p('Čtvrtý.'))
  const saved = await saveChanged(db, place, { ...inputOf(posts, read), ...more }, 3, jana)
  expect(saved.content).toEqual(more.content)
  expect((await refusalOf(publishChange(db, place, 2, jana))).fields).toHaveLength(1)

  const both = page(p('První odstavec, živý.'), p('Druhý odstavec, obojí.'), p('Třetí odstavec, změna.'), p('Čtvrtý.'))
  const values = { ...inputOf(posts, read), ...both }
  await decideChange(db, place, { values, version: 4, decided: ['content'] }, jana)
  expect(await publishChange(db, place, 3, jana)).toMatchObject({ content: both.content })
})

test('a change can be edited further, based on the current live record', async () => {
  const casino = await build.casino(db, { bonus: 'starý', ribbon: '' })
  const made = await change(casino, { bonus: 'nový' })
  await saveLive(casino, { owner: 'Kdosi', ribbon: 'živý' })
  const read = await readChanged(db, placeOf(made))
  expect(read).toMatchObject({ bonus: 'nový', owner: 'Kdosi', version: 3 })
  const values = { ...inputOf(casinos, read), benefits: 'také' }
  const saved = await saveChanged(db, placeOf(made), values, 3, petr)
  expect(saved).toMatchObject({ bonus: 'nový', benefits: 'také', owner: 'Kdosi', version: 4 })
  expect((await waiting(casino))[0]).toMatchObject({
    data: { bonus: 'nový', benefits: 'také' },
    base: { bonus: 'starý', benefits: '' },
  })
  expect(await live(casino)).toMatchObject({ bonus: 'starý', benefits: '', version: 2 })
  expect(await refusalOf(saveChanged(db, placeOf(made), values, 3, jana))).toMatchObject({
    code: 'VERSION_CONFLICT',
  })
})

test('a conflict names who saved, also with several changes of one record', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový' }, jana, { title: 'Prosinec' })
  const other = await change(casino, { ribbon: 'Tip' }, jana, { title: 'Leden' })
  const read = await readChanged(db, placeOf(made))
  const save = (version: number, actor: Actor) =>
    saveChanged(db, placeOf(made), { ...inputOf(casinos, read), benefits: actor.name }, version, actor)
  await save(read.version, petr)
  await saveChanged(
    db,
    placeOf(other),
    { ...inputOf(casinos, await readChanged(db, placeOf(other))), owner: 'x' },
    2,
    jana,
  )
  expect(await refusalOf(save(read.version, jana))).toMatchObject({
    message: 'Petr Starý has changed this waiting change in the meantime.',
    savedBy: [{ id: petr.id, name: petr.name }],
  })
  expect((await refusalOf(save(read.version, petr))).message).toBe(
    'You have changed this waiting change in another window.',
  )
  await saveLive(casino, { owner: 'Kdosi' }, jana)
  expect((await refusalOf(save(read.version, petr))).savedBy?.map(({ name }) => name)).toEqual([petr.name, jana.name])
  expect((await refusalOf(save(read.version + 1, petr))).savedBy?.map(({ name }) => name)).toEqual([jana.name])
  // Publishing, scheduling and discarding require the version of the change; the live record is compared separately.
  expect((await refusalOf(publish(made, jana))).savedBy?.map(({ name }) => name)).toEqual([petr.name])
  expect((await refusalOf(discardChange(db, placeOf(made), 1, jana))).savedBy).toMatchObject([{ name: petr.name }])
})

test('further edits do not resolve a conflict, not even in the same field', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový' })
  await saveLive(casino, { bonus: 'živý' })
  const values = inputOf(casinos, await readChanged(db, placeOf(made)))
  const fieldsOf = async (now: WaitingChange) => (await refusalOf(publish(now))).fields?.map(({ path }) => path)
  const saved = await saveChanged(db, placeOf(made), { ...values, ribbon: 'Tip' }, 3, jana)
  expect(await fieldsOf({ ...made, version: saved.version - 2 })).toEqual(['bonus'])
  const again = await saveChanged(db, placeOf(made), { ...values, bonus: 'nový a dál' }, saved.version, jana)
  expect(await fieldsOf({ ...made, version: again.version - 2 })).toEqual(['bonus'])
  expect(await live(casino)).toMatchObject({ bonus: 'živý' })
})

test('setting a field to the live value removes it from the change', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový', ribbon: 'Tip' })
  const then = await saveLive(casino, { bonus: 'živý' })
  const values = inputOf(casinos, await readChanged(db, placeOf(made)))
  await saveChanged(db, placeOf(made), { ...values, bonus: 'živý' }, 3, jana)
  await saveLive(then, { bonus: 'ještě živější' })
  expect((await waiting(casino))[0]).toMatchObject({ data: { ribbon: 'Tip' }, version: 2 })
  expect(await publish({ ...made, version: 2 })).toMatchObject({ bonus: 'ještě živější', ribbon: 'Tip' })
})

test('a discarded change leaves nothing behind', async () => {
  const casino = await build.casino(db)
  const made = await change(casino, { bonus: 'nový' })
  await discardChange(db, placeOf(made), undefined, petr)
  expect(await waiting(casino)).toEqual([])
  expect(await live(casino)).toEqual(casino)
  expect(await refusalOf(publish(made))).toMatchObject({ code: 'NOT_FOUND' })
})

test('deleting the record deletes its changes', async () => {
  const casino = await build.casino(db)
  await change(casino, { bonus: 'nový' })
  await archiveRecord(db, casinos, casino.id, jana)
  expect(await refusalOf(publish((await waiting(casino))[0] as WaitingChange))).toMatchObject({ code: 'NOT_ARCHIVED' })
  await deleteRecord(db, casinos, casino.id, jana)
  expect(await waiting(casino)).toEqual([])
})

test('open forms notice that archiving the record has cancelled a schedule', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  await change(casino, { bonus: 'nový' }, jana, { publishAt: '2099-01-01T10:00:00.000Z' })
  const before = await changesStamp(db, 'casinos', casino.id)
  await new Promise((resolve) => setTimeout(resolve, 2))
  await archiveRecord(db, casinos, casino.id, petr)
  expect(await waiting(casino)).toMatchObject([{ publishAt: null, version: 2 }])
  expect(await changesStamp(db, 'casinos', casino.id)).not.toBe(before)
})

test('rejects an empty change, and one of a record that is not public', async () => {
  const casino = await build.casino(db)
  expect(await refusalOf(change(casino, {}))).toMatchObject({ code: 'VALIDATION_FAILED' })
  await archiveRecord(db, casinos, casino.id, jana)
  const archived = await live(casino)
  expect(await refusalOf(change(archived, { bonus: 'nový' }))).toMatchObject({ code: 'VALIDATION_FAILED' })
})

test('merges changes of two editors to members of the same object', async () => {
  const post = await build.post(db, {
    ...page(p('Text.')),
    metaTag: { title: 'Starý', description: 'Starý', robots: '', keyword: '', canonical: '' },
  })
  const changeOf = (metaTag: object, actor: Actor) =>
    createChange(
      db,
      posts,
      post.id,
      {
        title: '',
        publishAt: null,
        version: 1,
        values: { ...inputOf(posts, post), metaTag: { ...post.metaTag, ...metaTag } },
      },
      actor,
    )
  const hers = await changeOf({ title: 'Janin', keyword: 'jana' }, jana)
  const his = await changeOf({ description: 'Petrův', keyword: 'petr' }, petr)
  const place = ({ id }: WaitingChange) => ({ collection: posts, recordId: post.id, changeId: id })
  await publishChange(db, place(hers), 1, jana)
  expect((await refusalOf(publishChange(db, place(his), 1, petr))).fields?.map(({ path }) => path)).toEqual([
    'metaTag.keyword',
  ])
  const values = { ...inputOf(posts, post), metaTag: { ...post.metaTag, title: 'Nikdo', keyword: 'jana, petr' } }
  const decided = await decideChange(db, place(his), { values, version: 3, decided: ['metaTag.keyword'] }, petr)
  expect((await publishChange(db, place(his), decided.version, petr)).metaTag).toMatchObject({
    title: 'Janin',
    description: 'Petrův',
    keyword: 'jana, petr',
  })
})

test('a change based on an older version contains only its author’s edits', async () => {
  const casino = await build.casino(db, { bonus: 'starý', ribbon: '' })
  await saveLive(casino, { ribbon: 'živý' })
  const made = await change(casino, { bonus: 'nový' })
  expect(made).toMatchObject({ base: { bonus: 'starý' }, data: { bonus: 'nový' }, baseVersion: 1 })
  expect(await publish(made)).toMatchObject({ bonus: 'nový', ribbon: 'živý' })
  expect(await refusalOf(change({ ...casino, version: 99 }, { bonus: 'jiný' }))).toMatchObject({
    code: 'VERSION_CONFLICT',
  })
})

test('the same idempotency key creates one change', async () => {
  const casino = await build.casino(db)
  const given = { title: '', publishAt: null, version: 1, values: { ...inputOf(casinos, casino), bonus: 'nový' } }
  const first = await createChange(db, casinos, casino.id, given, jana, 'zmena-0001')
  expect(await createChange(db, casinos, casino.id, given, jana, 'zmena-0001')).toEqual(first)
  expect(await refusalOf(createChange(db, casinos, casino.id, given, petr, 'zmena-0001'))).toMatchObject({
    code: 'VERSION_CONFLICT',
  })
  expect(await waiting(casino)).toHaveLength(1)
  const other = await build.casino(db)
  const ofOther = { ...given, values: { ...inputOf(casinos, other), bonus: 'nový' } }
  const refusal = await refusalOf(createChange(db, casinos, other.id, ofOther, jana, 'zmena-0001'))
  expect([refusal.code, refusal.message]).toEqual([
    'VERSION_CONFLICT',
    'This Idempotency-Key was used for another record.',
  ])
})

test('contributors leave room for the changes of editors', async () => {
  const casino = await build.casino(db)
  const suggest = (number: number) =>
    change(
      casino,
      { bonus: `návrh ${number}` },
      {
        id: `user-${number % 4}`,
        name: 'Přispěvatel',
        role: 'contributor',
      },
    )
  for (let number = 0; number < 10; number++) await suggest(number)
  expect(await refusalOf(suggest(10))).toMatchObject({ code: 'VALIDATION_FAILED' })
  for (let number = 0; number < 10; number++) await change(casino, { bonus: `bonus ${number}` })
  expect(await waiting(casino)).toHaveLength(20)
})

test('limits a record to twenty waiting changes', async () => {
  const casino = await build.casino(db)
  for (let number = 0; number < 20; number++) await change(casino, { bonus: `bonus ${number}` })
  expect(await refusalOf(change(casino, { bonus: 'jeden navíc' }))).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(await waiting(casino)).toHaveLength(20)
})

test('keeps the planner as long as the schedule is unchanged', async () => {
  const casino = await build.casino(db)
  const [first, second] = ['2999-01-01T08:00:00.000Z', '2999-02-01T08:00:00.000Z']
  const made = await change(casino, { bonus: 'nový' }, jana, { publishAt: first })
  expect(made).toMatchObject({ plannerId: jana.id, plannerName: jana.name })
  const plan = (publishAt: string | null, version: number, actor: Actor) =>
    planChange(db, placeOf(made), { title: 'Leden', publishAt }, version, actor)
  expect(await plan(first, 1, petr)).toMatchObject({ title: 'Leden', plannerId: jana.id, version: 2 })
  expect(await plan(second, 2, petr)).toMatchObject({ plannerId: petr.id, plannerName: petr.name })
  expect(await plan(null, 3, jana)).toMatchObject({ publishAt: null, plannerId: null, plannerName: '' })
  expect(await refusalOf(plan(second, 3, jana))).toMatchObject({ code: 'VERSION_CONFLICT' })
})

test('rejects a resolution based on an outdated version, and publishing twice', async () => {
  const casino = await build.casino(db, { bonus: 'starý' })
  const made = await change(casino, { bonus: 'nový' })
  const second = await saveLive(casino, { bonus: 'živý' })
  await saveLive(second, { bonus: 'ještě živější' })
  const values = { ...inputOf(casinos, casino), bonus: 'rozhodnutý' }
  expect(
    await refusalOf(decideChange(db, placeOf(made), { values, version: 3, decided: ['bonus'] }, petr)),
  ).toMatchObject({ code: 'VERSION_CONFLICT' })
  const decided = await decideChange(db, placeOf(made), { values, version: 4, decided: ['bonus'] }, petr)
  const outcomes = await Promise.allSettled([publish(decided, jana), publish(decided, petr)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await live(casino)).toMatchObject({ bonus: 'rozhodnutý', version: 4 })
})
