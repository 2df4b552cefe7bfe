import { sendQueued } from '#entities/mail-queue/send.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { mailboxOf } from '#features/watching/schema.ts'
import type { Services } from '#records/services.server.ts'
import { later } from '#infra/later.server.ts'
import { loadMailer } from '#infra/mail.server.ts'
import { throttle } from '#infra/throttle.server.ts'
import { countOf } from '#shared/czech/format.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { networkOf } from '#shared/network.ts'
import type { FormRequest } from '#site/page.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Nobody is flooded with mails by others who type an address. */
const MAILBOX_PER_DAY = 3
const MINUTES = ['minutu', 'minuty', 'minuty', 'minut'] as const

/** How many forms are taken in an hour. */
export interface FormLimits {
  kind: 'voice' | 'complaint'
  perNetwork: number
  perOffer: number
}

type Asking = Pick<FormRequest, 'services' | 'clientAddress'>

/** Counts a form. Returns the seconds to wait and the same in words, or undefined. */
export async function mustWait({ services: { db, now }, clientAddress }: Asking, limits: FormLimits, offerId: string) {
  const taken = async (what: string, whose: string, count: number) =>
    throttle(db, await throttleKey(db, what, whose), [{ count, windowMs: HOUR_MS }], now())
  const network = await taken(limits.kind, networkOf(clientAddress), limits.perNetwork)
  const offer = network.wait > 0 ? undefined : await taken(`${limits.kind}-offer`, offerId, limits.perOffer)
  if (offer && offer.wait > 0) await network.giveBack()
  const seconds = offer?.wait ?? network.wait
  return seconds > 0 ? { seconds, words: countOf(Math.ceil(seconds / 60), MINUTES) } : undefined
}

/** The field that people do not see. A bot is shown success and learns nothing. */
export const isFromBot = ({ form }: FormRequest) => Boolean(form.get(HONEYPOT))

/** Whether a mailbox that anybody may have typed is written to once more today. */
export async function mayMail({ db, now }: Pick<Services, 'db' | 'now'>, kind: FormLimits['kind'], email: string) {
  const rules = [{ count: MAILBOX_PER_DAY, windowMs: DAY_MS }]
  return (await throttle(db, await throttleKey(db, `${kind}-mail`, mailboxOf(email)), rules, now())).wait === 0
}

/** Adds what was written and sends the mail that asks for confirmation; silently not, if the mailbox has enough of them. */
export async function addOnce(
  services: Services,
  kind: FormLimits['kind'],
  email: string,
  add: () => Promise<string>,
): Promise<void> {
  // Said aloud, it would tell who has written before.
  if (!(await mayMail(services, kind, email))) return
  await loadMailer()
  sendSoon(services, await add())
}

/** If the mail server does not take it now, the job that sends queued mails tries again. */
export const sendSoon = (services: Services, mailId: string): void =>
  later(services, 'a mail to a player', async () => void (await sendQueued(services, mailId)))
