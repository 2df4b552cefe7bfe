import { findForDesk, listedOf } from '#features/complaints/list.server.ts'
import type { ComplaintListQuery, DeskListed } from '#features/complaints/api-schema.ts'
import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { LIST_DELIMITER, moreCsv, writeCsv } from '#shared/csv.ts'

const ROWS_AT_ONCE = 500
const MOST_ROWS = 50_000

/** Who wrote them has no place in a file. */
const COLUMNS = {
  number: ({ number }) => number,
  casino: ({ offer }) => offer.title,
  title: ({ title }) => title,
  kind: ({ kind }) => kind,
  amount: ({ amount }) => amount ?? '',
  state: ({ state }) => state,
  receivedAt: ({ receivedAt }) => receivedAt ?? '',
  deadlineAt: ({ deadlineAt }) => deadlineAt ?? '',
  turn: ({ turn }) => turn,
  task: ({ task }) => task,
  holder: ({ holder }) => holder?.name ?? '',
  lastWordAt: ({ lastWordAt }) => lastWordAt,
  closedAt: ({ closedAt }) => closedAt ?? '',
} satisfies Record<string, (complaint: DeskListed) => string | number>

/** The list as it is filtered and sorted. */
export async function* complaintLines(
  db: Db,
  query: Omit<ComplaintListQuery, 'page' | 'perPage'>,
  callerId: string,
  now: Date,
): AsyncGenerator<string> {
  yield writeCsv([Object.keys(COLUMNS)], LIST_DELIMITER)
  const { ordered } = await findForDesk(db, query, callerId)
  for (let offset = 0; offset < MOST_ROWS; offset += ROWS_AT_ONCE) {
    const rows = await ordered().limit(ROWS_AT_ONCE).offset(offset).selectAll().execute()
    const items = await listedOf(offThread(db), rows, now)
    yield moreCsv(
      items.map((item) => Object.values(COLUMNS).map((cell) => cell(item))),
      LIST_DELIMITER,
    )
    if (rows.length < ROWS_AT_ONCE) return
  }
}
