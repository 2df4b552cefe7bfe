import { dueAt } from '#features/colleague-mail/shared/due.ts'
import { type Choices, CHOICES, USUAL } from '#features/colleague-mail/shared/choices.ts'
import type { MailChoicesInput } from '#features/colleague-mail/schema.ts'
import type { Reader, Trx } from '#records/db.server.ts'

/** Kinds that came later are as usual. */
export function readChoices(stored: string | null | undefined): Choices {
  const own: Partial<Choices> = stored ? JSON.parse(stored) : {}
  return { ...USUAL, ...own }
}

export async function findChoices(db: Reader, userId: string): Promise<MailChoicesInput> {
  const row = await db
    .selectFrom('mailChoice')
    .where('userId', '=', userId)
    .select(['choices', 'isQuiet'])
    .executeTakeFirst()
  return { choices: readChoices(row?.choices), isQuiet: row?.isQuiet === 1 }
}

/** Holds for what waits, too. */
export async function saveChoices(trx: Trx, userId: string, input: MailChoicesInput, now: Date): Promise<void> {
  const { choices } = input
  const values = { choices: JSON.stringify(choices), isQuiet: input.isQuiet ? 1 : 0 }
  await trx
    .insertInto('mailChoice')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
  for (const choice of CHOICES) {
    const when = choices[choice]
    if (when === 'never') {
      await trx.deleteFrom('colleagueNews').where('userId', '=', userId).where('choice', '=', choice).execute()
      continue
    }
    const due = dueAt(now, when, input.isQuiet).toISOString()
    await trx
      .updateTable('colleagueNews')
      .set({ dueAt: due })
      .where('userId', '=', userId)
      .where('choice', '=', choice)
      .where('dueAt', '>', now.toISOString())
      .execute()
  }
}

export async function isFollowing(db: Reader, postId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follower')
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function follow(trx: Trx, postId: string, userId: string, isFollowed: boolean): Promise<void> {
  if (isFollowed) {
    const insert = trx.insertInto('follower').values({ postId, userId })
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
    return
  }
  await trx.deleteFrom('follower').where('postId', '=', postId).where('userId', '=', userId).execute()
}
