import type { Env } from '#infra/env.server.ts'

/** A password must not consist of just these. */
export const siteWords = ({ SITE_NAME, SITE_URL }: Pick<Env, 'SITE_NAME' | 'SITE_URL'>) => [
  SITE_NAME,
  new URL(SITE_URL).hostname,
]
