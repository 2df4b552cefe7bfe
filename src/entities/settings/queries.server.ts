import { sql } from 'kysely'
import { inLanguage } from '#shared/words/message.ts'
import { settingsPage } from '#entities/settings/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { conflictFromAudit } from '#records/crud/conflict.server.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { changeBetween, writeAudit } from '#records/history/history.server.ts'
import { DEFAULT_DAYS, type FactDays } from '#features/facts/kinds.ts'
import { menusFrom } from '#entities/settings/menus.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import {
  type Settings,
  SettingsInput,
  type SettingsInput as Input,
  type SettingsRow,
} from '#entities/settings/schema.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

const ROW = 'site'
const COLLECTION = 'settings'

export const inputFromRow = (row: Omit<SettingsRow, 'id' | 'version'>): Input => ({
  robotsTXT: row.robotsTxt,
  siteDescription: row.siteDescription,
  contactEmail: row.contactEmail,
  operator: row.operator,
  factDays: { ...DEFAULT_DAYS, ...(JSON.parse(row.factDays) as Partial<FactDays>) },
  menus: menusFrom(row.menus),
})

export const rowFromInput = ({ robotsTXT, factDays, menus, ...rest }: Input) => ({
  ...rest,
  robotsTxt: robotsTXT,
  factDays: JSON.stringify(factDays),
  menus: JSON.stringify(menus),
})

export async function ensureSettings(db: Db, defaults: Input): Promise<void> {
  await db
    .insertInto('settings')
    .values({ id: ROW, version: 1, updatedAt: new Date().toISOString(), ...rowFromInput(defaults) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const readRow = (db: Reader) => db.selectFrom('settings').where('id', '=', ROW).selectAll().executeTakeFirstOrThrow()

/** The settings without the list of redirects. */
export const getSiteSettings = async (db: Reader): Promise<Input> => inputFromRow(await readRow(db))

export async function getStoredSettings(db: Reader): Promise<Omit<Settings, 'redirectsRoutes'>> {
  const row = await readRow(db)
  return { ...inputFromRow(row), version: row.version, updatedAt: row.updatedAt }
}

const NOTHING_SHOWN = { menus: '{}', siteDescription: '' }

/** What pages show of the settings, even before they exist; the menus as JSON. */
export const findShownSettings = defineCached(async (db: Reader): Promise<typeof NOTHING_SHOWN> => {
  const settings = db.selectFrom('settings').where('id', '=', ROW).select(['menus', 'siteDescription'])
  return (await settings.executeTakeFirst()) ?? NOTHING_SHOWN
})

/** With all redirects, of which there may be very many. */
export async function getSettings(db: Reader): Promise<Settings> {
  const rules = await db.selectFrom('redirect').where('isDeleted', '=', 0).selectAll().orderBy('fromPath').execute()
  return { ...(await getStoredSettings(db)), redirectsRoutes: rules.map(redirects.decode) }
}

async function savedInBetween(db: Reader, seen: number, actor: Actor) {
  const { version } = await db.selectFrom('settings').where('id', '=', ROW).select('version').executeTakeFirstOrThrow()
  return conflictFromAudit(db, { name: COLLECTION, noun: inLanguage('en', settingsPage) }, ROW, version - seen, actor)
}

export async function updateSettings(db: Db, given: Input, version: number, actor: Actor): Promise<void> {
  const input = parseInput(SettingsInput, given)
  await inTransaction(db, async (trx) => {
    const before = await getSiteSettings(trx)
    const result = await trx
      .updateTable('settings')
      .set({ ...rowFromInput(input), version: sql`version + 1`, updatedAt: new Date().toISOString() })
      .where('id', '=', ROW)
      .where('version', '=', version)
      .executeTakeFirst()
    if (Number(result.numUpdatedRows) === 0) throw await savedInBetween(trx, version, actor)
    const change = changeBetween(before, input)
    await writeAudit(trx, actor, {
      action: 'update',
      collection: COLLECTION,
      recordId: ROW,
      recordTitle: 'Settings',
      change,
    })
  })
}
