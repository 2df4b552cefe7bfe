import { z } from 'zod'
import { EVENTS, type EventType, type Subscribable } from '#features/webhooks/shared/events.ts'
import { list } from '#shared/schema/list.ts'
import { text } from '#shared/schema/text.ts'

export interface WebhookRow {
  id: string
  /** What it is for; may be empty. */
  name: string
  url: string
  events: string
  /** In plain text: every call is signed with it. */
  secret: string
  /** Signs beside the new one for a while; empty if there is none. */
  previousSecret: string
  previousUntil: string | null
  isActive: number
  /** When the site gave up; calls are still queued. */
  pausedAt: string | null
  pausedBecause: string
  createdAt: string
}

export interface WebhookDeliveryRow {
  id: string
  webhookId: string
  /** Calls about one record are made in the order of their positions. */
  recordKey: string
  position: number
  type: string
  body: string
  createdAt: string
  /** Null once it was taken or given up. While the webhook is not active, it is not made even if it is due. */
  dueAt: string | null
  attempts: number
  firstTriedAt: string | null
  triedAt: string | null
  deliveredAt: string | null
  /** Of the last attempt; null if nobody answered. */
  status: number | null
  response: string
  ms: number
}

const URL_MAX = 500
const NAME_MAX = 80

export const WebhookInput = z
  .strictObject({
    name: text(NAME_MAX).default('').describe('What it is for'),
    url: z.url({ protocol: /^https?$/ }).max(URL_MAX),
    events: list(z.enum(EVENTS), EVENTS.length)
      .min(1)
      .overwrite((events): Subscribable[] => [...new Set(events)]),
    isActive: z.boolean().default(true),
  })
  .meta({ id: 'WebhookInput' })
export type WebhookInput = z.infer<typeof WebhookInput>

export const Webhook = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(EVENTS)),
    isActive: z.boolean(),
    pausedAt: z.iso.datetime().nullable(),
    pausedBecause: z.string(),
    createdAt: z.iso.datetime(),
    previousUntil: z.iso.datetime().nullable().describe('Until when the secret before signs, too'),
    waiting: z.int().describe('Calls not taken yet'),
    lastCalls: z.array(z.enum(['taken', 'failed', 'waiting'])).describe('Of the last twelve, the oldest first'),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

export const WebhookMade = Webhook.extend({
  secret: z.string().describe('Told once; what signatures are checked with'),
}).meta({ id: 'WebhookMade' })
export type WebhookMade = z.infer<typeof WebhookMade>

export const WebhookSecret = Webhook.pick({ previousUntil: true })
  .extend(WebhookMade.pick({ secret: true }).shape)
  .meta({ id: 'WebhookSecret' })
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const WebhookList = z.object({ items: z.array(Webhook) }).meta({ id: 'WebhookList' })

export const WebhookDelivery = z
  .object({
    id: z.string().describe('The header webhook-id, the same for every attempt'),
    type: z.string(),
    body: z.string(),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable(),
    attempts: z.int(),
    triedAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    status: z.int().nullable(),
    response: z.string(),
    ms: z.int(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveries = z.object({ items: z.array(WebhookDelivery) }).meta({ id: 'WebhookDeliveries' })

export interface HookEvent {
  type: EventType
  /** Calls about the same are made in order. */
  recordKey: string
  data: Record<string, unknown>
}
