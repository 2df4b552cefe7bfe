import {
  type Job,
  type JobBrief,
  JobFile,
  JobReport,
  Outcome,
  Progress,
  type SiteImportJobRow,
} from '#features/import-site/job-schema.ts'
import { isOpen, type JobState, KEPT_DAYS, OPEN_STATES } from '#features/import-site/job-states.ts'
import { z } from 'zod'
import * as m from '#features/import-site/messages.ts'
import { Choices, noChoices } from '#features/import-site/schema.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'
import { Said } from '#shared/schema/said.ts'

const MOST_LISTED = 20
const DAY_MS = 24 * 60 * 60_000

const read = <T>(schema: z.ZodType<T>, stored: string): T | null =>
  stored === '' ? null : schema.parse(JSON.parse(stored))

export const filesOf = ({ files }: Pick<SiteImportJobRow, 'files'>) => z.array(JobFile).parse(JSON.parse(files))
/** Null: those that were made for its site before. */
export const choicesOf = ({ choices }: Pick<SiteImportJobRow, 'choices'>) => read(Choices, choices)
export const progressOf = ({ progress }: Pick<SiteImportJobRow, 'progress'>) => read(Progress, progress)
export const outcomeOf = ({ outcome }: Pick<SiteImportJobRow, 'outcome'>) => read(Outcome, outcome)

export function undoUntilOf({
  state,
  startedAt,
  endedAt,
}: Pick<SiteImportJobRow, 'state' | 'startedAt' | 'endedAt'>): string | null {
  if (startedAt === null || state === 'undone' || state === 'undoing') return null
  return new Date(Date.parse(endedAt ?? startedAt) + KEPT_DAYS * DAY_MS).toISOString()
}

/** Without the report, which is long. */
const BRIEF = [
  'id',
  'state',
  'files',
  'progress',
  'outcome',
  'problem',
  'userId',
  'userName',
  'createdAt',
  'startedAt',
  'endedAt',
] as const

export function briefOf(row: Pick<SiteImportJobRow, (typeof BRIEF)[number]>): JobBrief {
  const { id, state, userId, userName, createdAt, startedAt, endedAt, problem } = row
  return {
    id,
    state,
    name: filesOf(row)[0]?.name ?? '',
    progress: progressOf(row),
    outcome: outcomeOf(row),
    problem: read(Said, problem),
    user: { id: userId, name: userName },
    createdAt,
    startedAt,
    endedAt,
    undoUntil: undoUntilOf(row),
  }
}

export const jobOf = (row: SiteImportJobRow): Job => ({
  ...briefOf(row),
  files: filesOf(row),
  choices: choicesOf(row) ?? noChoices(),
  // Long; whoever watches the run asks every second and has seen it.
  report: row.startedAt === null ? read(JobReport, row.report) : null,
})

/** The open one first, then the latest. */
export async function listJobs(db: Reader): Promise<JobBrief[]> {
  const rows = await db.selectFrom('siteImportJob').orderBy('id', 'desc').limit(MOST_LISTED).select(BRIEF).execute()
  return rows.map(briefOf).toSorted((one, other) => Number(isOpen(other.state)) - Number(isOpen(one.state)))
}

export const findOpen = (db: Reader, states: readonly JobState[] = OPEN_STATES) =>
  db.selectFrom('siteImportJob').where('state', 'in', states).orderBy('id').limit(1).selectAll().executeTakeFirst()

export async function getJob(db: Reader, id: string): Promise<SiteImportJobRow> {
  const row = await db.selectFrom('siteImportJob').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.noSuchImport)
  return row
}

/** Only from a state that it is known to be in: two tabs and the server may all decide at once. */
export async function moveJob(
  db: Db,
  { id, from, now }: { id: string; from: readonly JobState[]; now: Date },
  change: Partial<SiteImportJobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('siteImportJob')
    .set({ ...change, changedAt: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
