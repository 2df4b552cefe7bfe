import { queueMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import { type Letter, LINK } from '#features/players/letter.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { labels } from '#shared/czech/labels.ts'
import { HELP_PATH } from '#shared/help-lines.ts'

export type Site = Pick<Services, 'env'>

export interface Sending {
  id: string
  to: string
  letter: Letter
  /** Not sent before. */
  at: Date
  lifeMs: number
}

/** Queues a letter with a link in its place, and below it where there is help, and from whom it is. */
export function queueLetter(
  trx: Trx,
  { env }: Site,
  kind: 'voice' | 'complaint',
  { id, to, letter, at, lifeMs }: Sending,
  pathOf: (token: string) => string,
): Promise<void> {
  const link = env.SITE_URL + pathOf(TOKEN)
  const help = `18+ | ${labels.ministryWarning}\nPomoc hráčům a blízkým: ${env.SITE_URL}${HELP_PATH}`
  const paragraphs = letter.paragraphs.map((words) => words.replaceAll(LINK, link))
  const text = [...paragraphs, help, `${env.SITE_NAME}, ${env.SITE_URL}/`].join('\n\n')
  return queueMail(trx, { id, kind, to, subject: letter.subject, text }, at, lifeMs)
}

/** Each mail has a token of its own, which follows from its id; only the hash is stored. */
export const hashOfMail = async (trx: Trx, mailId: string) => hashToken(await tokenOfMail(trx, mailId))

/** False once what it is about is gone: then its mails are pointless. */
export async function isTokenOf(db: Reader, table: 'voiceToken' | 'complaintToken', token: string): Promise<boolean> {
  const found = await db.selectFrom(table).where('hash', '=', hashToken(token)).select('hash').executeTakeFirst()
  return found !== undefined
}
