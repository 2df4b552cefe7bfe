import type { FormErrors } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { SECTION_FIELDS, SECTION_NAMES } from '#posts/admin/form/sections.ts'
import { isPanel, isSection, type TabName } from '#posts/admin/form/tabs.ts'
import { countErrors } from '#records/admin/form/form-errors.ts'

const WIDE = '(min-width: 64em)'

/** The visible part of the form. After a rejected save, switches to the part with the errors. */
export function useTabs(errors: FormErrors) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const [shown, show] = useState<TabName>('text')

  const [seen, setSeen] = useState(errors)
  if (errors !== seen) {
    setSeen(errors)
    const isNew = Object.keys(errors).some((path) => !(path in seen))
    const wrong = tabOfError(errors)
    const isHidden = isWide ? isPanel(shown) && isSection(wrong) : wrong !== shown
    if (isNew && isHidden) show(wrong)
  }
  return useMemo(() => {
    function choose(tab: TabName): void {
      show(tab)
      if (!isWide) window.scrollTo({ top: 0 })
    }
    return { shown, show: choose, isWide }
  }, [shown, isWide])
}

const tabOfError = (errors: FormErrors): TabName =>
  countErrors(errors, ['title', 'content']) > 0
    ? 'text'
    : (SECTION_NAMES.find((name) => countErrors(errors, SECTION_FIELDS[name]) > 0) ?? 'page')
