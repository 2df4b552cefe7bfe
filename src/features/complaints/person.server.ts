import { serverSecret, sign } from '#entities/session/tokens.server.ts'
import type { Db, Reader } from '#records/db.server.ts'

export const emailHashOf = async (db: Db, email: string) => sign(await serverSecret(db), 'complaint-email', email)

/** Null once it is forgotten. */
export async function findEmail(db: Reader, complaintId: string): Promise<string | null> {
  const person = await db
    .selectFrom('complaintPerson')
    .where('complaintId', '=', complaintId)
    .select('email')
    .executeTakeFirst()
  return person?.email ?? null
}
