import type { Db, Reader } from '#records/db.server.ts'
import type { Due, PlannedWork } from '#features/schedule/server/planned-work.ts'
import { AppError } from '#shared/app-error.ts'

/** Back-off: refused work is not retried every second. */
const TRY_AGAIN_MS = 10 * 60_000

type Named = Pick<PlannedWork, 'name'>

interface Failure {
  kind: string
  recordId: string
  version: number
  reason: string
  tryAt: string
}

export const failuresOf = (db: Reader): Promise<Failure[]> =>
  db.selectFrom('dueFailure').select(['kind', 'recordId', 'version', 'reason', 'tryAt']).execute()

/** An edit of the record resets the back-off. */
export const waits = (failures: Failure[], { name }: Named, { id, version }: Due, now: string) =>
  failures.some(
    (failure) => failure.kind === name && failure.recordId === id && failure.version === version && failure.tryAt > now,
  )

/** Returns whether the failure is new. */
export async function recordFailure(db: Db, { name }: Named, due: Due, error: unknown, now: Date): Promise<boolean> {
  const { id: recordId, version } = due
  const known = await db
    .selectFrom('dueFailure')
    .where('kind', '=', name)
    .where('recordId', '=', recordId)
    .select(['version', 'reason'])
    .executeTakeFirst()
  const failure = {
    version,
    reason: reasonOf(error),
    failedAt: now.toISOString(),
    tryAt: new Date(now.getTime() + TRY_AGAIN_MS).toISOString(),
  }
  await db
    .insertInto('dueFailure')
    .values({ kind: name, recordId, ...failure })
    .onConflict((conflict) => conflict.columns(['kind', 'recordId']).doUpdateSet(failure))
    .execute()
  return known?.version !== version || known.reason !== failure.reason
}

export const forgetFailure = (db: Db, { name }: Named, recordId: string) =>
  db.deleteFrom('dueFailure').where('kind', '=', name).where('recordId', '=', recordId).execute()

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return new AppError('INTERNAL').message
  return [...new Set(error.fields?.map(({ message }) => message))].join(' ') || error.message
}
