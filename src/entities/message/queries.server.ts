import type { Reader } from '#entities/collection.server.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { type Message, MessageInput, messageMapper } from '#entities/message/schema.ts'
import { newId } from '#shared/id.ts'

export async function storeMessage(db: Reader, given: MessageInput): Promise<Message> {
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
  await db.insertInto('message').values(messageMapper.encode(message)).execute()
  return message
}
