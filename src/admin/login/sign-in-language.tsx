import { Group, UnstyledButton } from '@mantine/core'
import { useSwitchLanguage } from '#admin/use-switch-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/words/language.ts'
import { languageOfBrowser } from '#ui/admin/words/speak.ts'
import css from './login-card.module.css'

/** The language of the browser stands first. The browser remembers the choice, and whoever signs in keeps it. */
export function SignInLanguage() {
  const [language, switchLanguage] = useSwitchLanguage()
  const own = languageOfBrowser()
  return (
    <Group component="nav" gap={4} justify="center" mt={20}>
      {[own, ...LANGUAGES.filter((each) => each !== own)].map((each) => (
        <UnstyledButton
          key={each}
          lang={each}
          className={css.language}
          aria-pressed={each === language}
          onClick={() => void switchLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </UnstyledButton>
      ))}
    </Group>
  )
}
