import { queryOptions } from '@tanstack/react-query'
import * as m from '#entities/message/admin/messages.ts'
import type { Message } from '#entities/message/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { invalidateRecords, recordKey } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** Reading is visible in the list; the other actions remove the row, so they show a toast. */
const SUCCESS_MESSAGES = {
  read: undefined,
  unread: undefined,
  archive: SUCCESS.archived,
  unarchive: SUCCESS.unarchived,
}

export type MessageChange = keyof typeof SUCCESS_MESSAGES

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey('messages', id),
    queryFn: ({ signal }) => api.get('/messages/{id}', { params: { id }, signal }),
  })

export async function changeMessage(id: string, action: MessageChange): Promise<void> {
  const message = await api.post(`/messages/{id}/${action}`, { params: { id } })
  queryClient.setQueryData(messageQuery(id).queryKey, message)
  await invalidateRecords('messages')
  const success = SUCCESS_MESSAGES[action]
  if (success) notify.success(success)
}

export async function deleteMessage({ id, name }: Message): Promise<boolean> {
  const isWanted = await confirm({
    title: m.deleteTitle({ name }),
    body: m.deleteBody(),
    action: m.deleteForGood(),
    isDangerous: true,
  })
  if (!isWanted) return false
  await api.delete('/messages/{id}', { params: { id } })
  await invalidateRecords('messages', id)
  notify.success(SUCCESS.deleted)
  return true
}
