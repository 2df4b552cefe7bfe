import * as m from '#features/change-log/messages.ts'
import { Button, Group, List, Text, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { changedFacts, changedMark, presentChange } from '#features/change-log/logged-facts.ts'
import type { Criteria, Criterion } from '#entities/casino/rating.ts'
import type { FactRecord, FactTable } from '#features/facts/facts.ts'
import { formatRating } from '#shared/czech/format.ts'
import { termsAfterSave } from '#shared/czech/terms-from-text.ts'
import { REASON_MAX } from '#shared/schema/offer.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { Field } from '#records/admin/form/memo-group.tsx'

/** Common reasons; in Czech, because readers see them. */
const COMMON_REASONS = [
  { label: m.newMeasurement, reason: 'Nové měření.' },
  { label: m.ourMistake, reason: 'Oprava naší chyby.' },
]

interface Reasoned {
  isActive: boolean
  bonusTerms: BonusTerms | null
  rating: number | null
  criteria?: Criteria
  changeReason: string
}

interface ReasonGroupProps<Input extends Reasoned> {
  table: FactTable
  form: UseFormReturnType<Input>
  /** As stored on the server; undefined for a new record, which has no changes, as a draft has none. */
  stored: (FactRecord & Reasoned) | undefined
  /** The form's values with derived fields computed. */
  derived: FactRecord & Reasoned
  criteria?: Record<Criterion, string>
}

function whyWords(mark: NonNullable<ReturnType<typeof changedMark>>, name: string | undefined): string {
  const from = formatRating(mark.from)
  if (mark.to === null) return name === undefined ? m.whyNoRating({ from }) : m.whyNoMark({ name, from })
  const to = formatRating(mark.to)
  return name === undefined ? m.whyRating({ from, to }) : m.whyMark({ name, from, to })
}

/** A preview of what this save adds to „Co se změnilo“, with a field for the reason. */
export function ReasonGroup<Input extends Reasoned>({
  table,
  form,
  stored,
  derived,
  criteria,
}: ReasonGroupProps<Input>) {
  if (!stored?.isActive) return null
  const bonusTerms = termsAfterSave(stored, derived)
  const changes = changedFacts(table, stored, { ...derived, bonusTerms }).flatMap(
    (change) => presentChange(change) ?? [],
  )
  if (changes.length === 0) return null
  const mark = changedMark(stored, derived)
  const label = mark ? whyWords(mark, mark.criterion ? criteria?.[mark.criterion] : undefined) : m.why()
  return (
    <FieldGroup title={m.readersWillBeTold()}>
      <List size="sm" spacing={4} listStyleType="none" lang="cs">
        {changes.map(({ label, from, to: now }) => (
          <List.Item key={label}>
            {label}: {from && <del>{from}</del>} <ins>{now || 'neuvedeno'}</ins>
          </List.Item>
        ))}
      </List>
      <Field form={form} uses={label}>
        {(own) => (
          <Textarea
            label={label}
            required={Boolean(mark)}
            autosize
            minRows={2}
            maxLength={REASON_MAX}
            lang="cs"
            data-path="changeReason"
            {...own.getInputProps('changeReason')}
          />
        )}
      </Field>
      {mark && (
        <Group gap={8}>
          {COMMON_REASONS.map(({ label: words, reason }) => (
            <Button
              key={reason}
              size="compact-sm"
              variant="default"
              onClick={() => form.setFieldValue('changeReason', reason as never)}
            >
              {words()}
            </Button>
          ))}
        </Group>
      )}
      <Text size="xs" c="dimmed">
        {m.standsInReview()}
      </Text>
    </FieldGroup>
  )
}
