import { isHttpsUrl, isRootRelative } from '#shared/hrefs.ts'
import { z } from 'zod'
import { refused } from '#shared/schema/refused.ts'
import * as m from '#entities/settings/messages.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { list } from '#shared/schema/list.ts'
import { requiredText } from '#shared/schema/text.ts'

const LABEL_MAX = 60
const ADDRESS_MAX = 300

export const MenuItem = z
  .strictObject({
    label: requiredText(LABEL_MAX),
    /** A path of this site or an external https URL. */
    address: z
      .string()
      .trim()
      .max(ADDRESS_MAX)
      .refine((given) => isRootRelative(given) || isHttpsUrl(given), refused(m.enterAddress)),
  })
  .meta({ id: 'MenuItem' })
export type MenuItem = z.infer<typeof MenuItem>

export const MENU_PLACES = ['header', 'panel', 'footer'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

/** More would not fit into one line. */
export const MAX_HEADER_ITEMS = 7
export const MAX_MENU_ITEMS = 20

export const Menus = z
  .strictObject({
    header: list(MenuItem, MAX_HEADER_ITEMS),
    panel: list(MenuItem, MAX_MENU_ITEMS),
    footer: list(MenuItem, MAX_MENU_ITEMS),
  })
  .meta({ id: 'Menus' })
export type Menus = z.infer<typeof Menus>

export const DEFAULT_MENUS: Menus = {
  header: [
    { label: 'Žebříček', address: '/#zebricek' },
    { label: 'Recenze', address: '/recenze/' },
    { label: 'Měření výplat', address: '/mereni-vyplat/' },
    { label: 'Kalkulačka bonusu', address: '/kalkulacka-bonusu/' },
    { label: 'Články', address: ARTICLES_PATH },
    { label: 'Jak hodnotíme', address: '/jak-hodnotime/' },
  ],
  panel: [
    { label: 'Revolut casino', address: '/revolut-casino/' },
    { label: 'Paysafecard casino', address: '/paysafecard-casino/' },
    { label: 'Zahraniční sázkové kanceláře', address: '/zahranicni-sazkove-kancelare/' },
    { label: 'Kontaktujte nás', address: '/kontaktujte-nas/' },
  ],
  footer: [
    { label: 'Redakce a autoři', address: '/autor/' },
    { label: 'Jak hodnotíme', address: '/jak-hodnotime/' },
    { label: 'Kalkulačka bonusu', address: '/kalkulacka-bonusu/' },
    { label: 'Zkušenosti hráčů', address: '/zkusenosti/' },
    { label: 'Kniha stížností', address: '/stiznosti/' },
    { label: 'Otevřená data', address: '/data/' },
    { label: 'Kontaktujte nás', address: '/kontaktujte-nas/' },
    { label: 'Zásady ochrany osobních údajů', address: '/zasady-ochrany-osobnich-udaju/' },
  ],
}

/** Stored menus; those never changed have the defaults. */
export const menusFrom = (stored: string): Menus => ({ ...DEFAULT_MENUS, ...(JSON.parse(stored) as Partial<Menus>) })
