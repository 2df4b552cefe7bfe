import { sql } from 'kysely'
import type { Reader, RecordTable, Tables } from '#entities/tables.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError } from '#shared/app-error.ts'
import { slugFromTitle } from '#shared/czech/slug.ts'
import { RESERVED_SLUGS } from '#shared/schema/text.ts'

type SluggedTable =
  | { [Table in RecordTable]: Tables[Table] extends { slug: string } ? Table : never }[RecordTable]
  | 'writer'

const columnOf = (table: SluggedTable) => (table === 'writer' ? 'username' : 'slug')
const titleColumnOf = (table: SluggedTable) => (table === 'writer' ? 'fullName' : 'title')

async function holderOf(db: Reader, table: SluggedTable, slug: string, exceptId: string) {
  const { rows } = await sql<{ title: string }>`
    select ${sql.ref(titleColumnOf(table))} as title from ${sql.table(table)}
    where ${unarchivedWith(columnOf(table), slug)} and id <> ${exceptId}`.execute(db)
  return rows[0]
}

/** A free slug made from a title: modry-lev, modry-lev-2, … Never a reserved one. */
async function freeSlug(db: Reader, table: SluggedTable, title: string, exceptId: string): Promise<string> {
  const base = slugFromTitle(title) || 'bez-nazvu'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!RESERVED_SLUGS.has(slug) && !(await holderOf(db, table, slug, exceptId))) return slug
  }
}

/** The slug an editor typed, if it is free; an empty one is generated from the title. */
export async function claimSlug(
  db: Reader,
  table: SluggedTable,
  wanted: { slug: string; title: string; id: string },
): Promise<string> {
  if (wanted.slug === '') return freeSlug(db, table, wanted.title, wanted.id)
  const holder = await holderOf(db, table, wanted.slug, wanted.id)
  if (!holder) return wanted.slug
  const message = `This address is already used by “${holder.title}”.`
  throw new AppError('SLUG_TAKEN', message, [{ path: columnOf(table), message }])
}
