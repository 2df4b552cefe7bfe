import { chooseLanguage } from '#admin/login/chosen-language.ts'
import { LANGUAGE_NAMES } from '#shared/words/language.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { switchTo, useLanguage } from '#ui/admin/words/speak.ts'
import css from './login-card.module.css'

/** Any of its languages: many Czechs have a browser in English. */
const isCzechBrowser = () => navigator.languages.some((each) => /^cs\b/.test(each))

/** The other language, in its own word; where the browser asks for Czech, it stands out. */
export function SignInLanguage() {
  const other = useLanguage() === 'en' ? 'cs' : 'en'
  return (
    <button
      type="button"
      lang={other}
      className={css.language}
      data-offered={(other === 'cs' && isCzechBrowser()) || undefined}
      onClick={() => {
        chooseLanguage(other)
        void switchTo(other)
      }}
    >
      <Icon name="globe" size={16} />
      {LANGUAGE_NAMES[other]}
    </button>
  )
}
