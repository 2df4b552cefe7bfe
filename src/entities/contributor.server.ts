import type { Actor } from '#entities/actor.ts'
import type { AnyCollection, Collection, Entity } from '#entities/collection.server.ts'
import type { Reader, Trx } from '#entities/tables.server.ts'
import { AppError } from '#shared/app-error.ts'

const REFUSED = 'Contributors write and submit posts of their own. Ask an editor to do this.'

/**
 * A contributor writes only what is their own and what no reader sees. Every write of a record passes here, whichever call it came
 * by, so that a new call cannot forget it.
 */
export async function refuseContributor<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  record: E['record'],
  previous: E['record'] | null,
  actor: Actor,
): Promise<void> {
  const reason = await whyRefused(trx, collection, record, previous, actor)
  if (reason) throw new AppError('FORBIDDEN', reason)
}

/** Why somebody may not write this; undefined when they may. */
export async function whyRefused<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  record: E['record'],
  previous: E['record'] | null,
  actor: Actor,
): Promise<string | undefined> {
  if (actor.role !== 'contributor') return undefined
  if (!collection.refuseContribution || record.isDeleted || previous?.isDeleted) return REFUSED
  const reason = collection.refuseContribution(record, previous)
  if (reason || !previous || (await isMadeBy(db, collection.name, previous.id, actor))) return reason
  return colleagues(collection)
}

const colleagues = ({ noun }: Pick<AnyCollection, 'noun'>) => `This ${noun} is a colleague’s. Leave a note instead.`

interface Suggestion {
  authorId: string | null
  publishAt: string | null
}

/**
 * Why somebody may not write a change beside a live record; undefined when they may. A contributor suggests changes of records
 * that they made; to publish them, or to say when, is an editor's.
 */
export async function whySuggestionRefused<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  recordId: string,
  actor: Actor,
  { change, fields = {} }: { change?: Suggestion | undefined; fields?: object } = {},
): Promise<string | undefined> {
  if (actor.role !== 'contributor') return undefined
  if (!collection.refuseSuggestion) return REFUSED
  if (!(await isMadeBy(db, collection.name, recordId, actor))) return colleagues(collection)
  if (change && change.authorId !== actor.id) return colleagues({ noun: 'change' })
  if (change?.publishAt) return 'Only an editor decides when readers see a change.'
  return collection.refuseSuggestion(fields)
}

/** Every write of a waiting change passes here, whichever call it came by. */
export async function refuseSuggestion<E extends Entity>(
  ...given: Parameters<typeof whySuggestionRefused<E>>
): Promise<void> {
  const reason = await whySuggestionRefused(...given)
  if (reason) throw new AppError('FORBIDDEN', reason)
}

/** What makes a change visible, now or later. */
export function refuseToPublish({ role }: Actor): void {
  if (role === 'contributor') throw new AppError('FORBIDDEN', 'Only an editor publishes a change.')
}

/** The log is never thinned, unlike the versions. */
export async function isMadeBy(
  db: Reader,
  collection: string,
  recordId: string,
  { id }: Pick<Actor, 'id'>,
): Promise<boolean> {
  return (await makerOf(db, collection, recordId))?.actorId === id
}

export async function makerOf(db: Reader, collection: string, recordId: string) {
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
