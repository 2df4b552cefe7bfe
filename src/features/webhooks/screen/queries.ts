import { useQuery } from '@tanstack/react-query'
import { settingsPath } from '#admin/settings/tabs.ts'
import { detailSaid } from '#features/links/detail.ts'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook, WebhookDelivery } from '#features/webhooks/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { text } from '#shared/words/message.ts'
import { notify } from '#ui/admin/toasts.tsx'

const KEY = ['webhooks']

export const LIST = settingsPath('integrations')
export const pathOf = ({ id }: Pick<Webhook, 'id'>) => `/admin/settings/webhooks/${id}`

export const useHooks = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/webhooks', { signal }) })

export const useCalls = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/webhooks/{id}/deliveries', { params: { id }, signal }),
  })

export const lookAgain = () => queryClient.invalidateQueries({ queryKey: KEY })

export const answerWords = ({ status, response }: WebhookDelivery) =>
  status === null ? m.noAnswer({ reason: text(detailSaid(response)) }) : String(status)

/** Says how a call that was just made went. */
export async function callAndTell(make: () => Promise<WebhookDelivery>): Promise<void> {
  try {
    const call = await make()
    if (call.deliveredAt) notify.success(m.wentWell({ status: String(call.status) }))
    else notify.error(m.wentWrong({ answer: answerWords(call) }))
  } finally {
    await lookAgain()
  }
}

type Change = Pick<Webhook, 'isActive'> & Partial<Pick<Webhook, 'name' | 'url' | 'events'>>

export async function saveHook({ id, name, url, events }: Webhook, change: Change): Promise<void> {
  const body = { name, url, events, ...change }
  await api.put('/webhooks/{id}', { params: { id }, body })
  await lookAgain()
}
