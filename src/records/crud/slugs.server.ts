import { RESERVED_SLUGS } from '#shared/reserved-slugs.ts'
import * as m from '#records/messages.ts'
import { sql } from 'kysely'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { slugFromTitle } from '#shared/czech/slug.ts'
import { said } from '#shared/words/message.ts'

interface Slugged {
  table: RecordTable
  /** The columns of the slug, and of what messages call the record that holds it. */
  columns: { slug: string; title: string }
}

const COLUMNS = { slug: 'slug', title: 'title' }

async function holderOf(db: Reader, { table, columns }: Slugged, slug: string, exceptId: string) {
  const { rows } = await sql<{ title: string }>`
    select ${sql.ref(columns.title)} as title from ${sql.table(table)}
    where ${unarchivedWith(columns.slug, slug)} and id <> ${exceptId}`.execute(db)
  return rows[0]
}

/** A free slug made from a title: modry-lev, modry-lev-2, … Never a reserved one. */
async function freeSlug(db: Reader, slugged: Slugged, title: string, exceptId: string): Promise<string> {
  const base = slugFromTitle(title) || 'bez-nazvu'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!RESERVED_SLUGS.has(slug) && !(await holderOf(db, slugged, slug, exceptId))) return slug
  }
}

/** The slug an editor typed, if it is free; an empty one is generated from the title. */
export async function claimSlug(
  db: Reader,
  table: RecordTable,
  wanted: { slug: string; title: string; id: string },
  columns = COLUMNS,
): Promise<string> {
  const slugged = { table, columns }
  if (wanted.slug === '') return freeSlug(db, slugged, wanted.title, wanted.id)
  const holder = await holderOf(db, slugged, wanted.slug, wanted.id)
  if (!holder) return wanted.slug
  const taken = said(m.addressTaken, { title: holder.title })
  throw new AppError('SLUG_TAKEN', taken, [fieldError(columns.slug, taken)])
}
