import { Button, Input, SegmentedControl, Text, Textarea } from '@mantine/core'
import * as c from '#entities/casino/admin/messages.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { Fact } from '#features/facts/admin/fact.tsx'
import { CRITERIA_LABELS, type GroupProps } from '#entities/casino/admin/words.ts'
import { CRITERIA_WEIGHTS, ratingFromCriteria } from '#entities/casino/rating.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { formatRating } from '#shared/czech/format.ts'
import { REASON_MAX } from '#shared/schema/offer.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { NumberField } from '#records/admin/form/number-field.tsx'
import css from './criteria-group.module.css'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { keysOf } from '#shared/objects.ts'

const SOURCES: { value: CasinoInput['ratingSource']; label: () => string }[] = [
  { value: 'typed', label: c.typed },
  { value: 'criteria', label: c.computed },
]

interface CriteriaProps extends Pick<GroupProps, 'form'> {
  /** Points for payouts by the rule. A prop, because it rarely changes while other fields are edited. */
  proposed: number | null
}

export const CriteriaGroup = memoGroup(function CriteriaGroup({ form, proposed }: CriteriaProps) {
  const { criteria, ratingSource, rating } = form.values
  const computed = ratingFromCriteria(criteria)

  function choose(source: CasinoInput['ratingSource']): void {
    form.setFieldValue('ratingSource', source)
    // A typed rating starts from the computed one.
    if (source === 'typed' && computed !== null) form.setFieldValue('rating', computed)
    form.clearFieldError('criteria')
  }

  return (
    <FieldGroup title={c.ratingCriteria()}>
      <div>
        <SegmentedControl
          aria-label={c.whereRatingComesFrom()}
          fullWidth
          data={SOURCES.map(({ value, label }) => ({ value, label: label() }))}
          value={ratingSource}
          onChange={choose}
        />
        <Text size="xs" c="dimmed" mt={6}>
          {ratingSource === 'typed' && rating === null ? c.typedOrComputed() : c.criteriaAreSeen()}
        </Text>
      </div>
      {keysOf(CRITERIA_WEIGHTS).map((criterion) => (
        <Fact key={criterion} of={`criteria.${criterion}`} isInline>
          <div className={css.row}>
            <span id={`criterion-${criterion}`} className={css.label}>
              {CRITERIA_LABELS[criterion]()} <small>{CRITERIA_WEIGHTS[criterion]} %</small>
              {criterion === 'payouts' && proposed !== null && (
                <small className={css.proposed}>{c.ruleProposes({ rating: formatRating(proposed) })}</small>
              )}
            </span>
            <NumberField
              aria-labelledby={`criterion-${criterion}`}
              data-path={`criteria.${criterion}`}
              allowDecimal
              step={0.1}
              max={10}
              w={84}
              value={criteria[criterion]}
              error={
                form.errors[`criteria.${criterion}`] ??
                (Boolean(form.errors['criteria']) && criteria[criterion] === null)
              }
              onChange={(value) => {
                form.setFieldValue('criteria', { ...form.getValues().criteria, [criterion]: value })
                form.clearFieldError('criteria')
              }}
            />
          </div>
        </Fact>
      ))}
      <output className={css.result} aria-live="polite">
        <span>{c.computedRating()}</span>
        {computed === null || Number.isNaN(computed) ? (
          <small>{c.fillInAllFive()}</small>
        ) : (
          <b lang="cs">{formatRating(computed)}</b>
        )}
      </output>
      {form.errors['criteria'] && <Input.Error>{form.errors['criteria']}</Input.Error>}
      {(form.values.payoutsReason !== '' ||
        (proposed !== null && criteria.payouts !== null && proposed !== criteria.payouts)) && (
        <Textarea
          label={c.whyPayoutsDiffer()}
          description={proposed === null ? c.nothingToCompare() : c.ruleGives({ rating: formatRating(proposed) })}
          required={proposed !== null && proposed !== criteria.payouts}
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          lang="cs"
          data-path="payoutsReason"
          {...form.getInputProps('payoutsReason')}
        />
      )}
      {proposed !== null && proposed !== criteria.payouts && (
        <Button
          variant="default"
          leftSection={<Icon name="undo" size={16} />}
          onClick={() => {
            form.setFieldValue('criteria', { ...form.getValues().criteria, payouts: proposed })
            form.setFieldValue('payoutsReason', '')
          }}
        >
          {c.takeProposed({ rating: formatRating(proposed) })}
        </Button>
      )}
      <VerificationPanel group="criteria" />
    </FieldGroup>
  )
})
