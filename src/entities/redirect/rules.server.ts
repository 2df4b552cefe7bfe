import { type Message, type Said, said } from '#shared/words/message.ts'
import * as m from '#entities/redirect/messages.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import type { RedirectTarget, RedirectInput } from '#entities/redirect/schema.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { rubricSlugIn } from '#shared/rubric-address.ts'
import { isSystemPath } from '#shared/canonical-path.ts'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'

/** Longer chains are a mistake. */
const MAX_HOPS = 20

/** Files served before any rule is looked up. */
const OWN_FILES = new Set(
  [
    'robots.txt sitemap.xml rss.xml favicon.ico favicon.svg apple-touch-icon.png',
    'error.css api-docs.css pauza.css latest-build.json',
  ].flatMap((names) => names.split(' ').map((name) => `/${name}`)),
)

/** Rules match case-insensitively and with a trailing slash; file names stay as they are. */
export function normalisePath(path: string): string {
  const lower = pathOnly(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  const lastPart = lower.slice(lower.lastIndexOf('/') + 1)
  return lastPart === '' || lastPart.includes('.') ? lower : `${lower}/`
}

const pathOnly = (target: string) => target.replace(/[?#].*$/s, '')

/** Normalises paths of pages; query, hash and system paths stay as they are. */
export const normaliseTarget = (target: string) =>
  target.startsWith('/') && !isSystemPath(target)
    ? normalisePath(target) + target.slice(pathOnly(target).length)
    : target

export async function findRedirect(db: Reader, path: string): Promise<RedirectTarget | undefined> {
  const row = await db
    .selectFrom('redirect')
    .where(unarchivedWith('fromPath', normalisePath(path)))
    .where('isActive', '=', 1)
    .select(['toTarget', 'status'])
    .executeTakeFirst()
  return row && { to: row.toTarget, status: row.status }
}

/** Counts a hit for editors; not awaited, because a lost count is harmless. */
export async function countHit(db: Db, path: string): Promise<void> {
  await db
    .updateTable('redirect')
    .set((row) => ({ hits: row('hits', '+', 1) }))
    .where(unarchivedWith('fromPath', normalisePath(path)))
    .execute()
}

/** Rejects loops and rules that would hide a live page, and shortcuts chains. */
export async function checkRedirect(trx: Trx, input: RedirectInput, id: string): Promise<RedirectInput> {
  const from = normalisePath(input.from)
  const refuse = (path: string, why: Message | Said): never => {
    throw new AppError('VALIDATION_FAILED', why, [fieldError(path, why)])
  }
  if (from === '/') refuse('from', m.notHome)
  if (isSystemPath(from) || OWN_FILES.has(from)) {
    refuse('from', said(m.ofProgram, { from }))
  }
  if (FIXED_PATHS.includes(from)) refuse('from', said(m.ofSite, { from }))

  const sameFrom = await trx
    .selectFrom('redirect')
    .where(unarchivedWith('fromPath', from))
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (sameFrom) refuse('from', said(m.taken, { from }))
  if (input.isActive && (await isLivePage(trx, from))) refuse('from', said(m.livePage, { from }))
  if (input.status === 410) return { ...input, from, to: '' }

  let to = normaliseTarget(input.to)
  for (let hop = 0; ; hop++) {
    if (pathOnly(to) === from) refuse('to', m.leadsBack)
    if (hop === MAX_HOPS) refuse('to', m.endless)
    const next = await findRedirect(trx, to)
    if (!next || next.status === 410) break
    to = next.to
  }
  // Rules that pointed to this one now point to its target.
  if (input.isActive) {
    await trx
      .updateTable('redirect')
      .set({ toTarget: to })
      .where('toTarget', '=', from)
      .where('isActive', '=', 1)
      .where('isDeleted', '=', 0)
      .where('id', '<>', id)
      .execute()
  }
  return { ...input, from, to }
}

async function isLivePage(db: Reader, path: string): Promise<boolean> {
  const rubric = rubricSlugIn(path)
  if (rubric) return (await findRubricBySlug(db, rubric)) !== undefined
  const parts = path.split('/').filter(Boolean)
  const slug = parts.at(-1) ?? ''
  const category =
    parts.length === 1 ? '/' : parts[0] === 'recenze' ? 'Recenze' : parts[0] === 'autor' ? 'Autor' : undefined
  if (!category || parts.length > 2) return false
  const row = await db
    .selectFrom('post')
    .where(unarchivedWith('slug', slug))
    .where('category', '=', category)
    .where('isActive', '=', 1)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
