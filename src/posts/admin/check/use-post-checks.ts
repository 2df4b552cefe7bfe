import { goToField } from '#posts/admin/check/go-to-field.ts'
import { useApplyFix } from '#posts/admin/check/use-apply-fix.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import type { Place } from '#posts/checks/place.ts'

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
