import * as m from '#records/csv/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import { createRecord, deleteRecord, getRecord } from '#records/crud/crud.server.ts'
import type { CsvApplied, CsvApply } from '#records/csv/import-schema.ts'
import { type Importable, type PlannedRow, planImport } from '#records/csv/preview.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { undoVersion } from '#records/crud/restore.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeVersion } from '#records/crud/write-record.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, type FieldError, fieldError, saidOf } from '#shared/app-error.ts'
import { chunksOf } from '#shared/chunks.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import { and } from '#records/messages.ts'
import { sentences } from '#records/said-list.ts'
import { inLanguage, said } from '#shared/words/message.ts'

/** Rows per transaction: a fraction of a second, after which others who save have their turn. */
const ROWS_AT_ONCE = 20

interface Stored extends UndoStep {
  row: PlannedRow
}

/** Imports a file in batches. A row that is refused takes back what was stored before it. */
export async function applyImport(
  db: Db,
  importable: Importable,
  { versions, file, ...given }: CsvApply,
  actor: Actor,
): Promise<CsvApplied> {
  const { collection } = importable
  const plan = await planImport(offThread(db), importable, given)
  const rows = plan.rows.filter(({ isLeftOut }) => !isLeftOut)
  await refuseChangedMeanwhile(db, importable, rows, versions, actor)
  refuseWrong(rows)
  const inState = (state: PlannedRow['state']) => rows.filter((row) => row.state === state)
  const [changed, created] = [inState('changes').length, inState('new').length]
  const stored: Stored[] = []
  try {
    const storable = rows.filter(({ state }) => state === 'changes' || state === 'new')
    for (const some of chunksOf(storable, ROWS_AT_ONCE)) {
      stored.push(...(await inTransaction(db, (trx) => storeRows(trx, collection, some, actor))))
    }
    const counts = { changed: String(changed), created: String(created) }
    const recordTitle = inLanguage('en', m.imported, { file, ...counts })
    await writeAudit(db, actor, { action: 'import', collection: collection.name, recordId: '', recordTitle })
  } catch (error) {
    throw error instanceof AppError ? await takeBack(db, collection, stored, error, actor) : error
  }
  const undo = stored.map(({ id, version, before }) => ({ id, version, before }))
  return { changed, created, same: inState('same').length, skipped: inState('conflict').length, undo }
}

async function storeRows(trx: Trx, collection: AnyCollection, rows: PlannedRow[], actor: Actor): Promise<Stored[]> {
  const stored: Stored[] = []
  for (const row of rows) {
    const { id, version } = await storeRow(trx, collection, row, actor)
    stored.push({ row, id, version, before: version - 1 })
  }
  return stored
}

async function storeRow(trx: Trx, collection: AnyCollection, row: PlannedRow, actor: Actor): Promise<RecordBase> {
  try {
    if (row.id === null || row.version === null) return await createRecord(trx, collection, row.input, actor)
    const previous = await getRecord(trx, collection, row.id)
    return await writeVersion(trx, collection, previous, row.input, row.version, actor, 'import')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [line, first] = [String(row.line), error.fields?.[0]]
    const words = first ? saidOf(first) : error.said
    throw new AppError(error.code, said(m.rowSays, { line, words }), [fieldError(line, error.said)], { cause: error })
  }
}

/** Undoes the batches before a refused row. Returns the refusal, with what somebody has saved since and so stays. */
async function takeBack(
  db: Db,
  collection: AnyCollection,
  stored: Stored[],
  refusal: AppError,
  actor: Actor,
): Promise<AppError> {
  const left: FieldError[] = []
  for (const { row, ...step } of stored.toReversed()) {
    try {
      await undoVersion(db, collection, step, actor)
      if (step.before === 0) await deleteRecord(db, collection, step.id, actor)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      left.push(fieldError(String(row.line), said(m.rowStored, { title: row.title, reason: error.said })))
    }
  }
  const count = left.length
  const outcome = count === 0 ? said(m.nothingImported) : said(m.stopped, { count, number: String(count) })
  const { code, fields = [] } = refusal
  return new AppError(code, sentences([outcome, refusal.said]), [...fields, ...left], { cause: refusal })
}

async function refuseChangedMeanwhile(
  db: Reader,
  { collection }: Importable,
  rows: PlannedRow[],
  versions: CsvApply['versions'],
  actor: Actor,
): Promise<void> {
  const fields: FieldError[] = []
  for (const { line, id, version, title } of rows) {
    if (id === null || version === null || versions[id] === version) continue
    const { said: words } = await versionConflict(db, collection, id, versions[id] ?? version, actor)
    fields.push(fieldError(String(line), said(m.titled, { title, words })))
  }
  if (fields.length > 0) throw new AppError('VERSION_CONFLICT', said(m.changedMeanwhile, rowsNamed(fields)), fields)
}

function refuseWrong(rows: PlannedRow[]): void {
  const fields = rows.flatMap(({ line, state, problem, cells }) => {
    const words = problem ?? cells.find((cell) => cell.problem !== undefined)?.problem
    return state === 'wrong' && words ? [fieldError(String(line), words)] : []
  })
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', said(m.rowsWrong, rowsNamed(fields)), fields)
}

/** “5”, “5, 7 and 9” */
function rowsNamed(fields: FieldError[]) {
  const lines = fields.map(({ path }) => path)
  const before = lines.slice(0, -1).join(', ')
  const last = lines.at(-1) ?? ''
  return { count: lines.length, rows: before ? said(and, { before, last }) : last }
}
