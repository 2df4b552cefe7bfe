import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, Collection, Entity } from '#records/collection.server.ts'
import type { Reader } from '#records/db.server.ts'
import { refuseKey } from '#records/crud/key.server.ts'
import { AppError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

/** Contributors write only what they created and is not public. Every write calls this: no endpoint can forget it. */
export async function refuseContributor<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  record: E['record'],
  previous: E['record'] | null,
  actor: Actor,
): Promise<void> {
  refuseKey(collection, [previous, record], actor)
  const reason = await whyRefused(db, collection, record, previous, actor)
  if (reason) throw new AppError('FORBIDDEN', reason)
}

export async function whyRefused<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  record: E['record'],
  previous: E['record'] | null,
  actor: Actor,
): Promise<Said | undefined> {
  if (actor.role !== 'contributor') return undefined
  if (!collection.refuseContribution) return said(m.editorSaves, { noun: collection.one })
  if (record.isDeleted || previous?.isDeleted) return said(m.contributorsOnly)
  const reason = collection.refuseContribution(record, previous)
  if (reason || !previous || (await isCreatedBy(db, collection.name, previous.id, actor))) return reason
  return ownedByColleague(collection)
}

const ownedByColleague = ({ one }: Pick<AnyCollection, 'one'>) => said(m.colleagues, { noun: one })

interface Suggestion {
  authorId: string | null
  publishAt: string | null
}

/** Contributors suggest changes to what they may not save; only editors publish or schedule them. */
export function whySuggestionRefused(
  collection: Pick<AnyCollection, 'name' | 'refuseSuggestion'>,
  actor: Actor,
  { change, fields = {} }: { change?: Suggestion | undefined; fields?: object } = {},
): Said | undefined {
  if (actor.role !== 'contributor') return undefined
  if (!collection.refuseSuggestion) return said(m.contributorsOnly)
  if (change && change.authorId !== actor.id) return ownedByColleague({ one: m.change })
  if (change?.publishAt) return said(m.editorDecidesChange)
  return collection.refuseSuggestion(fields)
}

/** Every write of a waiting change calls this, whichever endpoint it came from. */
export function refuseSuggestion(...given: Parameters<typeof whySuggestionRefused>): void {
  const [collection, actor, { change } = {}] = given
  if (change?.publishAt) refuseKey(collection, 'publish', actor)
  const reason = whySuggestionRefused(...given)
  if (reason) throw new AppError('FORBIDDEN', reason)
}

export function refuseToPublish(collection: Pick<AnyCollection, 'name'>, actor: Actor): void {
  refuseKey(collection, 'publish', actor)
  if (actor.role === 'contributor') throw new AppError('FORBIDDEN', m.editorPublishesChange)
}

/** Reads the audit log, which unlike the revisions is never thinned. */
export async function isCreatedBy(
  db: Reader,
  collection: string,
  recordId: string,
  { id }: Pick<Actor, 'id'>,
): Promise<boolean> {
  return (await creatorOf(db, collection, recordId))?.actorId === id
}

export async function creatorOf(db: Reader, collection: string, recordId: string) {
  return db
    .selectFrom('audit')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('action', 'in', ['create', 'import'])
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .select(['actorId', 'actorName'])
    .executeTakeFirst()
}
