import { netChanges } from '#features/change-log/net-changes.ts'
import { findEntriesBetween } from '#features/change-log/queries.server.ts'
import { isNotifiedByMail } from '#features/change-log/notified-by-mail.ts'
import type { Services } from '#records/services.server.ts'
import { countMail } from '#features/watching/mail-days.server.ts'
import {
  type Claim,
  claimNotification,
  claimConfirmation,
  type DueNotification,
  postpone,
  recordConfirmationSent,
  recordRefusal,
  recordNotified,
  type Subscriber,
} from '#features/watching/queue.server.ts'
import { isForGood, isRefusal, type Mail, replyOf, sendMail, smtpFailure } from '#infra/mail.server.ts'
import { changesMail, confirmationMail } from '#features/watching/site/mails.server.tsx'
import { findWatched } from '#features/watching/site/offers.server.ts'

type Sender = Pick<Services, 'db' | 'env' | 'log' | 'now'>

/** „away“: the mail server itself failed, so there is no point in trying the next mail. */
export type Delivery = 'sent' | 'nothing' | 'refused' | 'away'

export async function sendConfirmation(services: Sender, id: string): Promise<Delivery> {
  const { db, env, now } = services
  const claim = await claimConfirmation(db, id, now())
  const offer = claim && (await findWatched(db, 'id', claim.recordId))
  if (!claim || !offer) return 'nothing'
  const mail = confirmationMail(env, offer, { id, token: claim.token })
  return deliver(services, id, claim, mail, () => recordConfirmationSent(db, id, now()))
}

export async function sendChanges(
  services: Sender,
  subscriber: Subscriber,
  { recordId, until }: Pick<DueNotification, 'recordId' | 'until'>,
): Promise<Delivery> {
  const { db, env, now } = services
  // Queried for each mail: many are sent one after the other, and the review may be unpublished meanwhile.
  const offer = await findWatched(db, 'id', recordId)
  if (!offer) return 'nothing'
  const entries = await findEntriesBetween(db, recordId, { after: subscriber.toldAt, until }, now())
  const changes = netChanges(entries.filter(isNotifiedByMail))
  if (changes.facts.length === 0) {
    await recordNotified(db, subscriber, until)
    return 'nothing'
  }
  const claim = await claimNotification(db, subscriber, now())
  if (!claim) return 'nothing'
  const { id } = subscriber
  const mail = changesMail(env, offer, changes, { id, token: claim.token, until })
  return deliver(services, id, claim, mail, () => recordNotified(db, subscriber, until))
}

/** If the process is killed before `settle`, the claim expires and the mail is sent again with the same Message-ID. */
async function deliver(
  { db, env, log, now }: Sender,
  id: string,
  { email, recordId }: Claim,
  mail: Omit<Mail, 'to'>,
  settle: () => Promise<void>,
): Promise<Delivery> {
  const failure = await sendMail(env, { to: email, ...mail }).then(() => undefined, smtpFailure)
  if (!failure) {
    await settle()
    await countMail(db, { recordId, outcome: 'sent' }, now())
    return 'sent'
  }
  log.warn('a mail to a subscriber was not taken', { subscription: id, ...failure })
  const reply = replyOf(failure)
  if (!isRefusal(failure)) {
    await postpone(db, id, now())
    await countMail(db, { recordId, outcome: 'away', reply }, now())
    return 'away'
  }
  const isGivenUp = await recordRefusal(db, id, now(), isForGood(failure))
  await countMail(db, { recordId, outcome: isGivenUp ? 'given-up' : 'refused', reply }, now())
  return 'refused'
}
