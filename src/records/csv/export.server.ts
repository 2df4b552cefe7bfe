import * as m from '#records/csv/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { type Access, call } from '#records/calls/calls.server.ts'
import { type CsvColumn, csvColumns } from '#records/csv/columns.server.ts'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { loadNames } from '#records/csv/names.server.ts'
import { valueAt, writeCell } from '#records/csv/write-cell.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { type Listed, type ListQuery, rowsShape } from '#records/list/list-query.server.ts'
import { listIds, readItems } from '#records/list/list.server.ts'
import type { Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import type { ListParameters } from '#shared/page.ts'
import { CSV_TYPE, LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'
import { refused } from '#shared/schema/refused.ts'
import { inLanguage } from '#shared/words/message.ts'

const MAX_EXPORTED_ROWS = 200_000
const ROWS_AT_ONCE = 200

interface ExportCallOptions {
  tag: string
  noun: string
  access: Access
  /** Its files can be imported again, some of them after others have saved the records. */
  isVersioned?: boolean
}

export function exportCall<Item extends { id: string }, Name extends string>(
  listed: Listed<Item, Name>,
  item: z.ZodObject,
  { tag, noun, access, isVersioned = false }: ExportCallOptions,
) {
  const columns = csvColumns(item, listed)
  const query = z.strictObject({
    ...rowsShape(listed),
    columns: columnList(columns).optional(),
  }) as unknown as z.ZodType<Omit<ListQuery, 'page' | 'perPage'> & { columns?: string }, ListParameters>
  return call({
    method: 'get',
    path: `/${listed.name}/export.csv`,
    tag,
    summary: `The list as CSV, each row a ${noun}: ids first, then the requested columns in order, or all`,
    access,
    query,
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query: { columns: requested, ...rows } }, { services, caller, http }) => {
      const chosen =
        requested === undefined ? columns : chosenFrom(columns, `${requested}${isVersioned ? ',version' : ''}`)
      const whole: ListQuery = { ...(rows as ListQuery), page: 1, perPage: ROWS_AT_ONCE }
      const ids = await listIds(services.db, listed, whole, MAX_EXPORTED_ROWS)
      await writeAudit(services.db, actorOf(caller), {
        action: 'export',
        collection: listed.name,
        recordId: '',
        recordTitle: inLanguage('en', m.rowsAsCsv, { count: ids.length, number: String(ids.length) }),
      })
      return attachCsv(http, listed.name, services.now(), csvLines(offThread(services.db), listed, chosen, ids))
    },
  })
}

const NAMES_MAX = 2000

const columnList = (columns: CsvColumn[]) =>
  z
    .string()
    .max(NAMES_MAX)
    .refine(
      (requested) => requested.split(',').every((name) => columns.some((column) => column.name === name)),
      refused(m.noColumn),
    )

function chosenFrom(columns: CsvColumn[], requested: string): CsvColumn[] {
  const names = new Set(['id', ...requested.split(',')])
  return [...names].flatMap((name) => columns.find((column) => column.name === name) ?? [])
}

async function* csvLines<Item extends { id: string }>(
  db: Reader,
  listed: Listed<Item>,
  columns: CsvColumn[],
  ids: string[],
): AsyncGenerator<string> {
  yield writeCsv([columns.map(({ name }) => name)], LIST_DELIMITER)
  const names = await loadNames(db, columns)
  for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
    const items = await readItems(db, listed, some)
    const rows = items.map((item) => columns.map((column) => writeCell(valueAt(item, column), column, names)))
    yield moreCsv(rows, LIST_DELIMITER)
  }
}
