import { queueMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import { type Letter, LINK } from '#features/voices/letters.ts'
import { authorPath } from '#features/voices/shared/address.ts'
import type { Services } from '#records/services.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { labels } from '#shared/czech/labels.ts'
import { HELP_PATH } from '#shared/help-lines.ts'

type Site = Pick<Services, 'env'>

interface Sending {
  id: string
  voiceId: string
  to: string
  letter: Letter
  /** Not sent before. */
  at: Date
  lifeMs: number
}

/** Queues a letter with a link of its own to the author's page. */
export async function queueLetter(trx: Trx, { env }: Site, { id, voiceId, to, letter, at, lifeMs }: Sending) {
  const link = env.SITE_URL + authorPath(TOKEN)
  const signature = `${env.SITE_NAME}, ${env.SITE_URL}/`
  const help = `18+ | ${labels.ministryWarning}\nPomoc hráčům a blízkým: ${env.SITE_URL}${HELP_PATH}`
  const text = [...letter.paragraphs.map((words) => words.replaceAll(LINK, link)), help, signature].join('\n\n')
  await trx
    .insertInto('voiceToken')
    .values({ hash: hashToken(await tokenOfMail(trx, id)), voiceId })
    .execute()
  await queueMail(trx, { id, kind: 'voice', to, subject: letter.subject, text }, at, lifeMs)
}

/** False once the voice is gone: then its mails are pointless. */
export async function isTokenOfVoice(db: Reader, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('voiceToken')
    .where('hash', '=', hashToken(token))
    .select('voiceId')
    .executeTakeFirst()
  return found !== undefined
}
