import * as m from '#features/collaboration/messages.ts'
import { tellColleagues } from '#features/colleague-mail/tell.server.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { type Note, type NoteInput, noteMapper, type NoteRow } from '#shared/schema/note.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

export async function listNotes(db: Reader, collection: string, recordId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('note')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .orderBy('createdAt')
    .orderBy('id')
    .selectAll()
    .execute()
  return withMentions(db, rows)
}

export async function withMentions(db: Reader, rows: NoteRow[]): Promise<Note[]> {
  if (rows.length === 0) return []
  const mentions = await db
    .selectFrom('noteMention')
    .where(
      'noteId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('userId')
    .selectAll()
    .execute()
  const byNote = Map.groupBy(mentions, ({ noteId }) => noteId)
  return rows.map((row) => ({
    ...noteMapper.decode(row),
    mentions: (byNote.get(row.id) ?? []).map(({ userId }) => userId),
  }))
}

export async function getNote(db: Reader, id: string): Promise<Note> {
  const row = await db.selectFrom('note').where('id', '=', id).selectAll().executeTakeFirst()
  const [note] = row ? await withMentions(db, [row]) : []
  if (!note) throw new AppError('NOT_FOUND', m.noteGone)
  return note
}

/** The caller has verified that the record exists. */
export async function addNote(
  trx: Trx,
  input: NoteInput,
  actor: Actor,
  at: Date,
  recordTitle: string,
  kind: 'mention' | 'sentBack' = 'mention',
): Promise<Note> {
  const { collection, recordId } = input
  const parent = input.parentId === null ? undefined : await getNote(trx, input.parentId)
  if (parent && (parent.collection !== collection || parent.recordId !== recordId)) {
    throw new AppError('VALIDATION_FAILED', m.parentElsewhere)
  }
  const mentions = [...new Set(input.mentions)]
  await refuseInactiveUsers(trx, mentions)
  const now = at.toISOString()
  const note: Note = {
    ...input,
    id: newId(),
    // Replies to replies belong to the same thread.
    parentId: parent ? (parent.parentId ?? parent.id) : null,
    anchor: parent ? null : input.anchor,
    mentions,
    authorId: actor.id,
    authorName: actor.name,
    resolvedAt: null,
    resolvedBy: '',
    createdAt: now,
    updatedAt: now,
  }
  await insertNote(trx, note)
  // A reply reopens a resolved thread.
  if (parent) await setResolved(trx, note.parentId ?? note.id, null, '')
  await tellMentioned(trx, note, recordTitle, kind)
  await writeAudit(trx, actor, { action: 'note', collection, recordId, recordTitle })
  return note
}

async function tellMentioned(trx: Trx, note: Note, title: string, kind: 'mention' | 'sentBack'): Promise<void> {
  const { id, parentId, collection, recordId, authorId, authorName: author, anchor, body, createdAt } = note
  const path = `/admin/${collection}/${recordId}?note=${parentId ?? id}`
  const news = { kind, choice: kind, author, title, path, body, ...(anchor && { quote: anchor.quote }) }
  await tellColleagues(trx, { ids: note.mentions }, news, { except: [authorId], now: new Date(createdAt) })
}

export async function insertNote(trx: Trx, { mentions, ...note }: Note): Promise<void> {
  await trx.insertInto('note').values(noteMapper.encode(note)).execute()
  if (mentions.length === 0) return
  await trx
    .insertInto('noteMention')
    .values(mentions.map((userId) => ({ noteId: note.id, userId })))
    .execute()
}

async function refuseInactiveUsers(trx: Trx, mentions: string[]): Promise<void> {
  if (mentions.length === 0) return
  const known = await trx
    .selectFrom('user')
    .where('id', 'in', mentions)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select('id')
    .execute()
  if (known.length === mentions.length) return
  throw new AppError('VALIDATION_FAILED', m.namedCannotSignIn, [fieldError('mentions', m.namedCannotSignIn)])
}

const setResolved = (trx: Db, id: string, resolvedAt: string | null, resolvedBy: string) =>
  trx.updateTable('note').set({ resolvedAt, resolvedBy }).where('id', '=', id).execute()

export async function resolveNote(trx: Trx, note: Note, isResolved: boolean, actor: Actor, at: Date): Promise<Note> {
  const id = note.parentId ?? note.id
  await setResolved(trx, id, isResolved ? at.toISOString() : null, isResolved ? actor.name : '')
  const { collection, recordId } = note
  const action = isResolved ? 'note-resolve' : 'note-reopen'
  await writeAudit(trx, actor, { action, collection, recordId, recordTitle: '' })
  return getNote(trx, id)
}

/** Deletes a note with its replies. What colleagues wrote goes only with an admin's decision. */
export async function deleteNote(trx: Trx, note: Note, actor: Actor): Promise<void> {
  if (note.authorId !== actor.id && actor.role !== 'admin') {
    throw new AppError('FORBIDDEN', m.deletedByAuthor)
  }
  if (actor.role !== 'admin' && (await isAnsweredByOthers(trx, note.id, actor))) {
    throw new AppError('FORBIDDEN', m.answered)
  }
  await trx
    .deleteFrom('note')
    .where((where) => where.or([where('id', '=', note.id), where('parentId', '=', note.id)]))
    .execute()
  const { collection, recordId } = note
  await writeAudit(trx, actor, { action: 'note-delete', collection, recordId, recordTitle: '' })
}

async function isAnsweredByOthers(trx: Trx, id: string, actor: Actor): Promise<boolean> {
  const replies = await trx.selectFrom('note').where('parentId', '=', id).select('authorId').execute()
  return replies.some(({ authorId }) => authorId !== actor.id)
}

export async function deleteNotesOn(trx: Trx, collection: string, recordId: string): Promise<void> {
  await trx.deleteFrom('note').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}

export async function openMentions(db: Reader, userId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('noteMention')
    .innerJoin('note', 'note.id', 'noteMention.noteId')
    .leftJoin('note as first', 'first.id', 'note.parentId')
    .where('noteMention.userId', '=', userId)
    .where('note.resolvedAt', 'is', null)
    .where('first.resolvedAt', 'is', null)
    .orderBy('note.createdAt')
    .selectAll('note')
    .execute()
  return withMentions(db, rows)
}
