import { countRecoveryCodes, newRecoveryCodes } from '#entities/session/recovery-codes.server.ts'
import { firstRecoveryCodes, needsSecondStep, removeSecondStep } from '#entities/session/second-step.server.ts'
import { CHALLENGE_MS, newChallenge } from '#features/passkeys/challenge.server.ts'
import * as m from '#features/passkeys/messages.ts'
import {
  ALGORITHMS,
  Password,
  PasskeyAdded,
  PasskeyCreation,
  PasskeyInput,
  PasskeyList,
  PasskeyName,
} from '#features/passkeys/schema.ts'
import { credentialOf, handleOf, siteOf, verifyMade } from '#features/passkeys/server/verify.ts'
import {
  deletePasskey,
  getPasskey,
  insertPasskey,
  passkeysOf,
  present,
  renamePasskey,
} from '#features/passkeys/store.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { askPasswordAgain } from '#server/auth/ask-again.ts'
import { afterSecondStep, refuseNoSecondStep } from '#server/auth/second-step.ts'
import { RecoveryCodes } from '#server/auth/totp.ts'
import { AppError } from '#shared/app-error.ts'

const tag = 'Own account'
const common = { tag, access: 'contributor' } as const

const PasskeyPassword = Password.meta({ id: 'PasskeyPassword' })

export const passkeyCalls = [
  call({
    method: 'get',
    path: '/auth/passkeys',
    summary: 'One’s own passkeys, and how many recovery codes are left',
    ...common,
    response: PasskeyList,
    run: async (_, { services: { db }, caller: { id } }) => ({
      items: (await passkeysOf(db, id)).map(present),
      recoveryCodesLeft: await countRecoveryCodes(db, id),
    }),
  }),
  call({
    method: 'post',
    path: '/auth/passkeys/new',
    summary: 'Begin to add a passkey: what the device is asked to make',
    ...common,
    body: PasskeyPassword,
    response: PasskeyCreation,
    errors: [429, 503],
    run: async ({ body }, context) => {
      const { services } = context
      const { db, env, now } = services
      const user = await askPasswordAgain(context, body.password)
      return {
        rp: { id: siteOf(services).rpId, name: env.SITE_NAME },
        user: { id: handleOf(user.id), name: user.email, displayName: user.name },
        challenge: await newChallenge(db, 'add', user.id, now()),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: CHALLENGE_MS,
        attestation: 'none' as const,
        excludeCredentials: (await passkeysOf(db, user.id)).map(credentialOf),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      }
    },
  }),
  call({
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Add the passkey that the device has made; ends all other sessions',
    ...common,
    body: PasskeyInput,
    response: PasskeyAdded,
    status: 201,
    errors: [503],
    run: async ({ body }, { services, caller }) => {
      const made = await verifyMade(services, body, caller.id)
      if (!made) throw new AppError('BAD_REQUEST', m.notMade)
      return inTransaction(services.db, async (trx) => {
        const id = await insertPasskey(trx, {
          userId: caller.id,
          name: body.name,
          credentialId: body.id,
          publicKey: made.publicKey,
          counter: made.counter,
          transports: body.transports.join(' '),
          isSynced: made.isSynced ? 1 : 0,
          createdAt: services.now().toISOString(),
        })
        const recoveryCodes = await firstRecoveryCodes(trx, caller.id)
        await afterSecondStep(trx, caller, 'passkey-add', { passkey: { from: null, to: body.name } })
        return { id, recoveryCodes }
      })
    },
  }),
  call({
    method: 'put',
    path: '/auth/passkeys/{id}',
    summary: 'Give a passkey another name',
    ...common,
    params: ById,
    body: PasskeyName,
    run: async ({ params, body }, { services, caller }): Promise<undefined> => {
      await inTransaction(services.db, async (trx) => {
        const { id, name } = await getPasskey(trx, params.id, caller.id)
        await renamePasskey(trx, id, body.name)
        const change = { passkey: { from: name, to: body.name } }
        const event = { collection: 'users', recordId: caller.id, recordTitle: caller.name }
        await writeAudit(trx, caller, { action: 'passkey-rename', ...event, change })
      })
    },
  }),
  call({
    method: 'delete',
    path: '/auth/passkeys/{id}',
    summary: 'Remove a passkey; ends all other sessions',
    ...common,
    params: ById,
    body: PasskeyPassword,
    errors: [429, 503],
    run: async ({ params, body }, context): Promise<undefined> => {
      const { services, caller } = context
      await askPasswordAgain(context, body.password)
      await inTransaction(services.db, async (trx) => {
        const { id, name } = await getPasskey(trx, params.id, caller.id)
        await removeSecondStep(trx, caller.id, () => deletePasskey(trx, id))
        await refuseNoSecondStep(trx, services, caller)
        await afterSecondStep(trx, caller, 'passkey-remove', { passkey: { from: name, to: null } })
      })
    },
  }),
  call({
    method: 'post',
    path: '/auth/recovery-codes',
    summary: 'Ten new recovery codes, told once; those before end',
    ...common,
    body: PasskeyPassword,
    response: RecoveryCodes,
    errors: [409, 429, 503],
    run: async ({ body }, context) => {
      const { services, caller } = context
      await askPasswordAgain(context, body.password)
      if (!(await needsSecondStep(services.db, caller.id))) throw new AppError('FORBIDDEN', m.noStepNoCodes)
      const recoveryCodes = await inTransaction(services.db, async (trx) => {
        await afterSecondStep(trx, caller, 'recovery-codes')
        return newRecoveryCodes(trx, caller.id)
      })
      return { recoveryCodes }
    },
  }),
]
