import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { readOnlyFields, refuseReadOnlyChanges, splitReadOnly } from '#records/calls/read-only.server.ts'
import { type FindPage, menuCalls, refuseDeadEnds } from '#entities/settings/menu-calls.server.ts'
import { getSettings, getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { RedirectsRoutes, saveRedirectsRoutes } from '#entities/settings/redirects.server.ts'
import { Settings, SettingsInput } from '#entities/settings/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

const { redirectsRoutes: _, ...readOnly } = readOnlyFields(Settings, SettingsInput)

/** Without `redirectsRoutes`, the redirects are left unchanged. */
const SettingsUpdate = SettingsInput.extend({
  version: z.int().min(1),
  redirectsRoutes: RedirectsRoutes.optional(),
  ...readOnly,
}).meta({ id: 'SettingsUpdate' })

/** The 5,000 redirect rules have some 65,000. */
const MAX_VALUES = 100_000
const tag = 'Settings'

export const privateSettingsCalls = (findPage: FindPage) => [
  ...menuCalls(findPage),
  call({
    method: 'get',
    path: '/settings',
    tag,
    summary: 'The settings of the site, including redirects that are not archived',
    access: 'admin',
    response: Settings,
    run: (_, { services }) => getSettings(services.db),
  }),
  call({
    method: 'put',
    path: '/settings',
    tag,
    summary: 'Save the settings and, if sent, the whole list of redirects',
    access: 'admin',
    body: SettingsUpdate,
    maxValues: MAX_VALUES,
    response: Settings,
    errors: [409],
    run: ({ body: { version, redirectsRoutes, ...rest } }, { services, caller }) =>
      inTransaction(services.db, async (trx) => {
        const { input, readOnly: repeated } = splitReadOnly<SettingsInput>(rest, readOnly)
        const stored = await getStoredSettings(trx)
        if (stored.version === version) {
          refuseReadOnlyChanges(repeated, stored)
          await refuseDeadEnds(trx, input.menus, stored.menus, findPage, 'menus.')
        }
        if (redirectsRoutes) await saveRedirectsRoutes(trx, redirectsRoutes, actorOf(caller))
        await updateSettings(trx, input, version, actorOf(caller))
        return getSettings(trx)
      }),
  }),
]
