import { expect, test } from 'vitest'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

const byEmail = await build.writer(db, { firstName: 'Tereza', lastName: 'Jandová', email: 'tereza@rozvazne.example' })
const byName = await build.writer(db, { firstName: 'Matěj', lastName: 'Hrubeš' })
for (let twin = 0; twin < 2; twin++) await build.writer(db, { firstName: 'Jan', lastName: 'Novák' })
const former = await build.writer(db, { firstName: 'Eva', lastName: 'Stará' })
await archiveRecord(db, writers, former.id, SYSTEM)

test.each([
  ['by e-mail', 'tereza@rozvazne.example', 'T. J.', byEmail.id],
  ['by e-mail rather than by name', 'tereza@rozvazne.example', 'Matěj Hrubeš', byEmail.id],
  ['by name', 'matej@rozvazne.example', 'Matěj Hrubeš', byName.id],
  ['not by a name that two have', 'jan@rozvazne.example', 'Jan Novák', null],
  ['not if archived', 'eva@rozvazne.example', 'Eva Stará', null],
  ['not if there is none', 'nikdo@rozvazne.example', 'Nikdo Známý', null],
])('a user is a writer %s', async (_, email, name, id) => {
  expect(await findOwnWriter(db, { email, name })).toBe(id)
})
