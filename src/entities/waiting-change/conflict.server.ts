import type { Actor } from '#entities/actor.ts'
import { conflict } from '#entities/conflict.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import type { WaitingChange } from '#entities/waiting-change/schema.ts'
import type { AppError } from '#shared/app-error.ts'

/** What raises the version of a change, as the log calls it. */
const SAVES = ['save-change', 'schedule-change']

/** What was saved since: the change alone, or the live record as well. */
export interface Since {
  saves: number
  isOfBoth: boolean
}

/** Says who was faster. A change has no revisions of its own, but the log has a line for each of its saves. */
export async function changeConflict(
  db: Reader,
  change: WaitingChange,
  { saves, isOfBoth }: Since,
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
  const live = isOfBoth
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

/** Several changes may wait beside one record; the log tells them apart by what they are called. */
function titleIn(change: string): string {
  const { change: named }: { change?: { to: string } } = JSON.parse(change)
  return named?.to ?? ''
}
