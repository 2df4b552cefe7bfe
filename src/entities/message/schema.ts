import { z } from 'zod'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { recordColumns, recordFields } from '#shared/schema/record.ts'
import { requiredText } from '#shared/schema/text.ts'

export const MessageInput = z
  .strictObject({
    name: requiredText(120, 2),
    email: z.email().max(254),
    message: requiredText(4000, 10),
  })
  .meta({ id: 'MessageInput' })
export type MessageInput = z.infer<typeof MessageInput>

export const Message = MessageInput.extend({ ...recordFields, isRead: z.boolean() }).meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

export const MessageRow = Message.extend({ ...recordColumns, isRead: flag })
export type MessageRow = z.input<typeof MessageRow>
export const messageMapper = rowMapper(MessageRow)
