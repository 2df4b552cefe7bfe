import * as m from '#records/messages.ts'
import { nounOf } from '#records/config.server.ts'
import type { RecordTable, Trx } from '#records/db.server.ts'
import { AppError, type FieldError, fieldError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

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
      fields.push(fieldError(path, said(m.gone, { noun: nounOf(table) })))
    }
  }
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', undefined, fields)
}
