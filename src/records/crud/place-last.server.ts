import type { RecordTable, Tables, Trx } from '#records/db.server.ts'
import { MAX_ORDER } from '#shared/schema/order.ts'

/** Tables whose records have an order that editors set. */
export type OrderedTable = {
  [Table in RecordTable]: Tables[Table] extends { order: number } ? Table : never
}[RecordTable]

export async function placedLast<Input extends { order: number }>(
  trx: Trx,
  table: OrderedTable,
  input: Input,
  { previous, isImport = false }: { previous: object | null; isImport?: boolean },
): Promise<Input> {
  if (previous !== null || isImport || input.order > 0) return input
  const { last } = await trx
    .selectFrom(table)
    .where('isDeleted', '=', 0)
    .select((eb) => eb.fn.max('order').as('last'))
    .executeTakeFirstOrThrow()
  return { ...input, order: Math.min((last ?? 0) + 1, MAX_ORDER) }
}
