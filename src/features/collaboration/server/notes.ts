import * as m from '#features/collaboration/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext, type Caller } from '#records/calls/calls.server.ts'
import { sendNews } from '#features/colleague-mail/send.server.ts'
import { addNote, deleteNote, getNote, listNotes, resolveNote } from '#features/collaboration/note/queries.server.ts'
import { AppError } from '#shared/app-error.ts'
import { Note, NoteInput } from '#shared/schema/note.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import type { Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { getAnyRecord, getVersion } from '#features/today/server/records.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { said } from '#shared/words/message.ts'

const tag = 'Notes'
const access = 'contributor'

const OfRecord = z.strictObject({ collection: NoteInput.shape.collection, recordId: NoteInput.shape.recordId })
const NoteList = z.object({ items: z.array(Note) }).meta({ id: 'NoteList' })
const Person = z.object({ id: z.string(), name: z.string(), role: Role }).meta({ id: 'Person' })
const People = z.object({ items: z.array(Person) }).meta({ id: 'People' })

async function getSeenNote(trx: Trx, noteId: string, { role }: Caller): Promise<Note> {
  const note = await getNote(trx, noteId)
  await getVersion(trx, note.collection, note.recordId, role)
  return note
}

/** Far more than anybody writes, and few enough for the mailboxes of those who are named. */
const THIRTY_IN_TEN_MINUTES: ThrottleRule[] = [{ count: 30, windowMs: 10 * 60_000 }]

async function refuseTooMany({ db, now }: Services, { id }: Caller, http: CallContext['http']): Promise<void> {
  const { wait } = await throttle(db, await throttleKey(db, 'note', id), THIRTY_IN_TEN_MINUTES, now())
  if (wait === 0) return
  http.header('Retry-After', String(wait))
  throw new AppError('TOO_MANY_ATTEMPTS', said(m.manyNotes, { seconds: String(wait) }))
}

export const noteCalls = [
  call({
    method: 'get',
    path: '/people',
    tag,
    summary: 'Everybody who may sign in, by name: who can be named in a note',
    access,
    response: People,
    run: async (_, { services }) => ({
      items: await services.db
        .selectFrom('user')
        .where('isDeleted', '=', 0)
        .where('isActive', '=', 1)
        .orderBy('titleSort')
        .select(['id', 'name', 'role'])
        .execute(),
    }),
  }),
  call({
    method: 'get',
    path: '/notes',
    tag,
    summary: 'All notes on a record, oldest first, with their answers',
    access,
    query: OfRecord,
    response: NoteList,
    errors: [404],
    run: async ({ query: { collection, recordId } }, { services, caller }) => {
      await getVersion(services.db, collection, recordId, caller.role)
      return { items: await listNotes(services.db, collection, recordId) }
    },
  }),
  call({
    method: 'post',
    path: '/notes',
    tag,
    summary: 'A note on a record or on a passage of it, or an answer; whoever is named hears of it',
    access,
    body: NoteInput,
    response: Note,
    status: 201,
    errors: [404, 429],
    run: async ({ body }, { services, caller, http }) => {
      await refuseTooMany(services, caller, http)
      const { title } = await getAnyRecord(services.db, body.collection, body.recordId, caller.role)
      const note = await inTransaction(services.db, (trx) => addNote(trx, body, actorOf(caller), services.now(), title))
      later(services, 'the mail about a note', () => sendNews(services))
      return note
    },
  }),
  ...(['resolve', 'reopen'] as const).map((action) =>
    call({
      method: 'post',
      path: `/notes/{id}/${action}`,
      tag,
      summary: action === 'resolve' ? 'Done: the note and its answers wait for nobody' : 'Not done after all',
      access,
      params: ById,
      response: Note,
      run: async ({ params }, { services, caller }) =>
        inTransaction(services.db, async (trx) =>
          resolveNote(
            trx,
            await getSeenNote(trx, params.id, caller),
            action === 'resolve',
            actorOf(caller),
            services.now(),
          ),
        ),
    }),
  ),
  call({
    method: 'delete',
    path: '/notes/{id}',
    tag,
    summary: 'Delete a note of one’s own with its answers; an admin deletes any',
    access,
    params: ById,
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await inTransaction(services.db, async (trx) =>
        deleteNote(trx, await getSeenNote(trx, params.id, caller), actorOf(caller)),
      )
    },
  }),
]
