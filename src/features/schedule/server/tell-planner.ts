import { tellColleagues } from '#features/colleague-mail/tell.server.ts'
import type { Due, PlannedWork } from '#features/schedule/server/planned-work.ts'
import type { Trx } from '#records/db.server.ts'
import { saidIn, type Said } from '#shared/words/message.ts'

/** Whoever chose the time of what could not be done. */
export async function tellPlanner(
  trx: Trx,
  { planned }: Pick<PlannedWork, 'planned'>,
  { id, at }: Due,
  reason: Said,
  now: Date,
): Promise<void> {
  const items = await planned(trx, { from: at, to: `${at}~` })
  const item = items.find((each) => each.id === id)
  if (!item?.plannedBy) return
  const { title, collection, recordId, plannedBy } = item
  const news = {
    kind: 'failed',
    choice: 'failed',
    author: '',
    title,
    path: `/admin/${collection}/${recordId}`,
    body: (language) => saidIn(language, reason),
  } satisfies Parameters<typeof tellColleagues>[2]
  await tellColleagues(trx, { ids: [plannedBy] }, news, { except: [], now })
}
