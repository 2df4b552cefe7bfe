import { throttleKey } from '#entities/session/tokens.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { checkEvidence, type Evidence } from '#features/complaints/files.server.ts'
import { addComplaint } from '#features/complaints/player.server.ts'
import { FILES_MAX } from '#features/complaints/shared/limits.ts'
import {
  checkComplaint,
  type Errors,
  TOO_LARGE_FILES,
  TOO_MANY_FILES,
  UNREADABLE_FILES,
  valuesOf,
} from '#features/complaints/site/form-state.ts'
import type { NewState } from '#features/complaints/site/new-page.tsx'
import { masked } from '#features/players/masked.ts'
import { mailboxOf } from '#features/watching/schema.ts'
import type { Services } from '#records/services.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, loadMailer } from '#infra/mail.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { AppError } from '#shared/app-error.ts'
import { countOf } from '#shared/czech/format.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { networkOf } from '#shared/network.ts'
import type { FormRequest } from '#site/page.ts'

interface Taken {
  state: NewState
  status: number
  retryAfter?: number
}

const HOUR_MS = 60 * 60_000
const NETWORK: ThrottleRule[] = [{ count: 5, windowMs: HOUR_MS }]
/** Nobody is flooded with mails by others who type an address. */
const MAILBOX: ThrottleRule[] = [{ count: 3, windowMs: 24 * HOUR_MS }]
const OFFER: ThrottleRule[] = [{ count: 30, windowMs: HOUR_MS }]

const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const
export const minutesWords = (seconds: number) => countOf(Math.ceil(seconds / 60), MINUTES)

export async function takeComplaint({ services, form, files, clientAddress }: FormRequest): Promise<Taken> {
  if (!canSendMail(services.env)) return { status: 409, state: { step: 'closed' } }
  const values = valuesOf(form)
  const refused = (status: number, errors: Errors, problem = '', retryAfter = 0): Taken => ({
    status,
    state: { step: 'form', values, errors, problem },
    ...(retryAfter > 0 ? { retryAfter } : {}),
  })
  const chosen = files.get('doklady') ?? []
  const checked = checkComplaint(values, services.now())
  const tooMany: Errors = chosen.length > FILES_MAX ? { doklady: TOO_MANY_FILES } : {}
  if ('errors' in checked) return refused(422, { ...checked.errors, ...tooMany })
  if (tooMany.doklady) return refused(422, tooMany)
  const { input, email, nickname } = checked
  const offer = isSlug(checked.offer) ? await findOfferBySlug(services.db, checked.offer) : undefined
  if (!offer) return refused(422, { kasino: 'Vyberte kasino ze seznamu.' })
  const sent: Taken = { status: 200, state: { step: 'sent', maskedEmail: masked(email) } }
  // A bot sees success and learns nothing.
  if (form.get(HONEYPOT)) return sent
  const wait = await throttleForm(services, clientAddress, offer.id)
  if (wait > 0) {
    const problem = `Za poslední hodinu přišlo už mnoho stížností. Další pošlete nejdříve za ${minutesWords(wait)}.`
    return refused(429, {}, problem, wait)
  }
  const evidence = await readEvidence(chosen)
  if (typeof evidence === 'string') return refused(422, { doklady: evidence })
  // Silently, or the page would tell who has complained before.
  if (await isMailboxFull(services, email)) return sent
  await loadMailer()
  const about = { id: offer.id, collection: `${offer.kind}s` as const, title: offer.title }
  const mailId = await addComplaint(services, { offer: about, input, email, nickname, files: evidence })
  // If the mail server does not take it now, the job that sends queued mails tries again.
  later(services, 'a confirmation of a complaint', async () => void (await sendQueued(services, mailId)))
  return sent
}

/** Counts a form. Returns 0, or the seconds to wait. */
export async function throttleForm({ db, now }: Pick<Services, 'db' | 'now'>, address: string, offerId: string) {
  const network = await throttle(db, await throttleKey(db, 'complaint', networkOf(address)), NETWORK, now())
  if (network.wait > 0) return network.wait
  const offer = await throttle(db, await throttleKey(db, 'complaint-offer', offerId), OFFER, now())
  if (offer.wait > 0) await network.giveBack()
  return offer.wait
}

async function isMailboxFull({ db, now }: Services, email: string): Promise<boolean> {
  const key = await throttleKey(db, 'complaint-mail', mailboxOf(email))
  return (await throttle(db, key, MAILBOX, now())).wait > 0
}

/** The files, or what is wrong with them. */
export async function readEvidence(files: readonly File[]): Promise<Evidence[] | string> {
  if (files.length > FILES_MAX) return TOO_MANY_FILES
  try {
    return await checkEvidence(files)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return error.code === 'BODY_TOO_LARGE' ? TOO_LARGE_FILES : UNREADABLE_FILES
  }
}
