import { readChoices } from '#features/colleague-mail/choices.server.ts'
import type { ColleagueNewsRow, NewsKind } from '#features/colleague-mail/schema.ts'
import type { Choice } from '#features/colleague-mail/shared/choices.ts'
import { dueAt } from '#features/colleague-mail/shared/due.ts'
import type { Trx } from '#records/db.server.ts'
import { newId } from '#shared/id.ts'
import type { Language } from '#shared/words/language.ts'

interface News {
  kind: NewsKind
  choice: Choice
  author: string
  title: string
  path: string
  quote?: string
  body?: string | ((language: Language) => string)
  /** Told at the earliest after so long, once for all that happens until then. */
  gatherMs?: number
}

type Whom = { ids: readonly string[] } | 'editors'

/** In the transaction of what happened: it is told if and only if it is stored. Returns who is. */
export async function tellColleagues(
  trx: Trx,
  whom: Whom,
  news: News,
  { except, now }: { except: readonly (string | null)[]; now: Date },
): Promise<string[]> {
  const told: string[] = []
  for (const person of await peopleOf(trx, whom)) {
    const when = readChoices(person.choices)[news.choice]
    if (when === 'never' || except.includes(person.id)) continue
    told.push(person.id)
    const earliest = new Date(now.getTime() + (news.gatherMs ?? 0))
    await insertNews(trx, person, news, { now, due: dueAt(earliest, when, person.isQuiet === 1) })
  }
  return told
}

async function peopleOf(trx: Trx, whom: Whom) {
  const ids = whom === 'editors' ? undefined : [...new Set(whom.ids)]
  if (ids?.length === 0) return []
  return trx
    .selectFrom('user')
    .leftJoin('mailChoice', 'mailChoice.userId', 'user.id')
    .where('user.isActive', '=', 1)
    .where('user.isDeleted', '=', 0)
    .where(({ eb }) => (ids ? eb('user.id', 'in', ids) : eb('user.role', '<>', 'contributor')))
    .select(['user.id', 'user.language', 'mailChoice.choices', 'mailChoice.isQuiet'])
    .execute()
}

async function insertNews(
  trx: Trx,
  person: { id: string; language: Language },
  { kind, choice, author, title, path, quote = '', body = '', gatherMs }: News,
  { now, due }: { now: Date; due: Date },
): Promise<void> {
  if (gatherMs !== undefined && (await isToldAlready(trx, person.id, kind, path))) return
  const row: ColleagueNewsRow = {
    id: newId(),
    userId: person.id,
    kind,
    choice,
    author,
    title,
    quote,
    body: typeof body === 'string' ? body : body(person.language),
    path,
    createdAt: now.toISOString(),
    dueAt: due.toISOString(),
  }
  await trx.insertInto('colleagueNews').values(row).execute()
}

async function isToldAlready(trx: Trx, userId: string, kind: NewsKind, path: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('colleagueNews')
    .where('userId', '=', userId)
    .where('path', '=', path)
    .where('kind', '=', kind)
    .select('id')
    .executeTakeFirst()
  return waiting !== undefined
}
