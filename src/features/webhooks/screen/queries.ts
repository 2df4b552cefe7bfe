import { useQuery } from '@tanstack/react-query'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook, WebhookDelivery } from '#features/webhooks/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { notify } from '#ui/admin/toasts.tsx'

const KEY = ['webhooks']

export const useHooks = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/webhooks', { signal }) })

export const useCalls = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/webhooks/{id}/deliveries', { params: { id }, signal }),
  })

export const lookAgain = () => queryClient.invalidateQueries({ queryKey: KEY })

export const answerWords = ({ status, response, ms }: WebhookDelivery) =>
  status === null ? m.noAnswer({ reason: response }) : m.taken({ status: String(status), ms })

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

export async function saveHook({ id, url, events }: Webhook, change: Partial<Webhook>): Promise<void> {
  const body = { url, events, isActive: change.isActive ?? false, ...pick(change) }
  await api.put('/webhooks/{id}', { params: { id }, body })
  await lookAgain()
}

const pick = ({ url, events }: Partial<Webhook>) => ({ ...(url && { url }), ...(events && { events }) })
