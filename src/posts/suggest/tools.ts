import { HELP_PARTS, HELP_PATH } from '#shared/help-lines.ts'
import { PAUSE_PATH } from '#shared/pause.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'

interface Tool {
  title: string
  path: string
  /** Other words it is found by. */
  alias: string
}

/** Pages for people whom gambling harms, the most important first. */
export const HELP_TOOLS: readonly Tool[] = [
  {
    title: 'Pomoc při problémech s hraním',
    path: HELP_PATH,
    alias: 'linka pomoci závislost závislý gambler gambling dluhy blízcí rodina zavolat krize',
  },
  {
    title: 'Pauza: schovat odkazy ke hraní',
    path: PAUSE_PATH,
    alias: 'přestávka přestat sebevyloučení vyloučení blokace',
  },
  { title: 'Krátký test: mám s hraním problém?', path: `${HELP_PATH}#${HELP_PARTS.test}`, alias: 'PGSI závislost' },
  { title: 'Kolik si můžu dovolit', path: `${HELP_PATH}#${HELP_PARTS.limit}`, alias: 'limit limity dluhy rozpočet' },
  {
    title: 'Zápis do rejstříku vyloučených osob',
    path: `${HELP_PATH}#${HELP_PARTS.register}`,
    alias: 'vyloučení sebevyloučení zákaz',
  },
]

export const TOOLS: readonly Tool[] = [
  ...HELP_TOOLS,
  { title: 'Kalkulačka bonusu', path: '/kalkulacka-bonusu/', alias: 'protočení cena výpočet cashback' },
  { title: 'Porovnání kasin', path: '/porovnani/', alias: 'srovnání' },
  { title: 'Výplaty podle našich měření', path: '/mereni-vyplat/', alias: 'výběry naměřené rychlost' },
  { title: 'Všechny recenze', path: '/recenze/', alias: 'kasina' },
  { title: 'Všechny články', path: ARTICLES_PATH, alias: 'rubriky' },
  { title: 'Přehled změn', path: '/zmeny/', alias: 'novinky' },
  { title: 'Redakce a autoři', path: '/autor/', alias: '' },
  { title: 'Otevřená data', path: '/data/', alias: 'API CSV' },
  { title: 'Kontaktujte nás', path: '/kontaktujte-nas/', alias: 'kontakt e-mail napsat stížnost' },
  {
    title: 'Zásady ochrany osobních údajů',
    path: '/zasady-ochrany-osobnich-udaju/',
    alias: 'soukromí cookies GDPR',
  },
]
