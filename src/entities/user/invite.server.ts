import { z } from 'zod'
import { inLanguage } from '#shared/words/message.ts'
import * as l from '#entities/user/letters.server.ts'
import type { Actor } from '#records/actor.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { queueMail, TOKEN, tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import type { Services } from '#records/services.server.ts'
import { endInvites, INVITE_MS, newInvite } from '#entities/session/invite.server.ts'
import { oneTimeAddress } from '#entities/session/one-time-address.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { insertInvited, languageOf } from '#entities/user/queries.server.ts'
import type { User, UserInput } from '#entities/user/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { newId } from '#shared/id.ts'

export const Invite = z
  .object({
    /** Available only now: the database stores its hash. */
    link: z.string(),
    expiresAt: z.iso.datetime(),
    isMailed: z.boolean(),
  })
  .meta({ id: 'Invite' })
export type Invite = z.infer<typeof Invite>

const eventOf = ({ id, email }: Pick<User, 'id' | 'email'>) => ({
  collection: 'users',
  recordId: id,
  recordTitle: email,
})

export async function inviteNewUser(
  services: Services,
  input: UserInput,
  actor: Actor,
): Promise<User & { invite: Invite }> {
  const mail = await newMail(services.db)
  const { user, invite } = await inTransaction(services.db, async (trx) => {
    const made = await insertInvited(trx, input, actor)
    return { user: made, invite: await makeInvite(trx, services, mail, made, actor) }
  })
  sendLater(services, mail, invite)
  return { ...user, invite }
}

export async function inviteAgain(services: Services, user: User, actor: Actor): Promise<Invite> {
  const mail = await newMail(services.db)
  const invite = await inTransaction(services.db, async (trx) => {
    await writeAudit(trx, actor, { action: 'invite', ...eventOf(user) })
    return makeInvite(trx, services, mail, user, actor)
  })
  sendLater(services, mail, invite)
  return invite
}

export async function withdrawInvite(db: Db, user: User, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endInvites(trx, user.id)
    await writeAudit(trx, actor, { action: 'invite-withdraw', ...eventOf(user) })
  })
}

/** Before the transaction: the first token makes the server's secret, which would wait for the transaction's lock. */
async function newMail(db: Db) {
  const id = newId()
  return { id, token: await tokenOfMail(db, id) }
}
type NewMail = Awaited<ReturnType<typeof newMail>>

async function makeInvite(
  trx: Trx,
  { env, now }: Services,
  { id: mailId, token }: NewMail,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  actor: Actor,
): Promise<Invite> {
  const { expiresAt } = await newInvite(trx, id, token, now())
  const isMailed = canSendMail(env)
  const language = await languageOf(trx, id)
  const addressOf = (given: string) => oneTimeAddress(env, 'join', given, language)
  if (isMailed) {
    const params = { site: env.SITE_NAME, name, inviter: actor.name, address: addressOf(TOKEN) }
    const subject = inLanguage(language, l.inviteSubject, params)
    const text = inLanguage(language, l.invite, params)
    await queueMail(trx, { id: mailId, kind: 'invite', to: email, subject, text }, now(), INVITE_MS)
  }
  return { link: addressOf(token), expiresAt, isMailed }
}

function sendLater(services: Services, { id }: NewMail, { isMailed }: Invite): void {
  if (isMailed) later(services, 'the mail with an invitation', async () => void (await sendQueued(services, id)))
}
