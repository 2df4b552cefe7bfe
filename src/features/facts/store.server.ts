import { createHash } from 'node:crypto'
import type { FactCheckRow } from '#features/facts/schema.ts'
import type { Trx } from '#records/db.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { chunksOf } from '#shared/chunks.ts'

export const FACT_CHECK = 'factCheck'

/** Invalidates only the pages that show checks of the record. */
const writeAndInvalidate = <T>(recordId: string, write: () => Promise<T>) =>
  invalidating(FACT_CHECK, [FACT_CHECK, recordTag(FACT_CHECK, recordId)], write)

type Place = Pick<FactCheckRow, 'collection' | 'recordId' | 'fact'>

const sameValue = (trx: Trx, { collection, recordId, fact, value }: Place & { value: string }) =>
  trx
    .selectFrom('factCheck')
    .where('recordId', '=', recordId)
    .where('fact', '=', fact)
    .where('collection', '=', collection)
    .where('value', '=', value)

/** Inserts a check; earlier checks of the same value are no longer latest and drop their copy of the source. */
export async function insertCheck(trx: Trx, check: Omit<FactCheckRow, 'isLatest'>): Promise<void> {
  await writeAndInvalidate(check.recordId, async () => {
    const known = await sameValue(trx, check)
      .where('isLatest', '=', 1)
      .select(['id', 'textHash', 'checkedAt'])
      .execute()
    const before = known.filter(({ checkedAt }) => checkedAt <= check.checkedAt)
    const ids = before.map(({ id }) => id)
    if (ids.length > 0) {
      await trx.updateTable('factCheck').set({ isLatest: 0, textHash: '' }).where('id', 'in', ids).execute()
    }
    // An imported check may be older than the stored one.
    const isLatest = before.length === known.length ? 1 : 0
    await trx
      .insertInto('factCheck')
      .values({ ...check, isLatest })
      .execute()
    await dropTexts(trx, before)
  })
}

/** Small, because SQLite caches a prepared statement per number of rows. */
const ROWS_AT_ONCE = 20

/** For records without checks; each fact at most once. */
export async function insertFirstChecks(trx: Trx, checks: Omit<FactCheckRow, 'isLatest'>[]): Promise<void> {
  for (const rows of chunksOf(checks, ROWS_AT_ONCE)) {
    await trx
      .insertInto('factCheck')
      .values(rows.map((row) => ({ ...row, isLatest: 1 })))
      .execute()
  }
}

/** The previous check of the same value becomes the latest again. */
export async function removeCheck(trx: Trx, check: FactCheckRow): Promise<void> {
  await writeAndInvalidate(check.recordId, async () => {
    await trx.deleteFrom('factCheck').where('id', '=', check.id).execute()
    const before = await sameValue(trx, check).orderBy('checkedAt', 'desc').select('id').limit(1).executeTakeFirst()
    if (before) await trx.updateTable('factCheck').set({ isLatest: 1 }).where('id', '=', before.id).execute()
    await dropTexts(trx, [check])
  })
}

export async function deleteChecksOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  const checks = await trx
    .selectFrom('factCheck')
    .where('recordId', '=', recordId)
    .where('collection', '=', collection)
    .select(['id', 'textHash'])
    .execute()
  await trx.deleteFrom('factLater').where('collection', '=', collection).where('recordId', '=', recordId).execute()
  if (checks.length === 0) return
  await writeAndInvalidate(recordId, async () => {
    await trx.deleteFrom('factCheck').where('recordId', '=', recordId).where('collection', '=', collection).execute()
    await dropTexts(trx, checks)
  })
}

export async function clearPostponed(trx: Trx, { collection, recordId, fact }: Place): Promise<void> {
  await trx
    .deleteFrom('factLater')
    .where('collection', '=', collection)
    .where('recordId', '=', recordId)
    .where('fact', '=', fact)
    .execute()
}

/** Stores the text once, however many facts were checked against it, and returns its hash. */
export async function storeText(trx: Trx, text: string): Promise<string> {
  if (text === '') return ''
  const hash = createHash('sha256').update(text).digest('hex')
  await trx
    .insertInto('sourceText')
    .values({ hash, text })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

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
