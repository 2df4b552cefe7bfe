import { useCallback } from 'react'
import { usePostChecks } from '#posts/admin/check/use-post-checks.ts'
import { WriterMend } from '#posts/admin/check/writer-mend.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { placeName } from '#posts/checks/place.ts'
import type { Mend } from '#posts/checks/rule.ts'
import { typographyOf } from '#posts/checks/typography.ts'
import { KeysHint } from '#ui/admin/check/check-keys.tsx'
import { CheckList } from '#ui/admin/check/check-list.tsx'
import { useSteady } from '#ui/admin/use-steady.ts'

/** Lists all findings of the post. */
export default function CheckPanel(part: Pick<PartProps, 'form' | 'editor'>) {
  const work = usePostChecks(part)
  const [mend, goTo] = [useSteady(work.mend), useSteady(work.goTo)]
  const choice = useCallback(
    (given: Extract<Mend, { kind: 'writer' }>) => <WriterMend given={given} mend={mend} />,
    [mend],
  )
  return (
    <CheckList mend={mend} goTo={goTo} placeName={placeName} correctionsOf={typographyOf} choice={choice}>
      {KEYS}
    </CheckList>
  )
}

const KEYS = <KeysHint />
