import { serverSecret, sign } from '#entities/session/tokens.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import type { ComplaintContactRow, TokenRole } from '#features/complaints/apart-schema.ts'
import { operatorPath, playerPath } from '#features/complaints/shared/address.ts'
import { hashOfMail, queueLetter, type Sending, type Site } from '#features/players/letter.server.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { findOffer } from '#features/players/offer.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { findOwnWriter } from '#entities/writer/own-writer.server.ts'

/** What a step depends on besides the complaint itself. */
export interface Surroundings {
  offer: PlayersOffer
  contact: ComplaintContactRow | undefined
  /** The firm behind the casino; its name if none is known. */
  firm: string
}

export async function readSurroundings(db: Reader, complaint: Complaint): Promise<Surroundings> {
  const [offer, contact, casino] = await Promise.all([
    findOffer(db, complaint),
    findContact(db, complaint.recordId),
    db.selectFrom('casino').where('id', '=', complaint.recordId).select('owner').executeTakeFirst(),
  ])
  return { offer, contact, firm: casino?.owner || offer.title }
}

export const findContact = (db: Reader, recordId: string): Promise<ComplaintContactRow | undefined> =>
  db.selectFrom('complaintContact').where('recordId', '=', recordId).selectAll().executeTakeFirst()

const MODELS = { casinos: 'Casino', bookmakers: 'Bookmaker' } as const

/** Whether this person has written a review of the offer, by name or by saving it; archiving it does not change that. */
export async function hasWrittenReview(
  db: Reader,
  { recordId, collection }: Pick<Complaint, 'recordId' | 'collection'>,
  actor: Actor,
): Promise<boolean> {
  if (actor.id === null) return false
  const reviews = await db
    .selectFrom('post')
    .where('entity', '=', recordId)
    .where('entityModel', '=', MODELS[collection])
    .where('isReviewPost', '=', 1)
    .select(['id', 'writer'])
    .execute()
  if (reviews.length === 0) return false
  const user = await db.selectFrom('user').where('id', '=', actor.id).select(['email', 'name']).executeTakeFirst()
  const writer = user && (await findOwnWriter(db, user))
  if (writer && reviews.some((review) => review.writer === writer)) return true
  const saved = await db
    .selectFrom('revision')
    .where('collection', '=', 'posts')
    .where(
      'recordId',
      'in',
      reviews.map(({ id }) => id),
    )
    .where('authorId', '=', actor.id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return saved !== undefined
}

/** By an address or, where there is none, by the account with the casino, of which a name has only one. */
export type Person = { email: string } | { recordId: string; nickname: string }

export const personHashOf = async (db: Db, person: Person): Promise<string> =>
  'email' in person
    ? sign(await serverSecret(db), 'complaint-email', person.email)
    : sign(await serverSecret(db), 'complaint-account', `${person.recordId} ${person.nickname.toLowerCase()}`)

/** Null once it is forgotten, or if there never was one. */
export async function findEmail(db: Reader, complaintId: string): Promise<string | null> {
  const query = db.selectFrom('complaintPerson').where('complaintId', '=', complaintId).select('email')
  return (await query.executeTakeFirst())?.email || null
}

const PATHS = { player: playerPath, operator: operatorPath }

/** Queues a letter with a link of its own to the page of whoever reads it. */
export async function mailAbout(
  trx: Trx,
  site: Site,
  { complaintId, role, ...sending }: Sending & { complaintId: string; role: TokenRole },
): Promise<void> {
  await addToken(trx, complaintId, role, sending.id)
  await queueLetter(trx, site, 'complaint', sending, PATHS[role])
}

/** The token of a link follows from the id, so that the desk can copy the link although only its hash is stored. */
export async function addToken(trx: Trx, complaintId: string, role: TokenRole, linkId: string): Promise<void> {
  await trx
    .insertInto('complaintToken')
    .values({ hash: await hashOfMail(trx, linkId), complaintId, role })
    .execute()
}

/** The links of one side do not work any more. */
export const dropTokens = (trx: Trx, complaintId: string, role: TokenRole) =>
  trx.deleteFrom('complaintToken').where('complaintId', '=', complaintId).where('role', '=', role).execute()
