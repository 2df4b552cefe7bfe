import { nounOf } from '#records/config.server.ts'
import type { RecordTable, Trx } from '#records/db.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'

/** Foreign keys would catch this too, but only at commit and without naming the field. */
export async function refuseMissingReferences(
  trx: Trx,
  references: Partial<Record<string, RecordTable>>,
  input: object,
): Promise<void> {
  const fields: FieldError[] = []
  for (const [path, table] of Object.entries(references)) {
    const id: unknown = Reflect.get(input, path)
    if (!table || typeof id !== 'string') continue
    if (!(await trx.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst())) {
      fields.push({ path, message: `This ${nounOf(table)} no longer exists.` })
    }
  }
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', undefined, fields)
}
