import * as m from '#features/links/messages.ts'
import type { LinkCheckRow } from '#entities/table-rows.ts'
import type { Db } from '#records/db.server.ts'
import { recheckLinking } from '#posts/checks/save-checks.server.ts'
import type { ProbeResult } from '#features/links/server/probe.ts'
import { hostOf } from '#features/links/server/links.ts'
import { inLanguage } from '#shared/words/message.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CHECK_EVERY_MS = 7 * DAY_MS
/** A failed link is retried before it is reported: most failures are transient. */
const ASK_AGAIN_MS = HOUR_MS
const FAILURES_TO_TELL = 2

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

export type Change = { url: string; state: 'ok' | 'broken'; detail: string }

/** Stores the result; returns only a change. */
export async function recordProbe(db: Db, url: string, found: ProbeResult, now: Date): Promise<Change | undefined> {
  const before = await db.selectFrom('linkCheck').where('url', '=', url).selectAll().executeTakeFirst()
  const row = rowAfter(before, url, found, now)
  const { url: _, ...rest } = row
  await db
    .insertInto('linkCheck')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doUpdateSet(rest))
    .execute()
  const isNews = before?.state !== row.state || before.movedTo !== row.movedTo
  if (isNews) await recheckLinking(db, [url])
  return changeBetween(before?.state ?? 'unchecked', row)
}

/** A first failure is not reported yet, nor is a working link that was not broken. */
function changeBetween(before: LinkCheckRow['state'], { url, state, detail }: LinkCheckRow): Change | undefined {
  if (state === 'broken' && before !== 'broken') return { url, state, detail }
  return state === 'ok' && before === 'broken' ? { url, state, detail } : undefined
}

function rowAfter(before: LinkCheckRow | undefined, url: string, found: ProbeResult, now: Date): LinkCheckRow {
  const at = now.toISOString()
  const unknown = {
    state: 'unchecked',
    detail: inLanguage('en', m.comeLater),
    failures: 0,
    changedAt: at,
    movedTo: '',
  } as const
  const same = before ?? { url, host: hostOf(url), ...unknown }
  if (found.state === 'later') {
    const wait = Math.min(Math.max(found.seconds * 1000, ASK_AGAIN_MS), CHECK_EVERY_MS)
    return { ...same, checkedAt: at, nextAt: after(now, wait) }
  }
  const failures = found.state === 'ok' ? 0 : same.failures + 1
  const state = failures === 0 ? 'ok' : failures >= FAILURES_TO_TELL ? 'broken' : 'failing'
  const wait = state === 'failing' ? ASK_AGAIN_MS : CHECK_EVERY_MS
  // A broken link has been so since its first failure.
  const isSame = state === same.state || (state === 'broken' && same.state === 'failing')
  const changedAt = isSame ? same.changedAt : at
  const movedTo = found.state === 'ok' ? (found.movedTo ?? '') : same.movedTo
  return { ...same, state, detail: found.detail, failures, checkedAt: at, changedAt, nextAt: after(now, wait), movedTo }
}
