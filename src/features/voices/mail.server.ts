import { queueMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import type { Letter } from '#features/players/letter.ts'
import { textOfLetter } from '#features/players/letter.server.ts'
import { authorPath } from '#features/voices/shared/address.ts'
import type { Services } from '#records/services.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'

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
export async function queueLetter(trx: Trx, site: Site, { id, voiceId, to, letter, at, lifeMs }: Sending) {
  const text = textOfLetter(site, letter, authorPath(TOKEN))
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
