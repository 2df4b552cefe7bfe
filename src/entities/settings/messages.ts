import { msg, noun } from '#shared/words/message.ts'

export const settingsPage = noun('settings page', {
  gender: 'f',
  1: 'stránka nastavení',
  2: 'stránky nastavení',
  4: 'stránku nastavení',
})
export const settings = msg('settings', 'nastavení')
export const settingsLabel = msg('Settings', 'Nastavení')
export const settingsCounted = msg(
  { one: '{count} settings page', other: '{count} settings' },
  { one: '{count} stránka nastavení', few: '{count} stránky nastavení', other: '{count} stránek nastavení' },
)
export const menusPage = noun('page of menus', { gender: 'f', 1: 'stránka menu', 2: 'stránky menu', 4: 'stránku menu' })
export const menus = msg('menus', 'menu')
export const menusLabel = msg('Menus', 'Menu')
export const menusCounted = msg(
  { one: '{count} page of menus', other: '{count} menus' },
  { one: '{count} stránka menu', few: '{count} stránky menu', other: '{count} stránek menu' },
)

export const enterAddress = msg('Enter a path, or an address with https://', 'Zadejte cestu, nebo adresu s https://')
export const noPageHere = msg('There is no page at this address.', 'Na této adrese žádná stránka není.')
