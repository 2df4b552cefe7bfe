import type { Examined } from '#features/import-site/server/examine.ts'
import type { Known } from '#features/import-site/server/plan/known.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import type { Recorder } from '#features/import-site/server/write/recorder.server.ts'
import { MENU_PLACES, type Menus } from '#entities/settings/menus.ts'
import { ensureSettings, getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import type { Actor } from '#records/actor.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { isSame } from '#shared/is-same.ts'
import { postPath } from '#shared/post-address.ts'
import { type Said, said } from '#shared/words/message.ts'

export const MENUS = 'menus'

/** Replaces the menus that were chosen. What leads to a draft is left out: readers would find no page. */
export async function writeMenus(
  db: Db,
  { survey, plan }: Examined,
  known: Known,
  recorder: Recorder,
  actor: Actor,
): Promise<{ written: number; lost: Said[] }> {
  const done = { written: 0, lost: [] as Said[] }
  const chosen = plan.menus.filter(({ place }) => place !== undefined)
  if (chosen.length === 0) return done
  await ensureSettings(db, defaultSettings)
  const drafts = await draftPaths(db)
  for (const { slug, place, items, lost } of chosen) {
    const key = `${siteKey(survey)}:menu:${slug}`
    if (!place || known.items.has(key)) continue
    const live = items.filter(({ address }) => !drafts.has(address))
    const missing = [...lost, ...items.filter(({ address }) => drafts.has(address)).map(({ label }) => label)]
    done.lost.push(...missing.map((label) => said(m.menuItemLost, { label })))
    if (live.length === 0) continue
    await recorder.write({ key, collection: MENUS, name: slug }, async (trx) => {
      const { menus, version } = await changeMenus(trx, { [place]: live }, actor)
      await recorder.noteMenus(trx, { before: { [place]: menus[place] }, after: { [place]: live } })
      return { id: place, version }
    })
    done.written++
  }
  return done
}

/** Returns the menus as they were. */
async function changeMenus(trx: Trx, change: Partial<Menus>, actor: Actor): Promise<{ menus: Menus; version: number }> {
  const { version, updatedAt: _, ...settings } = await getStoredSettings(trx)
  await updateSettings(trx, { ...settings, menus: { ...settings.menus, ...change } }, version, actor)
  return { menus: settings.menus, version: version + 1 }
}

interface Noted {
  menusBefore: string | null
  menusAfter: string | null
}

/** Puts the menus back that are still as the import made them; returns whether all are. */
export async function undoMenus(trx: Trx, { menusBefore, menusAfter }: Noted, actor: Actor): Promise<boolean> {
  const before = partOf(menusBefore)
  const after = partOf(menusAfter)
  const places = MENU_PLACES.filter((place) => after[place] !== undefined)
  if (places.length === 0) return true
  const { menus } = await getStoredSettings(trx)
  const same = places.filter((place) => isSame(menus[place], after[place]))
  if (same.length > 0) await changeMenus(trx, Object.fromEntries(same.map((place) => [place, before[place]])), actor)
  // An undo that left something behind is asked for again.
  return places.every((place) => same.includes(place) || isSame(menus[place], before[place]))
}

const partOf = (stored: string | null): Partial<Menus> =>
  stored === null ? {} : (JSON.parse(stored) as Partial<Menus>)

async function draftPaths(db: Reader): Promise<Set<string>> {
  const drafts = await db
    .selectFrom('post')
    .where('isDeleted', '=', 0)
    .where('isActive', '=', 0)
    .select(['slug', 'category'])
    .execute()
  return new Set(drafts.map(({ slug, category }) => postPath({ slug, category })))
}
