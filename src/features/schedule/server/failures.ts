import type { Db, Reader } from '#records/db.server.ts'
import type { Due, PlannedWork } from '#features/schedule/server/planned-work.ts'
import { AppError } from '#shared/app-error.ts'
import { reasonsOf } from '#records/said-list.ts'
import type { Said } from '#shared/words/message.ts'
import { keptWords, storedSaid } from '#shared/words/stored.ts'

/** Back-off: refused work is not retried every second. */
const TRY_AGAIN_MS = 10 * 60_000

type Named = Pick<PlannedWork, 'name'>

interface Failure {
  kind: string
  recordId: string
  version: number
  reason: Said
  tryAt: string
}

export async function failuresOf(db: Reader): Promise<Failure[]> {
  const columns = ['kind', 'recordId', 'version', 'reason', 'said', 'tryAt'] as const
  const rows = await db.selectFrom('dueFailure').select(columns).execute()
  return rows.map(({ said, ...row }) => ({ ...row, reason: storedSaid(row.reason, said) }))
}

/** An edit of the record resets the back-off. */
export const waits = (failures: Failure[], { name }: Named, { id, version }: Due, now: string) =>
  failures.some(
    (failure) => failure.kind === name && failure.recordId === id && failure.version === version && failure.tryAt > now,
  )

/** The reason, if the failure is new. */
export async function recordFailure(
  db: Db,
  { name }: Named,
  due: Due,
  error: unknown,
  now: Date,
): Promise<Said | undefined> {
  const { id: recordId, version } = due
  const known = await db
    .selectFrom('dueFailure')
    .where('kind', '=', name)
    .where('recordId', '=', recordId)
    .select(['version', 'reason'])
    .executeTakeFirst()
  const reason = reasonOf(error)
  const failure = {
    version,
    reason: reason.text,
    said: keptWords(reason),
    failedAt: now.toISOString(),
    tryAt: new Date(now.getTime() + TRY_AGAIN_MS).toISOString(),
  }
  await db
    .insertInto('dueFailure')
    .values({ kind: name, recordId, ...failure })
    .onConflict((conflict) => conflict.columns(['kind', 'recordId']).doUpdateSet(failure))
    .execute()
  return known?.version !== version || known.reason !== failure.reason ? reason : undefined
}

export const forgetFailure = (db: Db, { name }: Named, recordId: string) =>
  db.deleteFrom('dueFailure').where('kind', '=', name).where('recordId', '=', recordId).execute()

function reasonOf(error: unknown): Said {
  const { said, fields = [] } = error instanceof AppError ? error : new AppError('INTERNAL')
  return reasonsOf(fields) ?? said
}
