import { api } from '#records/admin/api/client.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { type Language, languageNamed } from '#shared/words/language.ts'

/** Chosen on the sign-in screen, for whoever signs in next in this browser: today, or after it was closed. */
const CHOSEN_KEY = 'language-to-keep'

export const chooseLanguage = (language: Language) => localStorage.setItem(CHOSEN_KEY, language)

/** After signing in: what was chosen before it is theirs from now on. If it fails, the next sign-in tries again. */
export async function keepChosenLanguage(session: SignedIn): Promise<SignedIn> {
  const { user } = session
  const language = languageNamed(localStorage.getItem(CHOSEN_KEY)) ?? user.language
  try {
    if (language !== user.language) await api.put('/auth/language', { body: { language }, isQuiet: true })
    localStorage.removeItem(CHOSEN_KEY)
  } catch {
    // Signing in does not fail with it.
  }
  return { ...session, user: { ...user, language } }
}
