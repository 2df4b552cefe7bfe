import type { Env } from '#infra/env.server.ts'

/** What the site is called; no password should be just that. */
export const siteWords = ({ SITE_NAME, SITE_URL }: Pick<Env, 'SITE_NAME' | 'SITE_URL'>) => [
  SITE_NAME,
  new URL(SITE_URL).hostname,
]
