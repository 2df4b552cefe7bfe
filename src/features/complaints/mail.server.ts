import type { Letter } from '#features/players/letter.ts'
import { textOfLetter } from '#features/players/letter.server.ts'
import { queueMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import type { Complaint, TokenRole } from '#features/complaints/schema.ts'
import { operatorPath, playerPath } from '#features/complaints/shared/address.ts'
import type { Services } from '#records/services.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'

type Site = Pick<Services, 'env'>

interface Sending {
  id: string
  complaintId: string
  to: string
  role: TokenRole
  letter: Letter
  /** Not sent before. */
  at: Date
  lifeMs: number
}

const PATHS = { player: playerPath, operator: operatorPath }

/** Queues a letter with a link of its own to the page of whoever reads it. */
export async function queueLetter(trx: Trx, site: Site, sending: Sending): Promise<void> {
  const { id, complaintId, to, role, letter, at, lifeMs } = sending
  const text = textOfLetter(site, letter, PATHS[role](TOKEN))
  await addToken(trx, { id: complaintId }, role, id)
  await queueMail(trx, { id, kind: 'complaint', to, subject: letter.subject, text }, at, lifeMs)
}

/** The token of a link follows from the id, so that the desk can copy the link although only its hash is stored. */
export async function addToken(
  trx: Trx,
  { id: complaintId }: Pick<Complaint, 'id'>,
  role: TokenRole,
  linkId: string,
): Promise<void> {
  const hash = hashToken(await tokenOfMail(trx, linkId))
  await trx.insertInto('complaintToken').values({ hash, complaintId, role }).execute()
}

/** False once the complaint is gone: then its mails are pointless. */
export async function isTokenOfComplaint(db: Reader, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('complaintToken')
    .where('hash', '=', hashToken(token))
    .select('complaintId')
    .executeTakeFirst()
  return found !== undefined
}
