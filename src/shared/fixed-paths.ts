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
  '/stiznosti/',
  '/stiznosti/nova/',
  '/stiznosti/moje/',
  '/stiznosti/odpoved/',
  '/hledat/',
  '/hlidat/',
]
