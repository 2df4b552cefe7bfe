import type { Language } from '#shared/words/language.ts'
import * as l from '#entities/mail-queue/letters.server.ts'
import { inLanguage } from '#shared/words/message.ts'
import { signInScreen } from '#entities/session/messages.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { claimMail, forgetMail, postponeMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import type { MailQueueRow, QueuedKind } from '#entities/mail-queue/schema.ts'
import type { Services } from '#records/services.server.ts'
import { findInvite } from '#entities/session/invite.server.ts'
import { oneTimeAddress } from '#entities/session/one-time-address.server.ts'
import { findResetToken, hasResetToken, newResetToken } from '#entities/session/reset.server.ts'
import { isTokenOf } from '#features/players/letter.server.ts'
import { findUserByEmail, languageOf } from '#entities/user/queries.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { isForGood, type Mail, sendMail, smtpFailure } from '#infra/mail.server.ts'

type Sender = Pick<Services, 'db' | 'env' | 'log' | 'now'>

const NAMES: Record<QueuedKind, string> = {
  reset: 'the mail for a new password',
  invite: 'the mail with an invitation',
  note: 'the mail about a note',
  news: 'the mail to a colleague',
  voice: 'the mail about a voice',
  complaint: 'the mail about a complaint',
  'sign-in': 'the mail about a new device',
  'api-key': 'the mail about an API key',
  import: 'the mail about an import',
}

/** What others wrote in them may look like its place. */
const WITHOUT_TOKEN = new Set<QueuedKind>(['note', 'news', 'sign-in', 'api-key', 'import'])

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** Over a day. */
const MAX_ATTEMPTS = 30

/** Nobody is signed in where a password was forgotten. */
export const SIGN_IN_SCREEN: Actor = { id: null, name: inLanguage('en', signInScreen) }

/** Sends a queued mail, unless another process does. Returns whether the mail server took part in it. */
export async function sendQueued(services: Sender, id: string, actor = SIGN_IN_SCREEN): Promise<boolean> {
  const { db, env, log, now } = services
  const mail = await claimMail(db, id, now())
  if (!mail) return true
  const token = await tokenOfMail(db, id)
  const letter = mail.expiresAt > now().toISOString() ? await letterOf(services, mail, token, actor) : undefined
  if (letter === undefined) {
    await forgetMail(db, id)
    return true
  }
  // Sent again after a crash, it is known to be the same.
  const messageId = `<${id}@${new URL(env.SITE_URL).hostname}>`
  const failure = await sendMail(env, { ...letter, messageId }).then(() => undefined, smtpFailure)
  const isLast = failure && (isForGood(failure) || mail.attempts >= MAX_ATTEMPTS)
  if (!failure || isLast) await forgetMail(db, id)
  else {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.attempts - 1))
    await postponeMail(db, id, new Date(now().getTime() + pause))
  }
  if (failure) log.error(`${NAMES[mail.kind]} failed`, { ...failure, isLast: isLast === true })
  return !failure || isForGood(failure)
}

async function letterOf(services: Sender, mail: MailQueueRow, token: string, actor: Actor): Promise<Mail | undefined> {
  if (mail.kind === 'reset') return issueReset(services, mail.to, token, actor)
  const to = await recipientOf(services, mail, token)
  const text = WITHOUT_TOKEN.has(mail.kind) ? mail.text : mail.text.replaceAll(TOKEN, token)
  return to === undefined ? undefined : { to, subject: mail.subject, text }
}

/** Undefined if the mail has become pointless: its token was used or withdrawn, or nobody has this address. */
async function recipientOf(
  { db, now }: Sender,
  { kind, to }: MailQueueRow,
  token: string,
): Promise<string | undefined> {
  if (kind === 'voice') return (await isTokenOf(db, 'voiceToken', token)) ? to : undefined
  if (kind === 'complaint') return (await isTokenOf(db, 'complaintToken', token)) ? to : undefined
  if (kind === 'invite') return (await findInvite(db, token, now()))?.email
  return kind === 'news' ? addressOf(db, to) : to
}

async function addressOf(db: Sender['db'], userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select('email')
    .executeTakeFirst()
  return user?.email
}

/**
 * The token is issued, and the mail written, when it is first sent, after the response, which must not depend on whether
 * there is such a user.
 */
const issueReset = ({ db, env, now }: Sender, email: string, token: string, actor: Actor): Promise<Mail | undefined> =>
  inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (user?.isActive !== 1) return undefined
    const letter = resetLetter(env, await languageOf(trx, user.id), token)
    if (await hasResetToken(trx, token)) {
      const owner = await findResetToken(trx, token, now())
      return owner && { to: owner.email, ...letter }
    }
    if (!(await newResetToken(trx, user.id, token, now()))) return undefined
    const event = { collection: 'users', recordId: user.id, recordTitle: user.email }
    await writeAudit(trx, actor, { action: 'password-forgot', ...event })
    return { to: user.email, ...letter }
  })

function resetLetter(env: Sender['env'], language: Language, token: string) {
  const params = { site: env.SITE_NAME, address: oneTimeAddress(env, 'reset', token, language) }
  return { subject: inLanguage(language, l.resetSubject, params), text: inLanguage(language, l.reset, params) }
}
