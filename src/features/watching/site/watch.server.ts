import type { Services } from '#records/services.server.ts'
import { SubscriberEmail } from '#features/watching/schema.ts'
import {
  addSubscription,
  confirmSubscription,
  throttleRequests,
  endSubscription,
  findSubscription,
} from '#features/watching/subscribe.server.ts'
import type { Reader } from '#records/db.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, loadMailer } from '#infra/mail.server.ts'
import { countOf } from '#shared/czech/format.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { CONFIRM_PARAM, confirmPath, LEAVE_PARAM, leavePath, WATCHED_PARAM } from '#features/watching/site/address.ts'
import { sendConfirmation } from '#features/watching/site/deliver.server.ts'
import { findWatched, type WatchedOffer } from '#features/watching/site/offers.server.ts'
import type { WatchState } from '#features/watching/site/watch-state.ts'
import type { FormRequest } from '#site/page.ts'

export interface Outcome {
  state: WatchState
  status: number
  retryAfter?: number
}

/** The length of a valid token is below this. */
const TOKEN_MAX = 100
const tokenIn = (params: URLSearchParams, name: string) => params.get(name)?.slice(0, TOKEN_MAX)

/** The state for a GET. It changes nothing: mail scanners open links, too. */
export async function watchState({ db, env, now }: Services, params: URLSearchParams): Promise<WatchState> {
  const [leaving, confirming] = [tokenIn(params, LEAVE_PARAM), tokenIn(params, CONFIRM_PARAM)]
  const token = leaving ?? confirming
  if (token !== undefined) {
    const found = await findSubscription(db, token, now())
    const offer = found ? ((await findWatched(db, 'id', found.recordId)) ?? null) : null
    if (leaving !== undefined) return found ? { step: 'leave', offer, action: leavePath(token) } : { step: 'left' }
    if (!found) return { step: 'expired' }
    return found.confirmedAt === null
      ? { step: 'confirm', offer, action: confirmPath(token) }
      : { step: 'confirmed', offer }
  }
  const offer = await findRequested(db, params)
  return offer ? { step: 'form', offer, hasMail: canSendMail(env) } : { step: 'choose' }
}

async function findRequested(db: Reader, params: URLSearchParams): Promise<WatchedOffer | undefined> {
  const slug = params.get(WATCHED_PARAM) ?? ''
  return isSlug(slug) ? findWatched(db, 'slug', slug) : undefined
}

export async function handleWatchForm({ services, params, form, clientAddress }: FormRequest): Promise<Outcome> {
  const { db, now } = services
  const leaving = tokenIn(params, LEAVE_PARAM)
  if (leaving !== undefined) {
    await endSubscription(db, leaving)
    return { status: 200, state: { step: 'left' } }
  }
  const confirming = tokenIn(params, CONFIRM_PARAM)
  if (confirming !== undefined) {
    const found = await findSubscription(db, confirming, now())
    if (found) await confirmSubscription(services, found.id)
    return { status: 200, state: await watchState(services, params) }
  }
  return takeForm(services, form, clientAddress)
}

const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

async function takeForm(services: Services, form: URLSearchParams, address: string): Promise<Outcome> {
  const offer = await findRequested(services.db, form)
  if (!offer) return { status: 404, state: { step: 'choose' } }
  const hasMail = canSendMail(services.env)
  if (!hasMail) return { status: 409, state: { step: 'form', offer, hasMail } }

  const typed = (form.get('email') ?? '').trim()
  const email = SubscriberEmail.safeParse(typed)
  if (!email.success) {
    const error =
      typed === '' ? 'Napište e-mail, na který máme psát.' : 'Tento e-mail nevypadá správně. Zkontrolujte ho, prosím.'
    return { status: 422, state: { step: 'form', offer, hasMail, email: typed, error } }
  }
  // A bot sees success and learns nothing.
  if (form.get(HONEYPOT)) return { status: 200, state: { step: 'sent', offer } }
  const wait = await throttleRequests(services, address)
  if (wait > 0) {
    const minutes = countOf(Math.ceil(wait / 60), MINUTES)
    const problem = `Za poslední hodinu od vás přišlo už několik žádostí. Další pošlete nejdříve za ${minutes}.`
    return { status: 429, retryAfter: wait, state: { step: 'form', offer, hasMail, email: typed, problem } }
  }
  // Before the response: a request that was answered must not be lost. It also blocks the process for a moment.
  await loadMailer()
  // Anything that depends on whether the address is known happens after the response, so timing reveals nothing.
  later(services, 'a subscription', () => subscribe(services, offer, email.data))
  return { status: 200, state: { step: 'sent', offer } }
}

async function subscribe(services: Services, { collection, id: recordId }: WatchedOffer, email: string): Promise<void> {
  const id = await addSubscription(services, { collection, recordId, email })
  // If the mail server does not accept it now, the mailing job retries.
  if (id) await sendConfirmation(services, id)
}
