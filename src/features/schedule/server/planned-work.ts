import type { SelectQueryBuilder } from 'kysely'
import type { Actor } from '#records/actor.ts'
import type { RecordBase } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import type { CalendarItem, CalendarKind } from '#shared/schema/calendar.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import type { Said } from '#shared/words/message.ts'

export interface Due {
  /** The id of its record, or of whatever else holds the schedule. */
  id: string
  /** Incremented by every change of the schedule. */
  version: number
  at: string
}

export interface PlannedItem extends Pick<
  CalendarItem,
  'kind' | 'id' | 'version' | 'at' | 'collection' | 'recordId' | 'title' | 'note'
> {
  plannedBy: string | null
  /** Its time is over, and nothing is left to be done by itself. */
  isDone?: boolean
  /** Why it cannot be done as it is. */
  problem?: Said | undefined
}

export interface Move {
  kind: CalendarKind
  id: string
  /** The time the editor saw; null if it had none. */
  from: string | null
  to: string
  /** The version the editor saw: a date must not publish a text that nobody has read. */
  version: number
}

export interface Moved extends Pick<PlannedItem, 'collection' | 'recordId' | 'version'> {
  /** Left out if the move made no version of the record; it is undone by a move back. */
  undo?: UndoStep
}

export const undoOf = ({ id, version }: RecordBase): UndoStep => ({ id, version, before: version - 1 })

export interface PlannedFilter {
  from: string
  to: string
  record?: Pick<PlannedItem, 'collection' | 'recordId'>
  /** As many as are shown: the earliest of those that are still to happen. There may be thousands. */
  next?: number
}

export interface PlannedWork {
  name: string
  kinds: readonly CalendarKind[]
  /** The earliest first, without those that cannot be done at the moment. */
  due: (db: Reader, now: string, except: readonly string[]) => Promise<Due[]>
  /** In one transaction with the check whether it is still due; false if it is not. */
  run: (trx: Trx, id: string, now: string, site: Pick<Services, 'env'>) => Promise<boolean>
  planned: (db: Reader, filter: PlannedFilter) => Promise<PlannedItem[]>
  /** How many are still to happen, where `planned` returns only the next. */
  countAhead?: (db: Reader) => Promise<number>
  /** Refused if its time or version is not the one the editor saw; returns the record, or undefined if there is no such item. */
  move: (db: Db, move: Move, actor: Actor) => Promise<Moved | undefined>
}

export const AT_ONCE = 100

/** What is due by this column of a query that selects nothing yet. */
export const dueBy = (
  query: SelectQueryBuilder<any, any, object>,
  column: string,
  now: string,
  except: readonly string[],
): Promise<Due[]> =>
  query
    .where(column, '<=', now)
    .$if(except.length > 0, (rest) => rest.where('id', 'not in', except))
    .select(['id', 'version', `${column} as at`])
    .orderBy(column)
    .orderBy('id')
    .limit(AT_ONCE)
    .$castTo<Due>()
    .execute()
