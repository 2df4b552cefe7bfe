import { ARTICLES_PATH } from '#shared/rubric-address.ts'

export const FIXED_PATHS: readonly string[] = [
  '/',
  '/recenze/',
  '/autor/',
  ARTICLES_PATH,
  '/kontaktujte-nas/',
  '/zasady-ochrany-osobnich-udaju/',
  '/pomoc/',
  '/pauza/',
  '/data/',
  '/zmeny/',
  '/mereni-vyplat/',
  '/kalkulacka-bonusu/',
  '/porovnani/',
  '/zkusenosti/',
  '/pravidla-zkusenosti/',
  '/stiznosti/',
  '/stiznosti/nova/',
  '/stiznosti/moje/',
  '/stiznosti/odpoved/',
  '/hledat/',
  '/hlidat/',
]

/** Whatever is in these folders is found by its route, and never a post or a redirect. */
const PAGE_FOLDERS: readonly string[] = ['/zkusenosti/', '/stiznosti/']

export const isFixedPage = (path: string): boolean =>
  FIXED_PATHS.includes(path) || PAGE_FOLDERS.some((folder) => path.startsWith(folder))
