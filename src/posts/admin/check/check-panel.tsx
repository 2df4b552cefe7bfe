import { useCallback } from 'react'
import { usePostChecks } from '#posts/admin/check/use-post-checks.ts'
import { WriterFix } from '#posts/admin/check/writer-fix.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { placeName } from '#posts/checks/place.ts'
import type { Fix } from '#posts/checks/rule.ts'
import { typographyOf } from '#posts/checks/typography.ts'
import { KeysHint } from '#ui/admin/check/check-keys.tsx'
import { CheckList } from '#ui/admin/check/check-list.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'

export default function CheckPanel(part: Pick<PartProps, 'form' | 'editor'>) {
  const work = usePostChecks(part)
  const [applyFix, goTo] = [useStableCallback(work.applyFix), useStableCallback(work.goTo)]
  const choice = useCallback(
    (given: Extract<Fix, { kind: 'writer' }>) => <WriterFix given={given} applyFix={applyFix} />,
    [applyFix],
  )
  return (
    <CheckList applyFix={applyFix} goTo={goTo} placeName={placeName} correctionsOf={typographyOf} choice={choice}>
      {KEYS}
    </CheckList>
  )
}

const KEYS = <KeysHint />
