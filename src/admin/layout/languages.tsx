import * as m from '#admin/layout/messages.ts'
import { useSwitchLanguage } from '#admin/use-switch-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/words/language.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem, MenuLabel } from '#ui/admin/menu/menu-item.tsx'

/** In the menu above the name. */
export function Languages() {
  const [language, switchLanguage] = useSwitchLanguage()
  return (
    <>
      <MenuLabel>{m.language()}</MenuLabel>
      {LANGUAGES.toReversed().map((each) => (
        <MenuItem
          key={each}
          lang={each}
          leftSection={<Icon name="globe" />}
          rightSection={each === language ? <Icon name="check" size={15} /> : null}
          onClick={() => void switchLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </MenuItem>
      ))}
    </>
  )
}
