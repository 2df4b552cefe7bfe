import * as m from '#entities/message/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { isSet } from '#records/list/list-rules.server.ts'
import type { Listed } from '#records/list/list-query.server.ts'
import { MESSAGES } from '#entities/message/queries.server.ts'
import { type Message, messageMapper } from '#entities/message/schema.ts'
import { removeFromSearch } from '#records/list/search-index.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'

/** The audit log outlives the message, so it contains no name. */
const AUDIT_TITLE = 'Message'

export const messageList: Listed<Message, 'messages'> = {
  name: MESSAGES,
  table: 'message',
  decode: (row) => messageMapper.decode(row),
  list: {
    sorts: { createdAt: ['createdAt'], updatedAt: ['updatedAt'] },
    defaultSort: '-createdAt',
    filters: { isRead: isSet('isRead') },
  },
}

export async function getMessage(db: Reader, id: string, isLocked = false): Promise<Message> {
  const row = await db
    .selectFrom('message')
    .where('id', '=', id)
    .selectAll()
    // On SQLite a transaction is the only writer anyway.
    .$if(isLocked && dialectOf(db).name === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.noSuchMessage)
  return messageMapper.decode(row)
}

/** What is decided by the message as read here stays true until the transaction ends. */
const lockMessage = (trx: Trx, id: string) => getMessage(trx, id, true)

/** Messages are immutable except for their read and archived flags. */
export async function changeMessage(
  db: Db,
  id: string,
  change: Partial<Pick<Message, 'isRead' | 'isDeleted'>>,
  actor: Actor,
): Promise<Message> {
  return inTransaction(db, async (trx) => {
    const before = await lockMessage(trx, id)
    const after: Message = { ...before, ...change }
    if (after.isRead === before.isRead && after.isDeleted === before.isDeleted) return before
    after.version++
    after.updatedAt = new Date().toISOString()
    await trx.updateTable('message').set(messageMapper.encode(after)).where('id', '=', id).execute()
    if (after.isDeleted !== before.isDeleted) {
      const action = after.isDeleted ? 'archive' : 'unarchive'
      await writeAudit(trx, actor, { action, collection: MESSAGES, recordId: id, recordTitle: AUDIT_TITLE })
    }
    return after
  })
}

export async function deleteMessage(db: Db, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const message = await lockMessage(trx, id)
    if (!message.isDeleted) throw new AppError('NOT_ARCHIVED', m.archiveFirst)
    await trx.deleteFrom('message').where('id', '=', id).execute()
    await removeFromSearch(trx, MESSAGES, id)
    await writeAudit(trx, actor, { action: 'delete', collection: MESSAGES, recordId: id, recordTitle: AUDIT_TITLE })
  })
}
