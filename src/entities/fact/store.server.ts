import { createHash } from 'node:crypto'
import type { FactCheckRow } from '#entities/fact/schema.ts'
import { FACT_CHECK, type Trx } from '#entities/tables.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** Pages that show what was checked of the record are made anew, and no others. */
const writing = <T>(recordId: string, write: () => Promise<T>) =>
  invalidating(FACT_CHECK, [FACT_CHECK, recordTag(FACT_CHECK, recordId)], write)

type Place = Pick<FactCheckRow, 'collection' | 'recordId' | 'fact'>

const sameValue = (trx: Trx, { collection, recordId, fact, value }: Place & { value: string }) =>
  trx
    .selectFrom('factCheck')
    .where('recordId', '=', recordId)
    .where('fact', '=', fact)
    .where('collection', '=', collection)
    .where('value', '=', value)

/** Those that found the same before step back, and so do their copies of the source. */
export async function insertCheck(trx: Trx, check: Omit<FactCheckRow, 'isLatest'>): Promise<void> {
  await writing(check.recordId, async () => {
    const known = await sameValue(trx, check)
      .where('isLatest', '=', 1)
      .select(['id', 'textHash', 'checkedAt'])
      .execute()
    const before = known.filter(({ checkedAt }) => checkedAt <= check.checkedAt)
    const ids = before.map(({ id }) => id)
    if (ids.length > 0) {
      await trx.updateTable('factCheck').set({ isLatest: 0, textHash: '' }).where('id', 'in', ids).execute()
    }
    // One that comes from a file may be older than what is here.
    const isLatest = before.length === known.length ? 1 : 0
    await trx
      .insertInto('factCheck')
      .values({ ...check, isLatest })
      .execute()
    await dropTexts(trx, before)
  })
}

/** Few, because SQLite keeps a prepared statement for each number of rows. */
const ROWS_AT_ONCE = 20

/** Of records that have none yet, each fact once. */
export async function insertFirstChecks(trx: Trx, checks: Omit<FactCheckRow, 'isLatest'>[]): Promise<void> {
  for (const rows of chunksOf(checks, ROWS_AT_ONCE)) {
    await trx
      .insertInto('factCheck')
      .values(rows.map((row) => ({ ...row, isLatest: 1 })))
      .execute()
  }
}

/** The check that found the same before holds again. */
export async function removeCheck(trx: Trx, check: FactCheckRow): Promise<void> {
  await writing(check.recordId, async () => {
    await trx.deleteFrom('factCheck').where('id', '=', check.id).execute()
    const before = await sameValue(trx, check).orderBy('checkedAt', 'desc').select('id').limit(1).executeTakeFirst()
    if (before) await trx.updateTable('factCheck').set({ isLatest: 1 }).where('id', '=', before.id).execute()
    await dropTexts(trx, [check])
  })
}

/** With the record itself. */
export async function deleteChecksOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  const checks = await trx
    .selectFrom('factCheck')
    .where('recordId', '=', recordId)
    .where('collection', '=', collection)
    .select(['id', 'textHash'])
    .execute()
  await trx.deleteFrom('factLater').where('collection', '=', collection).where('recordId', '=', recordId).execute()
  if (checks.length === 0) return
  await writing(recordId, async () => {
    await trx.deleteFrom('factCheck').where('recordId', '=', recordId).where('collection', '=', collection).execute()
    await dropTexts(trx, checks)
  })
}

export async function forgetLater(trx: Trx, { collection, recordId, fact }: Place): Promise<void> {
  await trx
    .deleteFrom('factLater')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('fact', '=', fact)
    .execute()
}

/** Returns the name under which the text is kept: once, however many facts were checked there. */
export async function keepText(trx: Trx, text: string): Promise<string> {
  if (text === '') return ''
  const hash = createHash('sha256').update(text).digest('hex')
  await trx
    .insertInto('sourceText')
    .values({ hash, text })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

/** A copy of a source goes with the last check that was made there. */
async function dropTexts(trx: Trx, checks: { textHash: string }[]): Promise<void> {
  const hashes = [...new Set(checks.map(({ textHash }) => textHash))].filter((hash) => hash !== '')
  if (hashes.length === 0) return
  await trx
    .deleteFrom('sourceText')
    .where('hash', 'in', hashes)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('factCheck').whereRef('factCheck.textHash', '=', 'sourceText.hash').select('factCheck.id'),
        ),
      ),
    )
    .execute()
}
