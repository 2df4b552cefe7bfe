import type { Actor } from '#records/actor.ts'
import { conflict } from '#records/crud/conflict.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { WaitingChange } from '#records/changes/schema.ts'
import type { AppError } from '#shared/app-error.ts'

/** Audit actions that increment the version of a change. */
const SAVES = ['save-change', 'schedule-change']

/** The number of saves since, of the change alone or including the live record. */
export interface Since {
  saves: number
  includesLive: boolean
}

/** A conflict error that names who saved. Changes have no revisions, but the audit log has an entry per save. */
export async function changeConflict(
  db: Reader,
  change: WaitingChange,
  { saves, includesLive }: Since,
  actor: Actor,
): Promise<AppError> {
  const { collection, recordId, title, createdAt } = change
  const logged = await db
    .selectFrom('audit')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('action', 'in', SAVES)
    .where('at', '>=', createdAt)
    .select(['actorId as id', 'actorName as name', 'at', 'change'])
    .execute()
  const own = logged.filter((line) => titleIn(line.change) === title)
  const live = includesLive
    ? await db
        .selectFrom('revision')
        .where('collection', '=', collection)
        .where('recordId', '=', recordId)
        .where('createdAt', '>=', createdAt)
        .select(['authorId as id', 'authorName as name', 'createdAt as at'])
        .execute()
    : []
  const latest = [...own, ...live].toSorted((a, b) => a.at.localeCompare(b.at)).slice(-Math.max(saves, 1))
  return conflict(latest, [], 'waiting change', actor)
}

/** Distinguishes changes of one record in the log by their titles. */
function titleIn(change: string): string {
  const { change: named }: { change?: { to: string } } = JSON.parse(change)
  return named?.to ?? ''
}
