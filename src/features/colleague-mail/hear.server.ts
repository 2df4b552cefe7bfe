import type { NewsKind } from '#features/colleague-mail/schema.ts'
import { tellColleagues } from '#features/colleague-mail/tell.server.ts'
import { type Actor, personBehind, SYSTEM } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { creatorOf } from '#records/crud/contributor.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { isShown } from '#records/history/history.server.ts'

type Stored = RecordBase & { isActive?: boolean; stage?: string; publishAt?: string | null }

const COLLECTION = 'posts'
/** Drafts save themselves every few seconds while somebody writes. */
const GATHER_MS = 10 * 60_000
/** Whoever submitted the post has their own mail of these; to others they say little. */
const BETWEEN_TWO = new Set(['send-back', 'take-back'])

/** Hears of every save of a post. */
export async function hearOfSave(
  trx: Trx,
  { name, titleOf }: Pick<AnyCollection, 'name' | 'titleOf'>,
  before: Stored | null,
  after: Stored,
  { actor, action }: { actor: Actor; action: string },
): Promise<void> {
  if (name !== COLLECTION || !before || actor.name === SYSTEM.name) return
  const author = personBehind(actor.name)
  const isOnTime = author !== actor.name
  const about = { author, title: titleOf(after), path: `/admin/posts/${after.id}` }
  const now = new Date()
  // What goes live by the clock is news for whoever planned it, too.
  const except = isOnTime ? [] : [actor.id]
  const told: (string | null)[] = [...except]
  if (before.stage !== 'ready' && after.stage === 'ready') {
    const news = { ...about, kind: 'submitted', choice: 'submitted' } as const
    told.push(...(await tellColleagues(trx, 'editors', news, { except: told, now })))
  }
  const isNew = !isShown(before) && isShown(after)
  const kind = isNew ? (isOnTime ? 'publishedOnTime' : 'published') : kindOf(before, after)
  if (isNew) {
    const authors = await authorsOf(trx, after.id)
    told.push(
      ...(await tellColleagues(trx, { ids: authors }, { ...about, kind, choice: 'published' }, { except: told, now })),
    )
  }
  if (BETWEEN_TWO.has(action)) return
  const followers = await trx.selectFrom('follower').where('postId', '=', after.id).select('userId').execute()
  const ids = followers.map(({ userId }) => userId)
  const news = { ...about, kind, choice: 'followed' as const, ...(kind === 'saved' && { gatherMs: GATHER_MS }) }
  await tellColleagues(trx, { ids }, news, { except: told, now })
}

function kindOf(before: Stored, after: Stored): NewsKind {
  if (after.isDeleted && !before.isDeleted) return 'archived'
  if (isShown(before) && !isShown(after)) return 'takenDown'
  return after.publishAt && after.publishAt !== before.publishAt ? 'scheduled' : 'saved'
}

/** Who began it, and who submitted it last. */
async function authorsOf(db: Reader, postId: string): Promise<string[]> {
  const submitter = await db
    .selectFrom('audit')
    .where('collection', '=', COLLECTION)
    .where('recordId', '=', postId)
    .where('action', '=', 'submit')
    .orderBy('at', 'desc')
    .limit(1)
    .select('actorId')
    .executeTakeFirst()
  const creator = await creatorOf(db, COLLECTION, postId)
  return [creator?.actorId, submitter?.actorId].filter((id) => typeof id === 'string')
}
