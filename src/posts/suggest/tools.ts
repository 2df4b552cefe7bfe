import { ARTICLES_PATH } from '#shared/rubric-address.ts'

export const TOOLS = [
  { title: 'Kalkulačka bonusu', path: '/kalkulacka-bonusu/', alias: 'protočení cena' },
  { title: 'Porovnání kasin', path: '/porovnani/', alias: 'srovnání' },
  { title: 'Všechny recenze', path: '/recenze/', alias: 'kasina' },
  { title: 'Všechny články', path: ARTICLES_PATH, alias: 'rubriky' },
  { title: 'Přehled změn', path: '/zmeny/', alias: 'novinky' },
  { title: 'Pomoc při problémech s hraním', path: '/pomoc/', alias: 'závislost' },
  { title: 'Redakce a autoři', path: '/autor/', alias: '' },
  { title: 'Otevřená data', path: '/data/', alias: 'API' },
  { title: 'Kontaktujte nás', path: '/kontaktujte-nas/', alias: 'e-mail' },
]
