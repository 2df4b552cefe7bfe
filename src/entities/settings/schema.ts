import { z } from 'zod'
import { DEFAULT_DAYS, FactDays } from '#features/facts/kinds.ts'
import { DEFAULT_MENUS, Menus } from '#entities/settings/menus.ts'
import { Redirect } from '#entities/redirect/schema.ts'
import { readable, text } from '#shared/schema/text.ts'

const ROBOTS_MAX = 20_000

export const SettingsInput = z
  .strictObject({
    robotsTXT: readable.max(ROBOTS_MAX),
    siteDescription: text(300),
    contactEmail: z.union([z.literal(''), z.email().max(254)]),
    /** The operator of the site, for the contact and privacy pages. */
    operator: text(300),
    factDays: FactDays,
    menus: Menus,
  })
  .meta({ id: 'SettingsInput' })
export type SettingsInput = z.infer<typeof SettingsInput>

export const Settings = SettingsInput.extend({
  redirectsRoutes: z.array(Redirect),
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
}).meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

export const defaultSettings: SettingsInput = {
  robotsTXT: 'User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /go/\n',
  siteDescription: '',
  contactEmail: '',
  operator: '',
  factDays: DEFAULT_DAYS,
  menus: DEFAULT_MENUS,
}

export interface SettingsRow {
  id: string
  robotsTxt: string
  siteDescription: string
  contactEmail: string
  operator: string
  /** As JSON; missing kinds have the default number of days. */
  factDays: string
  /** As JSON. */
  menus: string
  version: number
  updatedAt: string
}
