import type { Actor } from '#entities/actor.ts'
import { versionConflict } from '#entities/conflict.server.ts'
import { createRecord, getRecord } from '#entities/crud.server.ts'
import type { CsvApplied, CsvApply } from '#entities/csv/import-schema.ts'
import { type Importable, type PlannedRow, planImport } from '#entities/csv/preview.server.ts'
import { writeAudit } from '#entities/history.server.ts'
import type { Db, Trx } from '#entities/tables.server.ts'
import { writeVersion } from '#entities/write-record.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'

/** Imports the whole file in one transaction: all rows or none. */
export async function applyImport(
  db: Db,
  importable: Importable,
  { versions, file, ...given }: CsvApply,
  actor: Actor,
): Promise<CsvApplied> {
  const { collection } = importable
  return inTransaction(db, async (trx) => {
    const plan = await planImport(trx, importable, given)
    const rows = plan.rows.filter(({ isLeftOut }) => !isLeftOut)
    await refuseChangedMeanwhile(trx, importable, rows, versions, actor)
    refuseWrong(rows)
    for (const row of rows) await storeRow(trx, importable, row, actor)
    const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length
    const done = { changed: count('changes'), created: count('new'), same: count('same') }
    const recordTitle = `${file}: ${done.changed} changed, ${done.created} new`
    await writeAudit(trx, actor, { action: 'import', collection: collection.name, recordId: '', recordTitle })
    return done
  })
}

async function storeRow(trx: Trx, { collection }: Importable, row: PlannedRow, actor: Actor): Promise<void> {
  try {
    if (row.state === 'new') await createRecord(trx, collection, row.input, actor)
    if (row.state !== 'changes' || row.id === null || row.version === null) return
    const previous = await getRecord(trx, collection, row.id)
    await writeVersion(trx, collection, previous, row.input, row.version, actor, 'import')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = `Nothing was imported. Row ${row.line}: ${error.fields?.[0]?.message ?? error.message}`
    throw new AppError(error.code, message, [{ path: String(row.line), message: error.message }], { cause: error })
  }
}

/** Rejects records changed since the preview, naming who changed each. */
async function refuseChangedMeanwhile(
  trx: Trx,
  { collection }: Importable,
  rows: PlannedRow[],
  versions: CsvApply['versions'],
  actor: Actor,
): Promise<void> {
  const fields: FieldError[] = []
  for (const { line, id, version, title } of rows) {
    if (id === null || version === null || versions[id] === version) continue
    const { message } = await versionConflict(trx, collection, id, versions[id] ?? version, actor)
    fields.push({ path: String(line), message: `${title}: ${message}` })
  }
  if (fields.length > 0)
    throw new AppError(
      'VERSION_CONFLICT',
      `Nothing was imported. ${rowsNamed(fields, 'was', 'were')} changed meanwhile.`,
      fields,
    )
}

function refuseWrong(rows: PlannedRow[]): void {
  const fields = rows
    .filter(({ state }) => state === 'wrong')
    .map(({ line, problem, cells }) => ({
      path: String(line),
      message: problem ?? cells.find((cell) => cell.problem !== undefined)?.problem ?? '',
    }))
  if (fields.length > 0)
    throw new AppError('VALIDATION_FAILED', `Nothing was imported. ${rowsNamed(fields, 'is', 'are')} wrong.`, fields)
}

/** “Row 5 is”, “Rows 5 and 7 are” */
function rowsNamed(fields: FieldError[], one: string, many: string): string {
  const lines = fields.map(({ path }) => path)
  return lines.length === 1
    ? `Row ${lines[0]} ${one}`
    : `Rows ${lines.slice(0, -1).join(', ')} and ${lines.at(-1) ?? ''} ${many}`
}
