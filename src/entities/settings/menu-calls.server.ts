import { isRootRelative } from '#shared/hrefs.ts'
import { z } from 'zod'
import * as m from '#entities/settings/messages.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { readOnlyFields, refuseReadOnlyChanges, splitReadOnly } from '#records/calls/read-only.server.ts'
import { MAX_MENU_ITEMS, MENU_PLACES, Menus } from '#entities/settings/menus.ts'
import { getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { SettingsInput } from '#entities/settings/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, type FieldError, fieldError } from '#shared/app-error.ts'
import { list } from '#shared/schema/list.ts'

/** Looks up a path of the site: a live page, a scheduled one, or nothing. */
export type FindPage = (db: Reader, path: string) => Promise<'live' | 'waiting' | undefined>

const SavedMenus = Menus.extend({
  /** Paths in the menus without a live page. */
  notLive: list(z.string(), MENU_PLACES.length * MAX_MENU_ITEMS),
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
}).meta({ id: 'SavedMenus' })
export type SavedMenus = z.infer<typeof SavedMenus>

const readOnly = readOnlyFields(SavedMenus, Menus)
const MenusUpdate = Menus.extend({ version: z.int().min(1), ...readOnly }).meta({ id: 'MenusUpdate' })

const pathsIn = (menus: Menus) => [
  ...new Set(MENU_PLACES.flatMap((place) => menus[place].map(({ address }) => address)).filter(isRootRelative)),
]

async function savedMenus(db: Reader, findPage: FindPage): Promise<SavedMenus> {
  const { menus, version, updatedAt } = await getStoredSettings(db)
  const notLive: string[] = []
  for (const path of pathsIn(menus)) if ((await findPage(db, path)) !== 'live') notLive.push(path)
  return { ...menus, notLive, version, updatedAt }
}

/** Rejects new menu items without a page; existing ones pass, because pages may have disappeared since. */
export async function refuseDeadEnds(
  db: Reader,
  menus: Menus,
  before: Menus,
  findPage: FindPage,
  at = '',
): Promise<void> {
  const known = new Set(pathsIn(before))
  const dead = new Set<string>()
  for (const path of pathsIn(menus)) {
    if (!known.has(path) && (await findPage(db, path)) === undefined) dead.add(path)
  }
  const fields = MENU_PLACES.flatMap((place) =>
    menus[place].flatMap(({ address }, index): FieldError[] =>
      dead.has(address) ? [fieldError(`${at}${place}.${index}.address`, m.noPageHere)] : [],
    ),
  )
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', undefined, fields)
}

const tag = 'Settings'

/** The menus are part of the settings, but editors may change them, too. */
export const menuCalls = (findPage: FindPage) => [
  call({
    method: 'get',
    path: '/settings/menus',
    tag,
    summary: 'The menus of the site, and paths in them without a live page',
    access: 'editor',
    response: SavedMenus,
    run: (_, { services }) => savedMenus(services.db, findPage),
  }),
  call({
    method: 'put',
    path: '/settings/menus',
    tag,
    summary: 'Save the menus; the version is that of the settings',
    access: 'editor',
    body: MenusUpdate,
    response: SavedMenus,
    errors: [409],
    run: ({ body: { version, ...rest } }, { services, caller }) =>
      inTransaction(services.db, async (trx) => {
        const { input: menus, readOnly: repeated } = splitReadOnly<Menus>(rest, readOnly)
        const stored = await getStoredSettings(trx)
        if (stored.version === version) {
          refuseReadOnlyChanges(repeated, await savedMenus(trx, findPage))
          await refuseDeadEnds(trx, menus, stored.menus, findPage)
        }
        const { version: _, updatedAt: __, ...input } = stored
        await updateSettings(trx, SettingsInput.parse({ ...input, menus }), version, actorOf(caller))
        return savedMenus(trx, findPage)
      }),
  }),
]
