import * as m from '#entities/user/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { endSessionsOf } from '#entities/session/queries.server.ts'
import { removeSecondSteps } from '#entities/session/second-step.server.ts'
import { endInvites } from '#entities/session/invite.server.ts'
import { hashPassword, NO_PASSWORD } from '#entities/user/password.server.ts'
import { type User, UserInput, userMapper } from '#entities/user/schema.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import type { Language } from '#shared/words/language.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

/** Who can sign in or once could; the colleagues of the demo cannot. */
export async function hasUsers(db: Reader): Promise<boolean> {
  const known = db.selectFrom('user').where('passwordHash', '<>', NO_PASSWORD).select('id').limit(1)
  return (await known.executeTakeFirst()) !== undefined
}

/** Includes the password hash, which no record contains. */
export async function findUserByEmail(db: Reader, email: string) {
  return db
    .selectFrom('user')
    .where(unarchivedWith('email', email.toLowerCase()))
    .select(['id', 'email', 'name', 'role', 'isActive', 'passwordHash', 'version'])
    .executeTakeFirst()
}

export const insertInvited = (trx: Trx, given: UserInput, actor: Actor): Promise<User> =>
  insertUser(trx, parseInput(UserInput, given), NO_PASSWORD, actor)

/** `siteWords`: names of the site, which make weak passwords. */
export async function createUser(
  db: Db,
  given: UserInput,
  password: string,
  actor: Actor,
  siteWords: string[] = [],
): Promise<User> {
  const input = parseInput(UserInput, given)
  const passwordHash = await hashPassword(password, [input.email, ...siteWords])
  return inTransaction(db, (trx) => insertUser(trx, input, passwordHash, actor))
}

async function insertUser(trx: Trx, input: UserInput, passwordHash: string, actor: Actor): Promise<User> {
  const now = new Date().toISOString()
  const email = input.email.toLowerCase()
  const user: User = { ...input, email, id: newId(), version: 1, isDeleted: false, createdAt: now, updatedAt: now }
  await refuseTakenEmail(trx, email)
  await trx
    .insertInto('user')
    .values({ ...userMapper.encode(user), passwordHash, language: await languageOf(trx, actor.id) })
    .execute()
  await writeAudit(trx, actor, { action: 'create', collection: 'users', recordId: user.id, recordTitle: user.email })
  return user
}

/** Whoever invites a colleague speaks the same language; English for users made on the command line. */
export async function languageOf(db: Reader, id: string | null): Promise<Language> {
  const user =
    id === null ? undefined : await db.selectFrom('user').where('id', '=', id).select('language').executeTakeFirst()
  return user?.language ?? 'en'
}

/** Of concurrent attempts to create the first user only one succeeds; the rest get undefined. */
export async function insertFirstUser(
  trx: Trx,
  input: UserInput,
  passwordHash: string,
  actor: Actor,
): Promise<User | undefined> {
  await dialectOf(trx).lockForSetup(trx)
  return (await hasUsers(trx)) ? undefined : insertUser(trx, input, passwordHash, actor)
}

export async function refuseTakenEmail(trx: Trx, email: string, ownId = ''): Promise<void> {
  const taken = await findUserByEmail(trx, email)
  if (!taken || taken.id === ownId) return
  throw new AppError('SLUG_TAKEN', m.emailTaken, [fieldError('email', m.emailTaken)])
}

/** Resets a password; the audit log records that it happened, never the password. */
export async function setPassword(
  db: Db,
  email: string,
  password: string,
  actor: Actor,
  siteWords: string[] = [],
): Promise<void> {
  const passwordHash = await hashPassword(password, [email, ...siteWords])
  await inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) throw new AppError('NOT_FOUND', m.unknownEmail)
    await changeAccount(trx, user, { passwordHash }, actor)
  })
}

/** Changes sign-in credentials and ends all other sessions of the user: an intruder may be the reason for the change. */
export async function changeAccount(
  trx: Trx,
  user: { id: string; email: string },
  change: { passwordHash: string } | { email: string },
  actor: Actor,
  { keepSession = '', action }: { keepSession?: string; action?: string } = {},
): Promise<void> {
  const values = 'email' in change ? { email: change.email.toLowerCase() } : change
  if ('email' in values) await refuseTakenEmail(trx, values.email, user.id)
  await trx
    .updateTable('user')
    .set((set) => ({ ...values, version: set('version', '+', 1), updatedAt: new Date().toISOString() }))
    .where('id', '=', user.id)
    .execute()
  await endSessionsOf(trx, user.id, { reason: 'account', except: keepSession })
  await endInvites(trx, user.id)
  await writeAudit(trx, actor, {
    action: action ?? ('email' in values ? 'email' : 'password'),
    collection: 'users',
    recordId: user.id,
    recordTitle: user.email,
    ...('email' in values ? { change: { email: { from: user.email, to: values.email } } } : {}),
  })
}

/** For users who lost their telephone, their passkeys and the recovery codes. */
export async function disableTwoStepByEmail(db: Db, email: string, actor: Actor): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new AppError('NOT_FOUND', m.unknownEmail)
  await disableTwoStep(db, user, actor)
}

export async function disableTwoStep(db: Db, user: Pick<User, 'id' | 'email'>, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await removeSecondSteps(trx, user.id)
    await endSessionsOf(trx, user.id, { reason: 'account' })
    const event = { collection: 'users', recordId: user.id, recordTitle: user.email }
    await writeAudit(trx, actor, { action: 'totp-off', ...event })
  })
}
