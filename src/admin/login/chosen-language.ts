import { api } from '#records/admin/api/client.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import type { Language } from '#shared/words/language.ts'

/** Chosen on the sign-in screen, for the user who is about to sign in. */
let chosen: Language | undefined

export const chooseLanguage = (language: Language) => {
  chosen = language
}

/** After signing in: what was chosen before it is theirs from now on. If it fails, it holds in this browser. */
export async function keepChosenLanguage(session: SignedIn): Promise<SignedIn> {
  const { user } = session
  if (!chosen || chosen === user.language) return session
  await api.put('/auth/language', { body: { language: chosen }, isQuiet: true }).catch(() => undefined)
  return { ...session, user: { ...user, language: chosen } }
}
