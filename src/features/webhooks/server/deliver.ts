import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { WebhookDeliveryRow, WebhookRow } from '#features/webhooks/schema.ts'
import { getHook, pauseHook } from '#features/webhooks/store.server.ts'
import { createGuardedRequest, limitTime } from '#features/links/server/guarded-request.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Db } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** After each attempt in turn; the last one again and again. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  12 * HOUR_MS,
]
const GIVEN_UP_MS = 72 * HOUR_MS
/** Longer than an attempt takes: if the process is killed, another one calls after this. */
const CLAIM_MS = MINUTE_MS
const GONE = 410
const KEPT_CHARACTERS = 1000

interface Answer {
  status: number | null
  response: string
  ms: number
}

/** https://www.standardwebhooks.com, version 1. The secret is base64 behind its prefix. */
function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** By the new secret and, while the other side learns it, by the one before. */
function signaturesOf(
  { secret, previousSecret, previousUntil }: WebhookRow,
  id: string,
  seconds: number,
  body: string,
): string {
  const isBoth = previousUntil !== null && Date.parse(previousUntil) > seconds * SECOND_MS
  const secrets = isBoth ? [secret, previousSecret] : [secret]
  return secrets.map((each) => signatureOf(each, id, seconds, body)).join(' ')
}

/** Makes one call, unless another process does. Returns whether it was taken. */
export async function deliver(services: Services, id: string): Promise<boolean> {
  const { db, now } = services
  const delivery = await claim(db, id, now())
  if (!delivery) return true
  const hook = await getHook(db, delivery.webhookId)
  const answer = await post(services, hook, delivery)
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
  await inTransaction(db, async (trx) => {
    const at = now()
    const isTriedAgain = !isTaken && hook.isActive === 1 && delivery.type !== 'test'
    const failed = isTriedAgain ? pauseAfter(delivery, answer, at) : undefined
    const dueAt = failed && failed !== 'given up' ? new Date(at.getTime() + failed).toISOString() : null
    const outcome = { ...answer, triedAt: at.toISOString(), deliveredAt: isTaken ? at.toISOString() : null, dueAt }
    await trx
      .updateTable('webhookDelivery')
      .set(outcome)
      .where('id', '=', id)
      .where('deliveredAt', 'is', null)
      .execute()
    if (failed === 'given up')
      await pauseHook(trx, delivery.webhookId, answer.status === null ? answer.response : String(answer.status), at)
  })
  return isTaken
}

const claim = (db: Db, id: string, now: Date): Promise<WebhookDeliveryRow | undefined> =>
  db
    .updateTable('webhookDelivery')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      firstTriedAt: eb.fn.coalesce('firstTriedAt', eb.val(now.toISOString())),
      dueAt: new Date(now.getTime() + CLAIM_MS).toISOString(),
    }))
    .where('id', '=', id)
    .where('dueAt', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst()

function pauseAfter(
  { attempts, firstTriedAt }: WebhookDeliveryRow,
  { status }: Answer,
  now: Date,
): number | 'given up' {
  const since = now.getTime() - Date.parse(firstTriedAt ?? now.toISOString())
  if (status === GONE || since >= GIVEN_UP_MS) return 'given up'
  return PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS
}

async function post({ env, now }: Services, hook: WebhookRow, { id, body }: WebhookDeliveryRow): Promise<Answer> {
  const options = {
    userAgent: `Webhooks (+${env.SITE_URL}/)`,
    ...(env.WEBHOOK_PRIVATE_ADDRESSES ? { isAllowed: () => true } : {}),
  }
  const limit = limitTime(options)
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  const seconds = Math.floor(now().getTime() / SECOND_MS)
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signaturesOf(hook, id, seconds, body),
  }
  try {
    const answer = await createGuardedRequest(options)('POST', new URL(hook.url), limit.signal, { headers, body })
    return { status: answer.statusCode ?? null, response: await beginningOf(answer), ms: took() }
  } catch (error) {
    return { status: null, response: limit.reason(error), ms: took() }
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  answer.setEncoding('utf8')
  try {
    for await (const part of answer) {
      text += String(part)
      if (text.length >= KEPT_CHARACTERS) break
    }
  } catch {
    // The status has been read; a body that breaks off says nothing more.
  }
  answer.destroy()
  return text.slice(0, KEPT_CHARACTERS).replaceAll('\u0000', '').toWellFormed()
}
