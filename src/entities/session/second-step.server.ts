import { expressionBuilder } from 'kysely'
import { countRecoveryCodes, newRecoveryCodes, removeRecoveryCodes } from '#entities/session/recovery-codes.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import type { Db, Reader, Tables, Trx } from '#records/db.server.ts'

/** What a password is not enough beside: an app with codes, passkeys, or both. */
export interface SecondStep {
  hasTotp: boolean
  passkeys: number
}

export const isTwoStep = ({ hasTotp, passkeys }: SecondStep) => hasTotp || passkeys > 0

const eb = expressionBuilder<Tables, 'user'>()

/** Columns for a query that reads a user. */
export const secondStepColumns = () =>
  [
    eb.selectFrom('totp').whereRef('totp.userId', '=', 'user.id').select('totp.secret').as('totpSecret'),
    eb
      .selectFrom('passkey')
      .whereRef('passkey.userId', '=', 'user.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('passkeyCount'),
  ] as const

export const secondStepOf = (row: { totpSecret: string | null; passkeyCount: number | null }): SecondStep => ({
  hasTotp: Boolean(row.totpSecret),
  passkeys: Number(row.passkeyCount),
})

export async function readSecondStep(db: Reader, userId: string): Promise<SecondStep> {
  const row = await db.selectFrom('user').where('id', '=', userId).select(secondStepColumns).executeTakeFirstOrThrow()
  return secondStepOf(row)
}

/** The codes that come with the first second step, and none with the next. */
export async function firstRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(trx, userId)) === 0 ? newRecoveryCodes(trx, userId) : []
}

/** Removes one of them; without any there is nothing that a recovery code would stand for. */
export async function removeSecondStep(trx: Trx, userId: string, remove: () => Promise<void>): Promise<void> {
  await trx.selectFrom('user').where('id', '=', userId).select('id').$call(lockRows(trx)).execute()
  await remove()
  if (!isTwoStep(await readSecondStep(trx, userId))) await removeRecoveryCodes(trx, userId)
}

export async function removeSecondSteps(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('userId', '=', userId).execute()
  await trx.deleteFrom('passkey').where('userId', '=', userId).execute()
  await removeRecoveryCodes(trx, userId)
}

export async function needsSecondStep(db: Db, userId: string): Promise<boolean> {
  return isTwoStep(await readSecondStep(db, userId))
}
