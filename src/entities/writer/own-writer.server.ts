import type { Reader } from '#records/db.server.ts'

/** The writer who is this user: by e-mail, or else by a name that only one writer has. */
export async function findOwnWriter(db: Reader, user: { email: string; name: string }): Promise<string | null> {
  const writers = await db
    .selectFrom('writer')
    .where('isDeleted', '=', 0)
    .where((eb) => eb.or([eb('email', '=', user.email), eb('fullName', '=', user.name)]))
    .select(['id', 'email'])
    .execute()
  const byEmail = writers.filter(({ email }) => email === user.email)
  const [found, ...others] = byEmail.length > 0 ? byEmail : writers
  return found && others.length === 0 ? found.id : null
}
