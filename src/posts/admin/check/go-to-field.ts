import { SECTION_FIELDS, SECTION_NAMES } from '#posts/admin/form/sections.ts'
import type { TabName } from '#posts/admin/form/tabs.ts'
import { focusField } from '#ui/admin/form/focus-field.ts'

/** Where the cursor belongs when a finding is about more than one input. */
const INPUTS: Record<string, string> = { banner: 'banner.alt' }

const tabOf = (field: string): TabName => {
  const name = field.split('.')[0] ?? ''
  return name === 'title'
    ? 'text'
    : (SECTION_NAMES.find((section) => SECTION_FIELDS[section].some((each) => each === name)) ?? 'page')
}

/** Opens the part of the form that has the field, and puts the cursor into it. */
export function goToField(field: string, show: (tab: TabName) => void): void {
  show(tabOf(field))
  // After the part is drawn.
  requestAnimationFrame(() => focusField(INPUTS[field] ?? field))
}
