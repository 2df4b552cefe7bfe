import type { Actor } from '#entities/actor.ts'
import type { Db, Reader, Trx } from '#entities/tables.server.ts'
import type { CalendarItem, CalendarKind } from '#shared/schema/calendar.ts'

/** Something that should have happened by now. */
export interface Due {
  /** Of the record it is about, or of whatever else holds the plan. */
  id: string
  /** Counts up with every change of the plan. */
  version: number
  at: string
}

/** As the calendar shows it. */
export interface PlannedItem extends Pick<
  CalendarItem,
  'kind' | 'id' | 'at' | 'collection' | 'recordId' | 'title' | 'note'
> {
  plannedBy: string | null
}

export interface Move {
  kind: CalendarKind
  id: string
  /** Where the editor saw it; null: it had no time yet. */
  from: string | null
  to: string
}

/** A kind of thing that happens at its time. */
export interface PlannedWork {
  name: string
  /** What it is in the calendar. */
  kinds: readonly CalendarKind[]
  /** The earliest first, without those that cannot be done at the moment. */
  due: (db: Reader, now: string, except: readonly string[]) => Promise<Due[]>
  /** In one transaction with the look whether it is still to be done; false if it is not. */
  run: (trx: Trx, id: string, now: string) => Promise<boolean>
  /** What lies between two times. */
  planned: (db: Reader, from: string, to: string) => Promise<PlannedItem[]>
  /** Refused if it is not where the editor saw it; returns what it is about, or nothing if there is no such thing here. */
  move: (db: Db, move: Move, actor: Actor) => Promise<Pick<PlannedItem, 'collection' | 'recordId'> | undefined>
}

/** So many are looked at in one go. */
export const AT_ONCE = 100
