import { LANGUAGE_NAMES, LANGUAGES } from '#shared/words/language.ts'
import { languageOfBrowser, switchTo, useLanguage } from '#ui/admin/words/speak.ts'
import { chooseLanguage } from '#admin/login/chosen-language.ts'
import css from './login-card.module.css'

/** The language of the browser stands first. The browser remembers the choice, and whoever signs in keeps it. */
export function SignInLanguage() {
  const language = useLanguage()
  const own = languageOfBrowser()
  return (
    <nav className={css.languages}>
      {[own, ...LANGUAGES.filter((each) => each !== own)].map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={css.language}
          aria-pressed={each === language}
          onClick={() => {
            chooseLanguage(each)
            void switchTo(each)
          }}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </nav>
  )
}
