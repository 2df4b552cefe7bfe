import type { Trx } from '#entities/tables.server.ts'
import { MAX_ORDER } from '#shared/schema/order.ts'

export type OrderedTable = 'gameType' | 'rubric'

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
