import { nounOf } from '#records/config.server.ts'
import { type PostTemplate, filledTemplate, withoutGone } from '#features/templates/post/fields.ts'
import * as m from '#features/templates/messages.ts'
import { getTemplate } from '#features/templates/store.server.ts'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import { posts } from '#posts/collection.server.ts'
import { refPairs } from '#posts/refs.ts'
import type { PostInput } from '#posts/schema.ts'
import type { Actor } from '#records/actor.ts'
import { createOnce } from '#records/crud/crud.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { tableOf } from '#records/names.ts'
import { untyped } from '#records/untyped.server.ts'
import { AppError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

interface Used {
  post: PostInput
  /** What whoever uses it has to know. */
  notes: Said[]
}

/** A template as it can be used today: records that it shows may be archived since, or gone. */
export async function usable(db: Reader, id: string, kind: 'post' | 'blocks'): Promise<Used & { name: string }> {
  const row = await getTemplate(db, id)
  if (row.isDeleted === 1) throw new AppError('VALIDATION_FAILED', m.inArchive)
  if (row.kind !== kind) throw new AppError('VALIDATION_FAILED', row.kind === 'post' ? m.ofPost : m.ofBlocks)
  const stored: Partial<PostTemplate> = JSON.parse(row.fields)
  return { name: row.name, ...(await withNotes(db, filledTemplate(stored))) }
}

async function withNotes(db: Reader, post: PostInput): Promise<Used> {
  const gone = new Set<string>()
  const archived: string[] = []
  for (const [model, own] of Map.groupBy(refPairs(post), (pair) => pair.model)) {
    const table = tableOf(model)
    const ids = own.map(({ refId }) => refId)
    const rows = await untyped(db).selectFrom(table).where('id', 'in', ids).selectAll().execute()
    const known = new Map(rows.map((row) => [String(row['id']), row]))
    for (const id of ids) {
      const row = known.get(id)
      if (!row) gone.add(id)
      else if (row['isDeleted'] === 1) archived.push(String(row['title'] ?? row['fullName'] ?? nounOf(table)()))
    }
  }
  const whole = withoutGone(post, gone)
  const rubric = whole.rubric !== null && gone.has(whole.rubric) ? null : whole.rubric
  return {
    post: { ...whole, rubric },
    notes: [
      ...(gone.size > 0 ? [said(m.leftOut, { count: gone.size })] : []),
      ...(archived.length > 0 ? [said(m.archivedOnes, { names: archived.join(', ') })] : []),
    ],
  }
}

/** A draft of whoever makes it, named like the template until it has a title of its own. */
export async function draftFrom(db: Db, id: string, actor: Actor, key: string | undefined) {
  const { post, notes, name } = await usable(db, id, 'post')
  const user = actor.id
    ? await db.selectFrom('user').where('id', '=', actor.id).select(['email', 'name']).executeTakeFirst()
    : undefined
  const writer = user ? await findOwnWriter(db, user) : null
  const headed = name.length < 3 ? `${name} …` : name
  const made = await createOnce(db, posts, { ...post, title: headed, writer }, actor, key)
  return { id: made.id, notes }
}
