import { hash } from '@node-rs/argon2'
import type { Actor } from '#entities/actor.ts'
import type { Db, Reader } from '#entities/collection.server.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { writeAudit } from '#entities/history.server.ts'
import { PASSWORD_MAX, PASSWORD_MIN, type User, UserInput, userMapper } from '#entities/user/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

/** Argon2id as OWASP advises; the library's default algorithm is argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hasUsers(db: Reader): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function hashPassword(password: string): Promise<string> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    const message = `Passwords have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`
    throw new AppError('VALIDATION_FAILED', message, [{ path: 'password', message }])
  }
  return hash(password, ARGON)
}

export async function createUser(db: Db, given: UserInput, password: string, actor: Actor): Promise<User> {
  const input = parseInput(UserInput, given)
  const passwordHash = await hashPassword(password)
  const now = new Date().toISOString()
  const email = input.email.toLowerCase()
  const user: User = { ...input, email, id: newId(), version: 1, isDeleted: false, createdAt: now, updatedAt: now }
  await inTransaction(db, async (trx) => {
    const taken = await trx
      .selectFrom('user')
      .where('email', '=', email)
      .where('isDeleted', '=', 0)
      .select('id')
      .executeTakeFirst()
    if (taken) {
      const message = 'There is already a user with this e-mail.'
      throw new AppError('SLUG_TAKEN', message, [{ path: 'email', message }])
    }
    await trx
      .insertInto('user')
      .values({ ...userMapper.encode(user), passwordHash })
      .execute()
    await writeAudit(trx, actor, { action: 'create', collection: 'users', recordId: user.id, recordTitle: user.email })
  })
  return user
}

/** For somebody who forgot theirs; the audit log tells that it happened, never the password. */
export async function setPassword(db: Db, email: string, password: string, actor: Actor): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('user')
      .where('email', '=', email.toLowerCase())
      .where('isDeleted', '=', 0)
      .select(['id', 'email', 'version'])
      .executeTakeFirst()
    if (!user) throw new AppError('NOT_FOUND', 'There is no user with this e-mail.')
    await trx
      .updateTable('user')
      .set({ passwordHash, version: user.version + 1, updatedAt: new Date().toISOString() })
      .where('id', '=', user.id)
      .execute()
    await writeAudit(trx, actor, {
      action: 'password',
      collection: 'users',
      recordId: user.id,
      recordTitle: user.email,
    })
  })
}
