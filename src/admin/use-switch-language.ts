import { useRevalidator } from 'react-router'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { ME } from '#records/admin/api/user.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import type { Language } from '#shared/words/language.ts'
import { switchTo, useLanguage } from '#ui/admin/words/speak.ts'

/** Shows all screens in another language; what is typed stays, because their elements are only rendered again. */
export function useSwitchLanguage(): [Language, (chosen: Language) => Promise<void>] {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const choose = async (chosen: Language) => {
    await switchTo(chosen)
    const session = queryClient.getQueryData<SignedIn>(ME)
    if (session) await keep(session, chosen)
    // The router renders the elements of all screens again.
    await revalidate()
  }
  return [language, choose]
}

/** With the user, for all their devices. If it fails, the client has said so, and the choice holds in this window. */
async function keep(session: SignedIn, language: Language): Promise<void> {
  queryClient.setQueryData(ME, { ...session, user: { ...session.user, language } })
  await api.put('/auth/language', { body: { language } }).catch(() => undefined)
}
