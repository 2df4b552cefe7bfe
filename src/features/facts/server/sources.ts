import type { Services } from '#records/services.server.ts'
import { CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import * as m from '#features/facts/messages.ts'
import type { SourceText } from '#features/facts/schema.ts'
import { storeText } from '#features/facts/store.server.ts'
import type { Reader } from '#records/db.server.ts'
import { later } from '#infra/later.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { createPageReader, type ReadPage } from '#features/facts/server/read-page.ts'
import { noSuchName } from '#features/links/messages.ts'
import { isNowhere } from '#features/links/server/links.ts'
import { AppError } from '#shared/app-error.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { said } from '#shared/words/message.ts'

const FRESH_MS = 10 * 60_000
/** A fetch that has not finished by then died with its process. */
const READING_MS = 30_000
/** A check made while the page was being fetched gets its text. */
const JUST_NOW_MS = 60_000
const AT_ONCE = 3

const fetches = createSemaphore(AT_ONCE)

const pageReaderOf = ({ env }: Services) =>
  createPageReader({ userAgent: `Mozilla/5.0 (compatible; SourceCheck; +${env.SITE_URL}/)` })

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** The text of a page at its last fetch; empty if that is long ago. */
export async function freshText(db: Reader, url: string, now: Date): Promise<string> {
  const page = await findPage(db, url)
  return page?.state === 'read' && page.at > ago(now, FRESH_MS) ? page.text : ''
}

const findPage = (db: Reader, url: string) =>
  db.selectFrom('sourcePage').where('url', '=', url).selectAll().executeTakeFirst()

export async function startReading(
  services: Services,
  url: string,
  read: ReadPage = pageReaderOf(services),
): Promise<void> {
  const { db, now } = services
  const begun = now()
  const page = await findPage(db, url)
  if (page && page.at > ago(begun, page.state === 'reading' ? READING_MS : FRESH_MS)) return
  await store(services, { url, state: 'reading', detail: '', text: page?.text ?? '', at: begun.toISOString() })
  later(services, 'reading a source', () =>
    fetches.run(async () => {
      // Delays a stopping server by ten seconds at most.
      const found = isNowhere(url) ? { failed: said(noSuchName).text } : await read(url)
      const at = now().toISOString()
      if ('failed' in found) return store(services, { url, state: 'failed', detail: found.failed, text: '', at })
      await store(services, { url, state: 'read', detail: '', text: found.text, at })
      await addToChecks(services, url, found.text)
    }),
  )
}

async function store(
  { db }: Services,
  page: { url: string; state: 'reading' | 'read' | 'failed'; detail: string; text: string; at: string },
) {
  const { state, detail, text, at } = page
  await db
    .insertInto('sourcePage')
    .values(page)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ state, detail, text, at }))
    .execute()
}

/** Checks confirmed before the fetch get the text, too, for the next comparison; several records may share a source. */
async function addToChecks({ db, now }: Services, url: string, text: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const checks = await trx
      .selectFrom('factCheck')
      .where('collection', 'in', CHECKED_COLLECTIONS)
      .where('checkedAt', '>', ago(now(), JUST_NOW_MS))
      .where('isLatest', '=', 1)
      .where('source', '=', url)
      .where('textHash', '=', '')
      .select('id')
      .execute()
    if (checks.length === 0) return
    const textHash = await storeText(trx, text)
    const ids = checks.map(({ id }) => id)
    await trx.updateTable('factCheck').set({ textHash }).where('id', 'in', ids).execute()
  })
}

export async function readSource(
  services: Services,
  place: { recordId: string; fact: string },
  read?: ReadPage,
): Promise<SourceText> {
  const { db } = services
  const last = await db
    .selectFrom('factCheck')
    .where('recordId', '=', place.recordId)
    .where('isLatest', '=', 1)
    .where('fact', '=', place.fact)
    .where('sourceKind', '=', 'address')
    .orderBy('checkedAt', 'desc')
    .select(['source', 'textHash', 'checkedAt'])
    .limit(1)
    .executeTakeFirst()
  if (!last) throw new AppError('NOT_FOUND', m.noAddress)
  await startReading(services, last.source, read)
  const page = await findPage(db, last.source)
  const before = last.textHash
    ? await db.selectFrom('sourceText').where('hash', '=', last.textHash).select('text').executeTakeFirst()
    : undefined
  const isRead = page?.state === 'read'
  return {
    url: last.source,
    state: page?.state ?? 'reading',
    detail: page?.detail ?? '',
    readAt: isRead ? page.at : null,
    // If the page cannot be fetched, the stored text is shown.
    lines: isRead ? comparedLines(page.text, before?.text) : comparedLines(before?.text ?? '', undefined),
    comparedWith: before ? last.checkedAt : null,
  }
}

const sentences = new Intl.Segmenter('cs', { granularity: 'sentence' })
const sentencesOf = (line: string) => [...sentences.segment(line)].map(({ segment }) => segment)

/** By sentences; without a text to compare with, nothing is marked as new. */
function comparedLines(text: string, before: string | undefined): SourceText['lines'] {
  const known = before === undefined ? undefined : new Set(before.split('\n').flatMap(sentencesOf).map(trimmed))
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      sentencesOf(line).map((sentence) => ({ text: sentence, isNew: known ? !known.has(trimmed(sentence)) : false })),
    )
}

const trimmed = (sentence: string) => sentence.trim()
