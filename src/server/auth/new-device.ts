import * as l from '#server/auth/letters.server.ts'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import type { Client } from '#entities/session/queries.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { throttle } from '#infra/throttle.server.ts'
import type { Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { deviceParts } from '#shared/device.ts'
import { newId } from '#shared/id.ts'
import type { Language } from '#shared/words/language.ts'
import { inLanguage } from '#shared/words/message.ts'

const HOUR_MS = 60 * 60_000
const LIFE_MS = 24 * HOUR_MS
/** Whoever has the password must not fill the mailbox. */
const LIMIT = [{ count: 5, windowMs: HOUR_MS }]
const SIGN_INS = ['login', 'login-passkey']

interface Owner {
  id: string
  email: string
  language: Language
}

/** To whoever signs in with a browser that is not known to be theirs; not at the very first sign-in. */
export function newDeviceMail(services: Services, { ip, userAgent }: Client) {
  const { db, env } = services
  const id = newId()
  let isQueued = false
  return {
    /** In the transaction of the sign-in, before it is in the audit log. */
    async queue(trx: Trx, { id: userId, email, language }: Owner, now: Date): Promise<void> {
      if (!canSendMail(env) || !(await hasSignedIn(trx, userId))) return
      const { wait } = await throttle(trx, await throttleKey(db, 'new-device', userId), LIMIT, now)
      if (wait > 0) return
      const params = {
        site: env.SITE_NAME,
        device: nameOf(language, userAgent),
        ip,
        when: { moment: now.toISOString() },
        address: `${env.SITE_URL}/admin/settings?tab=account`,
      }
      const subject = inLanguage(language, l.newDeviceSubject, params)
      const text = inLanguage(language, l.newDevice, params)
      await queueMail(trx, { id, kind: 'sign-in', to: email, subject, text }, now, LIFE_MS)
      isQueued = true
    },
    /** After the commit. */
    send(): void {
      if (isQueued) later(services, 'the mail about a new device', async () => void (await sendQueued(services, id)))
    },
  }
}

async function hasSignedIn(trx: Trx, userId: string): Promise<boolean> {
  const before = trx.selectFrom('audit').where('recordId', '=', userId).where('action', 'in', SIGN_INS)
  return (await before.select('id').limit(1).executeTakeFirst()) !== undefined
}

function nameOf(language: Language, userAgent: string): string {
  const { browser, system, program } = deviceParts(userAgent)
  if (browser && system) return inLanguage(language, l.browserOn, { browser, system })
  return browser || system || program || inLanguage(language, l.unknownDevice)
}
