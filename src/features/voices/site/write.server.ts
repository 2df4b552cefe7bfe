import type { NamedOffer } from '#features/players/offer.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import { addVoice } from '#features/voices/author.server.ts'
import { checkProof, PROOF_BYTES, type Proof } from '#features/players/proof.server.ts'
import { OFFER_PER_HOUR } from '#features/voices/shared/limits.ts'
import { checkVoice, proofError, valuesOf, type Errors } from '#features/voices/site/form-state.ts'
import type { WriteState } from '#features/voices/site/write-page.tsx'
import { masked } from '#features/players/masked.ts'
import { mailboxOf } from '#features/watching/schema.ts'
import type { Services } from '#records/services.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, loadMailer } from '#infra/mail.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { AppError } from '#shared/app-error.ts'
import { countOf } from '#shared/czech/format.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { networkOf } from '#shared/network.ts'
import type { FormRequest } from '#site/page.ts'

export interface Outcome {
  state: WriteState
  status: number
  retryAfter?: number
}

const HOUR_MS = 60 * 60_000
const NETWORK: ThrottleRule[] = [{ count: 10, windowMs: HOUR_MS }]
/** Nobody is flooded with mails by others who type an address. */
const MAILBOX: ThrottleRule[] = [{ count: 3, windowMs: 24 * HOUR_MS }]
const OFFER: ThrottleRule[] = [{ count: OFFER_PER_HOUR, windowMs: HOUR_MS }]

const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

export async function takeVoice(
  { services, form, files, clientAddress }: FormRequest,
  offer: NamedOffer & { id: string },
): Promise<Outcome> {
  if (!canSendMail(services.env)) return { status: 409, state: { step: 'closed' } }
  const values = valuesOf(form)
  const refused = (status: number, errors: Errors, problem = '', retryAfter = 0): Outcome => ({
    status,
    state: { step: 'form', values, errors, ...(problem ? { problem } : {}) },
    ...(retryAfter > 0 ? { retryAfter } : {}),
  })
  const checked = checkVoice(values, { isNew: true })
  if ('errors' in checked) return refused(422, { ...checked.errors, ...sizeErrors(files) })
  const { input, email } = checked
  const sent: Outcome = { status: 200, state: { step: 'sent', maskedEmail: masked(email) } }
  // A bot sees success and learns nothing.
  if (form.get(HONEYPOT)) return sent
  const wait = await throttleForm(services, clientAddress, offer.id)
  if (wait > 0) {
    const minutes = countOf(Math.ceil(wait / 60), MINUTES)
    return refused(
      429,
      {},
      `Za poslední hodinu přišlo už mnoho zkušeností. Další pošlete nejdříve za ${minutes}.`,
      wait,
    )
  }
  const proof = await readFile(files)
  if (typeof proof === 'string') return refused(422, { doklad: proof })
  // Silently, or the page would tell who has written before.
  if (await isMailboxFull(services, email)) return sent
  await loadMailer()
  const mailId = await addVoice(services, { offer, input, email, proof })
  // If the mail server does not take it now, the job that sends queued mails tries again.
  later(services, 'a confirmation of a voice', async () => void (await sendQueued(services, mailId)))
  return sent
}

/** Counts a form. Returns 0, or the seconds to wait. */
export async function throttleForm({ db, now }: Pick<Services, 'db' | 'now'>, address: string, offerId: string) {
  const network = await throttle(db, await throttleKey(db, 'voice', networkOf(address)), NETWORK, now())
  if (network.wait > 0) return network.wait
  const offer = await throttle(db, await throttleKey(db, 'voice-offer', offerId), OFFER, now())
  if (offer.wait > 0) await network.giveBack()
  return offer.wait
}

async function isMailboxFull({ db, now }: Services, email: string): Promise<boolean> {
  const key = await throttleKey(db, 'voice-mail', mailboxOf(email))
  return (await throttle(db, key, MAILBOX, now())).wait > 0
}

/** The proof, what is wrong with it, or undefined if there is none. */
export async function readFile(files: FormRequest['files']): Promise<Proof | string | undefined> {
  const [file] = files.get('doklad') ?? []
  if (!file) return undefined
  try {
    return await checkProof(file)
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return proofError(error.code, file.size)
    throw error
  }
}

/** Without decoding it: that is left to forms which are counted. */
function sizeErrors(files: FormRequest['files']): Errors {
  const [{ size } = { size: 0 }] = files.get('doklad') ?? []
  return size > PROOF_BYTES ? { doklad: proofError('BODY_TOO_LARGE', size) } : {}
}
