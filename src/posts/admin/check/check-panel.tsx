import { usePostChecks } from '#posts/admin/check/use-post-checks.ts'
import { WriterMend } from '#posts/admin/check/writer-mend.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { placeName } from '#posts/checks/place.ts'
import { typographyOf } from '#posts/checks/typography.ts'
import { KeysHint } from '#ui/admin/check/check-keys.tsx'
import { CheckList } from '#ui/admin/check/check-list.tsx'

/** Everything that is wrong with the post. */
export default function CheckPanel(part: Pick<PartProps, 'form' | 'editor'>) {
  const { mend, goTo } = usePostChecks(part)
  return (
    <CheckList
      mend={mend}
      goTo={goTo}
      placeName={placeName}
      correctionsOf={typographyOf}
      choice={(given) => <WriterMend given={given} mend={mend} />}
    >
      <KeysHint />
    </CheckList>
  )
}
