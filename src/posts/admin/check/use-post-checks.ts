import type { PartProps } from '#posts/admin/form/post-form.ts'
import { type TabName, usePostTabs } from '#posts/admin/form/tabs.ts'
import type { Place } from '#posts/checks/place.ts'
import { SECTION_FIELDS, SECTION_NAMES } from '#posts/admin/form/sections.ts'
import { focusField } from '#records/admin/form/focus-field.ts'
import type { PostInput } from '#posts/schema.ts'
import { entriesOf } from '#shared/objects.ts'

export function usePostChecks({ form, editor }: Pick<PartProps, 'form' | 'editor'>) {
  const { show, isWide } = usePostTabs()
  return {
    applyFix: useApplyFix({ form, editor }),
    goTo: (place: Place): void => {
      if (place.in === 'field' && place.field !== 'content') return goToField(place.field, show)
      if (!isWide) show('text')
      requestAnimationFrame(() => {
        if (place.in === 'block') editor.current?.scrollToBlock(place.uniqId)
        else if (place.in === 'text') editor.current?.goTo(place)
        else editor.current?.focus()
      })
    },
  }
}

/** The input to focus when a field has several. */
const INPUTS: Record<string, string> = { banner: 'banner.alt' }

const tabOf = (field: string): TabName => {
  const name = field.split('.')[0] ?? ''
  return name === 'title'
    ? 'text'
    : (SECTION_NAMES.find((section) => SECTION_FIELDS[section].some((each) => each === name)) ?? 'page')
}

function goToField(field: string, show: (tab: TabName) => void): void {
  show(tabOf(field))
  // After the tab is rendered.
  requestAnimationFrame(() => focusField(INPUTS[field] ?? field))
}

/** Applies a change to the whole post: fields in the form, text and blocks as one undo step. */
function useApplyFix({ form, editor }: Pick<PartProps, 'form' | 'editor'>) {
  return (change: (post: PostInput) => PostInput): void => {
    editor.current?.flush()
    const before = form.getValues()
    const { content, shortcodesConfig, ...after } = change(before)
    for (const [name, value] of entriesOf(after)) {
      if (value !== before[name]) form.setFieldValue(name, value)
    }
    if (content !== before.content || shortcodesConfig !== before.shortcodesConfig) {
      editor.current?.change({ content, shortcodesConfig })
    }
  }
}
