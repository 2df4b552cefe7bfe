import type { Env } from '#infra/env.server.ts'
import type { Language } from '#shared/words/language.ts'

/** Where a mail leads to. The language is that of the mail: who opens it may be nobody yet that this browser knows. */
export const oneTimeAddress = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  kind: 'join' | 'reset',
  token: string,
  language: Language,
): string => `${SITE_URL}/admin#${kind}=${token}&language=${language}`
