import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { paging } from '#records/list/list-query.server.ts'
import { openMentions } from '#features/collaboration/note/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { unplannedChanges } from '#records/changes/store.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { posts } from '#posts/collection.server.ts'
import { titlesOf } from '#features/today/server/records.ts'
import { hasRole, type Role } from '#shared/role.ts'
import { Said } from '#shared/schema/said.ts'

const MOST_READY = 100
const MOST_CHANGES = 100

const WaitingItem = z
  .object({
    kind: z.enum(['ready', 'mention', 'change']),
    collection: z.string(),
    recordId: z.string(),
    title: z.string(),
    noteId: z.string().nullable(),
    changeId: z.string().nullable(),
    text: z.string(),
    /** Why a scheduled change was not published. */
    problem: Said.nullable(),
    who: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'WaitingItem' })
type WaitingItem = z.infer<typeof WaitingItem>
const Waiting = z.object({ items: z.array(WaitingItem), total: z.int() }).meta({ id: 'Waiting' })

/** Submitted posts; the longest waiting first. */
async function readyPosts(db: Reader): Promise<WaitingItem[]> {
  const ready = await db
    .selectFrom('post')
    .where('stage', '=', 'ready')
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 0)
    .orderBy('updatedAt')
    .orderBy('id')
    .limit(MOST_READY)
    .select(['id', 'title', 'updatedAt'])
    .execute()
  const submissions = await lastSubmissions(
    db,
    ready.map(({ id }) => id),
  )
  return ready.map(({ id, title, updatedAt }) => {
    const { actorName: who, at } = submissions.get(id) ?? { actorName: '', at: updatedAt }
    return {
      kind: 'ready',
      collection: posts.name,
      recordId: id,
      title,
      noteId: null,
      changeId: null,
      text: '',
      problem: null,
      who,
      at,
    }
  })
}

async function lastSubmissions(db: Reader, postIds: string[]) {
  const rows = await db
    .selectFrom('audit')
    .where('collection', '=', posts.name)
    .where('recordId', 'in', ['', ...postIds])
    .where('action', '=', 'submit')
    .orderBy('at')
    .select(['recordId', 'actorName', 'at'])
    .execute()
  return new Map(rows.map((row) => [row.recordId, row]))
}

async function mentionsOf(db: Reader, userId: string): Promise<WaitingItem[]> {
  const notes = await openMentions(db, userId)
  const titles = await titlesOf(db, notes)
  return notes.map(({ id, collection, recordId, body, authorName, createdAt }) => ({
    kind: 'mention',
    collection,
    recordId,
    title: titles.get(`${collection}/${recordId}`) ?? '',
    noteId: id,
    changeId: null,
    text: body,
    problem: null,
    who: authorName,
    at: createdAt,
  }))
}

/** Unscheduled changes, and scheduled ones that failed: someone has to publish or discard them. */
async function openChanges(db: Reader): Promise<WaitingItem[]> {
  const changes = await unplannedChanges(db, MOST_CHANGES)
  const titles = await titlesOf(db, changes)
  return changes.map(({ id, collection, recordId, title, problem, authorName, updatedAt }) => ({
    kind: 'change',
    collection,
    recordId,
    title: titles.get(`${collection}/${recordId}`) ?? '',
    noteId: null,
    changeId: id,
    text: problem?.text ?? title,
    problem,
    who: authorName,
    at: updatedAt,
  }))
}

export async function waitingFor(db: Reader, caller: { id: string; role: Role }): Promise<WaitingItem[]> {
  const toPublish = hasRole(caller.role, 'editor') ? [...(await readyPosts(db)), ...(await openChanges(db))] : []
  const items = [...toPublish, ...(await mentionsOf(db, caller.id))]
  return items.toSorted((a, b) => a.at.localeCompare(b.at))
}

export const waitingCalls = [
  call({
    method: 'get',
    path: '/waiting',
    tag: 'Today',
    summary:
      'What waits for whoever asks: posts to approve, changes to publish, and notes that name them; the oldest first',
    access: 'contributor',
    query: z.strictObject(paging),
    response: Waiting,
    run: async ({ query: { page, perPage } }, { services, caller }) => {
      const items = await waitingFor(offThread(services.db), caller)
      return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length }
    },
  }),
]
