import { type Letter, LINK } from '#features/players/letter.ts'
import type { Services } from '#records/services.server.ts'
import { labels } from '#shared/czech/labels.ts'
import { HELP_PATH } from '#shared/help-lines.ts'

/** With the link in its place, and below it where there is help, and from whom it is. */
export function textOfLetter({ env }: Pick<Services, 'env'>, { paragraphs }: Letter, linkPath: string): string {
  const link = env.SITE_URL + linkPath
  const signature = `${env.SITE_NAME}, ${env.SITE_URL}/`
  const help = `18+ | ${labels.ministryWarning}\nPomoc hráčům a blízkým: ${env.SITE_URL}${HELP_PATH}`
  return [...paragraphs.map((words) => words.replaceAll(LINK, link)), help, signature].join('\n\n')
}
