import { z } from 'zod'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { posts } from '#posts/collection.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'

/** In the order of the list: what somebody waits for comes first. */
const KINDS = ['sentBack', 'scheduled', 'draft', 'assigned', 'submitted'] as const

const MyPost = z
  .object({
    id: z.string(),
    title: z.string(),
    kind: z.enum(KINDS).describe('`assigned`: signed as theirs, but begun by somebody else'),
    at: z.iso.datetime().describe('When it was sent back, goes live, was submitted, or was last saved'),
    who: z.string().describe('Who sent it back'),
  })
  .meta({ id: 'MyPost' })
type MyPost = z.infer<typeof MyPost>

const MyWork = z
  .object({ items: z.array(MyPost), total: z.int(), writer: z.string().nullable().describe('Who they sign as') })
  .meta({ id: 'MyWork' })
type MyWork = z.infer<typeof MyWork>

const MOST_SHOWN = 10
const MOST_POSTS = 200
/** Of what somebody did last with posts. */
const MOST_EVENTS = 500

const BEGINS = ['create', 'copy', 'import', 'submit']
const STEPS = ['submit', 'take-back', 'send-back']

/** Posts that are not out yet and that they began, submitted or sign. */
export async function myWork(db: Reader, userId: string): Promise<MyWork> {
  const user = await db.selectFrom('user').where('id', '=', userId).select(['email', 'name']).executeTakeFirst()
  const writer = user ? await findOwnWriter(db, user) : null
  const begun = await begunBy(db, userId)
  const own = new Map([
    ...(await unpublished(db, 'id', begun)),
    ...(writer ? await unpublished(db, 'writer', [writer]) : []),
  ])
  const steps = await lastSteps(db, [...own.keys()])
  const isBegun = new Set(begun)
  const items = [...own.values()].map(({ id, title, stage, publishAt, updatedAt }): MyPost => {
    const step = steps.get(id)
    if (stage === 'ready') return { id, title, kind: 'submitted', at: step?.at ?? updatedAt, who: '' }
    if (step?.action === 'send-back') return { id, title, kind: 'sentBack', at: step.at, who: step.actorName }
    if (publishAt) return { id, title, kind: 'scheduled', at: publishAt, who: '' }
    return { id, title, kind: isBegun.has(id) ? 'draft' : 'assigned', at: updatedAt, who: '' }
  })
  return { items: items.toSorted(byUrgency).slice(0, MOST_SHOWN), total: items.length, writer }
}

/** Deadlines from the nearest, drafts from the one left last, everything else from the longest waiting. */
function byUrgency(one: MyPost, other: MyPost): number {
  if (one.kind !== other.kind) return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  const isNewestFirst = one.kind === 'draft' || one.kind === 'assigned'
  return one.at.localeCompare(other.at) * (isNewestFirst ? -1 : 1)
}

async function begunBy(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .where('actorId', '=', userId)
    .where('collection', '=', posts.name)
    .where('action', 'in', BEGINS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .select('recordId')
    .execute()
  return [...new Set(rows.map(({ recordId }) => recordId))].filter((id) => id !== null)
}

async function unpublished(db: Reader, column: 'id' | 'writer', values: readonly string[]) {
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('post')
    .where(column, 'in', values)
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 0)
    .orderBy('updatedAt', 'desc')
    .limit(MOST_POSTS)
    .select(['id', 'title', 'stage', 'publishAt', 'updatedAt'])
    .execute()
  return rows.map((row) => [row.id, row] as const)
}

async function lastSteps(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string | null, never>()
  const rows = await db
    .selectFrom('audit')
    .where('collection', '=', posts.name)
    .where('recordId', 'in', ids)
    .where('action', 'in', STEPS)
    .orderBy('at')
    .select(['recordId', 'action', 'actorName', 'at'])
    .execute()
  return new Map(rows.map((row) => [row.recordId, row]))
}

export const myWorkCall = call({
  method: 'get',
  path: '/today/mine',
  tag: 'Today',
  summary: 'Posts of whoever asks that are not out yet: sent back, scheduled, drafts, submitted',
  access: 'contributor',
  response: MyWork,
  run: (_, { services, caller }) => myWork(offThread(services.db), caller.id),
})
