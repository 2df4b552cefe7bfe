import type { Db } from '#records/db.server.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { type Message, MessageInput, messageMapper } from '#entities/message/schema.ts'
import { indexForSearch } from '#records/list/search-index.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { newId } from '#shared/id.ts'

export const MESSAGES = 'messages'

export async function storeMessage(db: Db, given: MessageInput): Promise<Message> {
  const input = parseInput(MessageInput, given)
  const now = new Date().toISOString()
  const message: Message = {
    ...input,
    id: newId(),
    version: 1,
    isDeleted: false,
    isRead: false,
    createdAt: now,
    updatedAt: now,
  }
  await inTransaction(db, async (trx) => {
    await trx.insertInto('message').values(messageMapper.encode(message)).execute()
    const body = `${message.email} ${message.message}`
    await indexForSearch(trx, { collection: MESSAGES, recordId: message.id, title: message.name, body })
  })
  return message
}
