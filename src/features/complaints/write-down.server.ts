import { mailAbout } from '#features/complaints/around.server.ts'
import { writtenDownLetter } from '#features/complaints/letters.ts'
import * as m from '#features/complaints/messages.ts'
import { LETTER_LIFE_MS } from '#features/complaints/move.server.ts'
import { entering, insertUnread } from '#features/complaints/player.server.ts'
import { ComplaintInput } from '#features/complaints/schema.ts'
import { NEEDS_AMOUNT } from '#features/complaints/shared/kinds.ts'
import { OLDEST_MONTHS } from '#features/complaints/shared/limits.ts'
import { oldestDay, supportHasUntil } from '#features/complaints/shared/taking.ts'
import { addEvent, auditComplaint, findComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import type { WriteDownBody } from '#features/complaints/write-down-schema.ts'
import { OFFER_TABLES } from '#features/players/offer.ts'
import type { Actor } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError, type FieldError, fieldError } from '#shared/app-error.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { newId } from '#shared/id.ts'
import { keysOf, pick } from '#shared/objects.ts'
import { said } from '#shared/words/message.ts'

/**
 * What a player has said to the newsroom. It is in the book at once, because a person has heard it, and by the same rules
 * as what comes by the form.
 */
export const writeDown = (
  services: Pick<Services, 'db' | 'env' | 'now'>,
  body: WriteDownBody,
  actor: Actor,
): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const { id, offer: about, toldBy, nickname, email } = body
    if (await findComplaint(trx, id)) return
    const input = pick(body, keysOf(ComplaintInput.shape))
    const now = services.now()
    const problems = problemsOf(input, pragueDay(now))
    if (problems.length > 0) throw new AppError('VALIDATION_FAILED', m.fillIn, problems)
    const found = await trx
      .selectFrom(OFFER_TABLES[about.collection])
      .where('id', '=', about.id)
      .where('isDeleted', '=', 0)
      .select('title')
      .executeTakeFirst()
    if (!found) throw new AppError('VALIDATION_FAILED', m.fillIn, [fieldError('offer', m.noOffer)])
    const offer = { ...about, title: found.title }
    const unread = await insertUnread(trx, { id, offer, input, email, nickname }, now)
    const holder = { holderId: actor.id, holderName: actor.name }
    const complaint = await saveComplaint(trx, unread, { ...(await entering(trx, now)), ...holder }, now)
    const event = { kind: 'received', actor: 'newsroom', actorName: actor.name, body: toldBy } as const
    await addEvent(trx, { from: unread, to: complaint }, event, now)
    await auditComplaint(trx, actor, 'write-down', complaint)
    if (email === '' || !canSendMail(services.env)) return
    const letter = writtenDownLetter(complaint, offer)
    const sending = { id: newId(), complaintId: id, to: email, role: 'player', letter, at: now } as const
    await mailAbout(trx, services, { ...sending, lifeMs: LETTER_LIFE_MS })
  })

type Told = Pick<WriteDownBody, 'kind' | 'amount' | 'happenedOn' | 'supportOn' | 'isRefused'>

function problemsOf({ kind, amount, happenedOn, supportOn, isRefused }: Told, today: string): FieldError[] {
  const problems: FieldError[] = []
  if (happenedOn > today) problems.push(fieldError('happenedOn', m.notYet))
  else if (happenedOn < oldestDay(today))
    problems.push(fieldError('happenedOn', said(m.tooOld, { months: OLDEST_MONTHS })))
  const until = supportHasUntil(supportOn)
  if (supportOn > today) problems.push(fieldError('supportOn', m.notYet))
  else if (!isRefused && until > today)
    problems.push(fieldError('supportOn', said(m.supportHasTime, { day: { moment: `${until}T12:00:00Z` } })))
  if (amount === null && NEEDS_AMOUNT.has(kind)) problems.push(fieldError('amount', m.amountNeeded))
  return problems
}
