import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as m from '#entities/offer/messages.ts'
import * as t from '#entities/offer/admin/messages.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { ChangedFacts, GroupVerification } from '#features/facts/admin/group-verification.tsx'
import { TermsFields } from '#entities/offer/admin/terms-fields.tsx'
import { TermsSentences, type TermsTexts } from '#entities/offer/admin/terms-sentences.tsx'
import { termsInTexts } from '#shared/czech/terms-from-text.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'

interface TermsValues extends TermsTexts {
  bonusTerms: BonusTerms | null
}

interface BonusTermsGroupProps {
  form: UseFormReturnType<any>
  /** Bookmakers have no such field. */
  hasWagering: boolean
}

export const BonusTermsGroup = memoGroup(({ form: given, hasWagering }: BonusTermsGroupProps) => {
  const form = given as UseFormReturnType<TermsValues>
  const terms = form.values.bonusTerms
  const set = (next: BonusTerms | null) => form.setFieldValue('bonusTerms', next)
  return (
    <FieldGroup title={m.bonusTerms()}>
      <GroupVerification group="bonus" />
      {terms === null ? (
        <div>
          <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => set(termsInTexts(form.values))}>
            {t.writeAsFigures()}
          </Button>
        </div>
      ) : (
        <TermsFields terms={terms} errors={form.errors} onChange={set} />
      )}
      <ChangedFacts group="bonus" />
      <VerificationPanel group="bonus" />
      {terms && (
        <TermsSentences
          terms={terms}
          texts={{
            bonus: form.values.bonus,
            ...(hasWagering ? { wageringRequirements: form.values.wageringRequirements } : {}),
          }}
          onWrite={(texts) => form.setValues(texts)}
        />
      )}
    </FieldGroup>
  )
})
