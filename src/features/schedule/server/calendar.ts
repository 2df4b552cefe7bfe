import type { Db, Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { DUE } from '#features/schedule/server/due.ts'
import { failuresOf } from '#features/schedule/server/failures.ts'
import type { PlannedFilter } from '#features/schedule/server/planned-work.ts'
import {
  type Calendar,
  CALENDAR_KINDS,
  PLANNED_COLLECTIONS,
  type CalendarItem,
  type UndatedPost,
} from '#shared/schema/calendar.ts'
import { isOneOf } from '#shared/objects.ts'

const UNDATED_MAX = 30
const DONE_MAX = 200
/** After every moment as text. */
const END_OF_TIME = '9'

export async function readCalendar(db: Db, from: string, to: string): Promise<Calendar> {
  const reader = offThread(db)
  const [planned, done, undated] = await Promise.all([
    plannedItems(reader, { from, to }),
    doneItems(reader, from, to),
    undatedPosts(reader),
  ])
  return { items: [...done, ...planned].toSorted((a, b) => a.at.localeCompare(b.at)), undated }
}

/** The next scheduled items however far ahead, those that cannot be done first, and how many there are. */
export async function nextPlanned(db: Db, count: number): Promise<{ items: CalendarItem[]; total: number }> {
  const reader = offThread(db)
  const planned = await plannedItems(reader, { from: '', to: END_OF_TIME, next: count })
  const items = planned.filter(({ isDone }) => !isDone)
  const hasProblem = ({ problem }: CalendarItem) => Number(problem !== null)
  const sorted = items.toSorted((a, b) => hasProblem(b) - hasProblem(a) || a.at.localeCompare(b.at))
  const counted = new Set(DUE.flatMap(({ kinds, countAhead }) => (countAhead ? kinds : [])))
  const counts = await Promise.all(DUE.flatMap(({ countAhead }) => countAhead?.(reader) ?? []))
  const others = items.filter(({ kind }) => !counted.has(kind))
  return { items: sorted.slice(0, count), total: counts.reduce((sum, ahead) => sum + ahead, others.length) }
}

async function plannedItems(db: Reader, filter: PlannedFilter): Promise<CalendarItem[]> {
  const failures = await failuresOf(db)
  const found = await Promise.all(
    DUE.map(async (work) =>
      (await work.planned(db, filter)).map((item) => ({
        ...item,
        problem:
          failures.find(({ kind, recordId }) => kind === work.name && recordId === item.id)?.reason ??
          item.problem ??
          null,
      })),
    ),
  )
  const items = found.flat()
  const people = await peopleOf(
    db,
    items.flatMap(({ plannedBy }) => plannedBy ?? []),
  )
  return items.map(({ plannedBy, isDone = false, ...item }) => ({
    ...item,
    person: (plannedBy && people.get(plannedBy)) || null,
    isDone,
  }))
}

async function peopleOf(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string }>()
  const rows = await db
    .selectFrom('user')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** From the audit log, which also has manual actions of the list. */
async function doneItems(db: Reader, from: string, to: string): Promise<CalendarItem[]> {
  const rows = await db
    .selectFrom('audit')
    .where('action', 'in', CALENDAR_KINDS)
    .where('at', '>=', from)
    .where('at', '<', to)
    .select(['id', 'at', 'action', 'collection', 'recordId', 'recordTitle', 'actorId', 'actorName'])
    .orderBy('at', 'desc')
    .limit(DONE_MAX)
    .execute()
  return rows.flatMap(({ id, at, action, collection, recordId, recordTitle: title, actorId, actorName }) =>
    isOneOf(CALENDAR_KINDS, action) && isOneOf(PLANNED_COLLECTIONS, collection)
      ? [
          {
            kind: action,
            id,
            version: 0,
            at,
            collection,
            recordId,
            title,
            note: '',
            person: actorId ? { id: actorId, name: actorName } : null,
            isDone: true,
            problem: null,
          },
        ]
      : [],
  )
}

async function undatedPosts(db: Reader): Promise<UndatedPost[]> {
  return db
    .selectFrom('post')
    .leftJoin('writer', 'writer.id', 'post.writer')
    .where('post.isDeleted', '=', 0)
    .where('post.isActive', '=', 0)
    .where('post.publishAt', 'is', null)
    .where('post.stage', '=', 'ready')
    .select(['post.id', 'post.version', 'post.title', 'post.updatedAt', 'writer.fullName as writer'])
    .orderBy('post.updatedAt', 'desc')
    .limit(UNDATED_MAX)
    .execute()
}

export async function plansOfRecord(
  db: Db,
  collection: CalendarItem['collection'],
  recordId: string,
): Promise<CalendarItem[]> {
  const items = await plannedItems(offThread(db), { from: '', to: END_OF_TIME, record: { collection, recordId } })
  return items.filter((item) => item.collection === collection)
}
