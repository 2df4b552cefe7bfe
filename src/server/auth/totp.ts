import * as m from '#server/auth/messages.ts'
import { z } from 'zod'
import type * as QrCode from 'qrcode'
import { removeSecondStep } from '#entities/session/second-step.server.ts'
import { beginTotp, confirmTotp, removeTotp } from '#entities/session/totp.server.ts'
import { totpUri } from '#entities/session/totp-code.server.ts'
import { PASSWORD_MAX } from '#entities/user/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { askPasswordAgain } from '#server/auth/ask-again.ts'
import { attempt } from '#server/auth/attempt.ts'
import { afterSecondStep, refuseNoSecondStep } from '#server/auth/second-step.ts'
import { lazyPackage } from '#infra/lazy-package.server.ts'
import { AppError } from '#shared/app-error.ts'
import { refused } from '#shared/schema/refused.ts'

const tag = 'Own account'

const TotpPassword = z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) }).meta({ id: 'TotpPassword' })
const TotpCode = z
  .strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, refused(m.sixDigits)),
  })
  .meta({
    id: 'TotpCode',
  })
const TotpSecret = z
  .object({
    secret: z.string(),
    uri: z.string(),
    qr: z.string(),
  })
  .meta({ id: 'TotpSecret' })
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

const loadQrCode = lazyPackage<typeof QrCode>('qrcode')

async function pictureOf(uri: string): Promise<string> {
  const qr = await loadQrCode()
  const svg = await qr.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

export const totpCalls = [
  call({
    method: 'post',
    path: '/auth/totp',
    tag,
    summary: 'Begin two-step sign-in: the secret for an authenticator',
    access: 'contributor',
    body: TotpPassword,
    response: TotpSecret,
    errors: [429, 503],
    run: async ({ body }, context) => {
      const { db, env, now } = context.services
      const user = await askPasswordAgain(context, body.password)
      const secret = await beginTotp(db, user.id, now())
      const uri = totpUri(secret, user.email, env.SITE_NAME)
      return { secret, uri, qr: await pictureOf(uri) }
    },
  }),
  call({
    method: 'put',
    path: '/auth/totp',
    tag,
    summary: 'Switch two-step sign-in on with a code of the authenticator; ends all other sessions',
    access: 'contributor',
    body: TotpCode,
    response: RecoveryCodes,
    errors: [429],
    run: async ({ body }, { services, caller, http }) => {
      const { db, now } = services
      const guess = { kind: 'code', at: caller.id, device: caller.sessionId } as const
      const recoveryCodes = await attempt(http, services, guess, new AppError('MFA_INVALID'), () =>
        inTransaction(db, async (trx) => {
          const codes = await confirmTotp(trx, caller.id, body.code, now())
          if (codes) await afterSecondStep(trx, caller, 'totp-on')
          return codes && { value: codes, isComplete: true }
        }),
      )
      return { recoveryCodes }
    },
  }),
  call({
    method: 'delete',
    path: '/auth/totp',
    tag,
    summary: 'Switch two-step sign-in off; ends all other sessions',
    access: 'contributor',
    body: TotpPassword,
    errors: [429, 503],
    run: async ({ body }, context) => {
      const { services, caller } = context
      await askPasswordAgain(context, body.password)
      await inTransaction(services.db, async (trx) => {
        await removeSecondStep(trx, caller.id, () => removeTotp(trx, caller.id))
        await refuseNoSecondStep(trx, services, caller)
        await afterSecondStep(trx, caller, 'totp-off')
      })
      return undefined
    },
  }),
]
