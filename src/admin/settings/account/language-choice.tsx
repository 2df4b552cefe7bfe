import { Select } from '@mantine/core'
import * as m from '#admin/settings/account/messages.ts'
import { useSwitchLanguage } from '#admin/use-switch-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/words/language.ts'
import { Icon } from '#ui/admin/icon.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

export function LanguageChoice() {
  const [language, switchLanguage] = useSwitchLanguage()
  return (
    <Select
      label={m.languageLabel()}
      description={m.languageLead()}
      mt={14}
      maw={340}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      leftSection={<Icon name="globe" size={16} />}
      allowDeselect={false}
      data={OPTIONS}
      value={language}
      onChange={(chosen) => chosen && void switchLanguage(chosen)}
    />
  )
}
