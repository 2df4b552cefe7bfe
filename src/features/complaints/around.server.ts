import { findOffer, type PlayersOffer } from '#features/players/offer.server.ts'
import type { Complaint, ComplaintContactRow } from '#features/complaints/schema.ts'
import type { Actor } from '#records/actor.ts'
import type { Reader } from '#records/db.server.ts'
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

/** Whether this person has written the review of the offer, by name or by saving it. */
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
    .where('isDeleted', '=', 0)
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
