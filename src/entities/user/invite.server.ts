import { z } from 'zod'
import type { Actor } from '#entities/actor.ts'
import { writeAudit } from '#entities/history.server.ts'
import type { Services } from '#entities/services.server.ts'
import { endInvites, newInvite } from '#entities/session/invite.server.ts'
import type { Db } from '#entities/tables.server.ts'
import { insertInvited } from '#entities/user/queries.server.ts'
import type { User, UserInput } from '#entities/user/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, sendMail } from '#infra/mail.server.ts'

export const Invite = z
  .object({
    /** Available only now: the database stores its hash. */
    link: z.string(),
    expiresAt: z.iso.datetime(),
    /** Whether it is also sent by e-mail. */
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
  const { user, token, expiresAt } = await inTransaction(services.db, async (trx) => {
    const made = await insertInvited(trx, input, actor)
    return { user: made, ...(await newInvite(trx, made.id, services.now())) }
  })
  return { ...user, invite: deliverInvite(services, user, { token, expiresAt }, actor) }
}

export async function inviteAgain(services: Services, user: User, actor: Actor): Promise<Invite> {
  const made = await inTransaction(services.db, async (trx) => {
    await writeAudit(trx, actor, { action: 'invite', ...eventOf(user) })
    return newInvite(trx, user.id, services.now())
  })
  return deliverInvite(services, user, made, actor)
}

export async function withdrawInvite(db: Db, user: User, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endInvites(trx, user.id)
    await writeAudit(trx, actor, { action: 'invite-withdraw', ...eventOf(user) })
  })
}

function deliverInvite(
  services: Services,
  { name, email }: Pick<User, 'name' | 'email'>,
  { token, expiresAt }: { token: string; expiresAt: string },
  actor: Actor,
): Invite {
  const { env } = services
  const link = `${env.SITE_URL}/admin#join=${token}`
  const isMailed = canSendMail(env)
  if (isMailed) {
    later(services, 'the mail with an invitation', () =>
      sendMail(env, {
        to: email,
        subject: `Your account for ${env.SITE_NAME}`,
        text: [
          `Hello ${name},`,
          `${actor.name} has made an account for you at ${env.SITE_NAME}.`,
          `Choose your password here within seven days:\n${link}`,
          'The address works once. If you did not expect this, there is nothing to do.',
        ].join('\n\n'),
      }),
    )
  }
  return { link, expiresAt, isMailed }
}
