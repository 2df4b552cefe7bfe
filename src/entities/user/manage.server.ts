import * as m from '#entities/user/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { conflictFromAudit } from '#records/crud/conflict.server.ts'
import { changeBetween, writeAudit } from '#records/history/history.server.ts'
import { equals, titledSorts } from '#records/list/list-rules.server.ts'
import type { Listed } from '#records/list/list-query.server.ts'
import { refuseReadOnlyChanges } from '#records/calls/read-only.server.ts'
import { endInvites } from '#entities/session/invite.server.ts'
import { deletePrivateViews } from '#entities/saved-view/queries.server.ts'
import { endLinksMadeBy } from '#features/preview-links/store.server.ts'
import { revokeKeysOf } from '#features/api-keys/store.server.ts'
import { endSessionsOf } from '#entities/session/queries.server.ts'
import { refuseTakenEmail } from '#entities/user/queries.server.ts'
import { User, UserInput, userMapper } from '#entities/user/schema.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { fold } from '#shared/czech/slug.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { keysOf } from '#shared/objects.ts'

/** Explicit columns, so that the password hash is never read. */
const COLUMNS = keysOf(User.shape)

const { title: byName, ...byTime } = titledSorts

export const userList: Listed<User, 'users'> = {
  name: 'users',
  table: 'user',
  columns: COLUMNS,
  decode: (row) => userMapper.decode(row),
  list: {
    sorts: { ...byTime, name: byName, email: ['email'] },
    defaultSort: 'name',
    hasDrafts: true,
    filters: { role: equals('role', Role) },
  },
  // There are few users, and their names must not get into the site's search index.
  async search(db, words) {
    const people = await db.selectFrom('user').select(['id', 'name', 'email']).execute()
    const has = (text: string, word: string) =>
      fold(text)
        .split(/[^a-z0-9]+/)
        .some((each) => each.startsWith(word))
    return people.flatMap(({ id, name, email }) => (words.every((word) => has(`${name} ${email}`, word)) ? id : []))
  },
}

export async function getUser(db: Reader, id: string): Promise<User> {
  const row = await db.selectFrom('user').where('id', '=', id).select(COLUMNS).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.noSuchUser)
  return userMapper.decode(row as never)
}

export async function updateUser(
  db: Db,
  id: string,
  given: UserInput,
  version: number,
  actor: Actor,
  readOnly: object = {},
): Promise<User> {
  const input = parseInput(UserInput, given)
  return inTransaction(db, async (trx) => {
    const before = await getUser(trx, id)
    if (before.version === version) refuseReadOnlyChanges(readOnly, before)
    const email = input.email.toLowerCase()
    if (id === actor.id && email !== before.email) {
      throw new AppError('VALIDATION_FAILED', m.ownEmail, [fieldError('email', m.ownEmail)])
    }
    return writeUser(trx, before, { ...input, email }, version, actor, 'update')
  })
}

/** An unarchived user is inactive, as other unarchived records are drafts. */
export async function setUserArchived(db: Db, id: string, isDeleted: boolean, actor: Actor): Promise<User> {
  return inTransaction(db, async (trx) => {
    const before = await getUser(trx, id)
    if (before.isDeleted === isDeleted) return before
    const change = isDeleted ? { isDeleted } : { isDeleted, isActive: false }
    return writeUser(trx, before, change, before.version, actor, isDeleted ? 'archive' : 'unarchive')
  })
}

/** Deletes permanently, with sessions. Revisions and the audit log keep the name; no record references users. */
export async function deleteUser(db: Db, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await getUser(trx, id)
    if (!user.isDeleted) throw new AppError('NOT_ARCHIVED', m.archiveFirst)
    await deletePrivateViews(trx, id)
    await trx.deleteFrom('user').where('id', '=', id).execute()
    const event = { collection: userList.name, recordId: id, recordTitle: user.email }
    await writeAudit(trx, actor, { action: 'delete', ...event })
  })
}

async function writeUser(
  trx: Trx,
  before: User,
  change: Partial<User>,
  version: number,
  actor: Actor,
  action: string,
): Promise<User> {
  const user: User = { ...before, ...change, version: version + 1, updatedAt: new Date().toISOString() }
  await lockAdmins(trx)
  if (!user.isDeleted) await refuseTakenEmail(trx, user.email, user.id)
  const { numUpdatedRows } = await trx
    .updateTable('user')
    .set(userMapper.encode(user))
    .where('id', '=', user.id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) {
    const { version: now } = await getUser(trx, user.id)
    throw await conflictFromAudit(trx, { name: userList.name, noun: 'user' }, user.id, now - version, actor)
  }
  if (isWorkingAdmin(before)) await refuseNoAdmin(trx)
  const isOut = user.isDeleted || !user.isActive
  if (isOut) await revokeKeysOf(trx, user.id)
  if (isOut) await endLinksMadeBy(trx, user.id)
  if (isOut || user.email !== before.email) await endInvites(trx, user.id)
  if (isOut || user.email !== before.email || user.role !== before.role) {
    await endSessionsOf(trx, user.id, { reason: 'account' })
  }
  await writeAudit(trx, actor, {
    action,
    collection: userList.name,
    recordId: user.id,
    recordTitle: user.email,
    change: changeBetween(before, user),
  })
  return user
}

const isWorkingAdmin = (user: User) => user.role === 'admin' && user.isActive && !user.isDeleted

/** Serializes changes to admins, so that two admins cannot deactivate each other concurrently. */
async function lockAdmins(trx: Trx): Promise<void> {
  await trx
    .updateTable('user')
    .set((set) => ({ version: set.ref('version') }))
    .where('role', '=', 'admin')
    .execute()
}

async function refuseNoAdmin(trx: Trx): Promise<void> {
  const left = await trx
    .selectFrom('user')
    .where('role', '=', 'admin')
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select('id')
    .executeTakeFirst()
  if (!left) throw new AppError('LAST_ADMIN')
}
