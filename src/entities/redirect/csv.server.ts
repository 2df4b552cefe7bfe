import { sql } from 'kysely'
import { z } from 'zod'
import { SaidParams } from '#shared/schema/said.ts'
import type { Message } from '#shared/words/message.ts'
import { refused } from '#shared/schema/refused.ts'
import * as m from '#entities/redirect/messages.ts'
import type { Actor } from '#records/actor.ts'
import { excessRefusal } from '#records/csv/excess.ts'
import { readTable } from '#records/csv/read-table.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { atColumn } from '#records/csv/at-column.ts'
import { createRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { REDIRECT_WORDS } from '#entities/redirect/admin/words.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { emptyRedirect, type Redirect, type RedirectInput, redirectFields } from '#entities/redirect/schema.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError, fieldError, wordsOf } from '#shared/app-error.ts'
import { moreCsv, writeCsv } from '#shared/csv.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { isOneOf } from '#shared/objects.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'

const COLUMNS = ['from', 'to', 'status', 'isActive', 'note', 'hits', 'version'] as const
const MAX_LINES = 5000
/** A file with more is not one of rules. */
const MAX_MISTAKES = 100
const ROWS_AT_ONCE = 500
const DELIMITER = ','

export const ImportReport = z
  .object({
    results: z.array(
      z.object({
        line: z.int(),
        ok: z.boolean(),
        id: z.string().optional(),
        did: z.enum(['created', 'updated', 'nothing']).optional(),
        undo: UndoStep.optional(),
        code: z.string().optional(),
        message: z.string().optional(),
        key: z.string().optional(),
        params: SaidParams.optional(),
      }),
    ),
    unknown: z.array(z.string()),
    /** Lines after the hundredth mistake, which were not imported. */
    unread: z.int(),
  })
  .meta({ id: 'RedirectImportReport' })
type ImportReport = z.infer<typeof ImportReport>
type ImportResult = ImportReport['results'][number]

/** Rules that are not archived, by path, in batches. */
export async function* redirectLines(db: Reader): AsyncGenerator<string> {
  yield writeCsv([[...COLUMNS]], DELIMITER)
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('redirect')
      // The condition of the unique index, see unarchived.server.ts.
      .where('isDeleted', '=', sql.lit(0))
      .where('fromPath', '<>', sql.lit(''))
      .where('fromPath', '>', last)
      .orderBy('fromPath')
      .limit(ROWS_AT_ONCE)
      .selectAll()
      .execute()
    const rules = rows.map(redirects.decode)
    yield moreCsv(
      rules.map((rule) => COLUMNS.map((column) => rule[column])),
      DELIMITER,
    )
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.fromPath ?? ''
  }
}

/** Imports each line on its own; a rule for an existing path updates it. */
export async function importRedirects(db: Db, csv: string, actor: Actor): Promise<ImportReport> {
  const { names, columns, rows } = await readTable(csv, MAX_LINES, COLUMNS)
  refuseColumns(names)
  const results: ImportResult[] = []
  let mistakes = 0
  for (const { line, cells, excess } of rows) {
    if (mistakes === MAX_MISTAKES) break
    await yieldToEventLoop()
    const values = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
    try {
      if (excess) throw new AppError('VALIDATION_FAILED', excessRefusal(excess))
      results.push({ line, ok: true, ...(await importRule(db, values, actor)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      mistakes++
      const field = error.fields?.[0]
      results.push({
        line,
        ok: false,
        code: error.code,
        ...wordsOf(field ? atColumn(REDIRECT_WORDS, field) : error.said),
      })
    }
  }
  const unknown = names.filter((name) => !isOneOf(COLUMNS, name))
  return { results, unknown, unread: rows.length - results.length }
}

function refuse(why: Message): never {
  throw new AppError('VALIDATION_FAILED', why, [fieldError('csv', why)])
}

function refuseColumns(names: string[]): void {
  if (names.includes('')) refuse(m.unnamedColumn)
  if (!names.includes('from') || !names.includes('to')) refuse(m.nameColumns)
  if (new Set(names).size !== names.length) refuse(m.columnTwice)
}

/** Hits are counted by the site; the column is read-only. The version says how old the file is. */
const CsvRule = z.object({
  from: z.string(),
  to: z.string(),
  status: z
    .string()
    .regex(/^\d{3}$/, refused(m.useStatus))
    .transform(Number)
    .optional(),
  isActive: z
    .enum(['true', 'false', '1', '0'], refused(m.useTrueOrFalse))
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  note: z.string().optional(),
  version: z.string().optional(),
})

async function importRule(
  db: Db,
  values: Record<string, string>,
  actor: Actor,
): Promise<Pick<ImportResult, 'id' | 'did' | 'undo'>> {
  const filled = Object.entries(values).map(([name, value]) => [name, value.trim()] as const)
  const given = filled.filter(([name, value]) => value !== '' || name === 'to' || name === 'note')
  const { version: seen, ...known } = parseInput(CsvRule, {
    from: '',
    ...Object.fromEntries(given.map(([n, v]) => [n, n === 'isActive' ? v.toLowerCase() : v])),
  })
  const existing = await findRule(db, known.from)
  const before: RedirectInput = existing ? inputOf(redirects, existing) : emptyRedirect
  const stated = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  const input = parseInput(redirectFields, { ...before, ...stated })
  if (!existing) {
    const { id, version } = await createRecord(db, redirects, input, actor)
    return { id, did: 'created', undo: { id, version, before: 0 } }
  }
  const isSame = JSON.stringify({ ...before, ...input, from: normalisePath(input.from) }) === JSON.stringify(before)
  if (isSame) return { id: existing.id, did: 'nothing' }
  if (seen !== undefined && seen !== String(existing.version)) throw new AppError('VERSION_CONFLICT', m.newerThanFile)
  const { id, version } = await updateRecord(db, redirects, existing.id, input, existing.version, actor)
  return { id, did: 'updated', undo: { id, version, before: existing.version } }
}

async function findRule(db: Db, from: string): Promise<Redirect | undefined> {
  const row = await db
    .selectFrom('redirect')
    .where(unarchivedWith('fromPath', normalisePath(from)))
    .selectAll()
    .executeTakeFirst()
  return row && redirects.decode(row)
}
