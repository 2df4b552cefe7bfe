import { HOME_SLUG } from '#shared/post-address.ts'

export const NON_ARTICLE_SLUGS = [
  HOME_SLUG,
  'jak-hodnotime',
  'jak-vydelavame',
  'kontaktujte-nas',
  'zasady-ochrany-osobnich-udaju',
  'pomoc',
]
