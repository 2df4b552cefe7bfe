import { Choices, noChoices } from '#features/import-site/schema.ts'
import type { Db, Reader } from '#records/db.server.ts'

/** What was chosen for this site before. A choice that is none any more is forgotten. */
export async function readChoices(db: Reader, site: string): Promise<Choices> {
  const row = await db.selectFrom('siteImportChoice').where('site', '=', site).select('choices').executeTakeFirst()
  return Choices.safeParse(row && JSON.parse(row.choices)).data ?? noChoices()
}

export async function saveChoices(db: Db, site: string, choices: Choices): Promise<void> {
  const row = { choices: JSON.stringify(choices), updatedAt: new Date().toISOString() }
  await db
    .insertInto('siteImportChoice')
    .values({ site, ...row })
    .onConflict((conflict) => conflict.column('site').doUpdateSet(row))
    .execute()
}
