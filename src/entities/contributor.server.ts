import type { Actor } from '#entities/actor.ts'
import type { Collection, Entity } from '#entities/collection.server.ts'
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
  return `This ${collection.noun} is a colleague’s. Leave a note instead.`
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
