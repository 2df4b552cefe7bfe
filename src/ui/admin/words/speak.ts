import { useSyncExternalStore } from 'react'
import { notLoaded } from '#ui/admin/messages.ts'
import { type Language, LANGUAGE_KEY, language, languageNamed, speak } from '#shared/words/language.ts'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language of the back office. What memoizes its elements calls it, too, to be rendered again after a switch. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, () => 'en')

/** Loads the texts and speaks that language. If they cannot be loaded, the language stays as it was. */
export async function switchTo(chosen: Language): Promise<void> {
  try {
    if (chosen === 'cs' && language() !== 'cs') speak('cs', (await import('#ui/admin/words/czech.ts')).czech)
    else speak(chosen)
  } catch {
    const { notify } = await import('#ui/admin/toasts.tsx')
    notify.error(notLoaded)
    return
  }
  document.documentElement.lang = chosen
  localStorage.setItem(LANGUAGE_KEY, chosen)
  for (const listener of listeners) listener()
}

/** Before the user is known; English until somebody chose otherwise in this browser. */
export const speakAsRemembered = (): Promise<void> =>
  switchTo(languageNamed(localStorage.getItem(LANGUAGE_KEY)) ?? 'en')
