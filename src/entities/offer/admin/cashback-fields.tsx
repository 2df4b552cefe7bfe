import { Select } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { saidOptions } from '#shared/words/message.ts'
import * as t from '#entities/offer/admin/messages.ts'
import { Fact } from '#features/facts/admin/fact.tsx'
import type { BonusTerms, CashbackPeriod } from '#shared/schema/bonus-terms.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'

const PERIODS: { value: CashbackPeriod; label: () => string }[] = [
  { value: 'day', label: t.aDay },
  { value: 'week', label: t.aWeek },
  { value: 'month', label: t.aMonth },
]

interface CashbackFieldsProps {
  terms: BonusTerms
  errors: FormErrors
  onChange: (part: Partial<BonusTerms>) => void
}

export function CashbackFields({ terms, errors, onChange }: CashbackFieldsProps) {
  const cashback = terms.cashback ?? { percent: NaN, cap: null, period: 'week' as const }
  const change = (part: Partial<typeof cashback>) => onChange({ cashback: { ...cashback, ...part } })
  return (
    <Fact of="bonusTerms.cashback">
      <FieldRow columns={3}>
        <NumberField
          label={t.cashback()}
          allowDecimal
          rightSection={<Unit>%</Unit>}
          value={cashback.percent}
          error={errors['bonusTerms.cashback.percent'] ?? errors['bonusTerms.cashback']}
          onChange={(percent) => change({ percent: percent ?? NaN })}
        />
        <NumberField
          label={t.cap()}
          placeholder={t.noCap()}
          rightSection={<Unit>Kč</Unit>}
          value={cashback.cap}
          error={errors['bonusTerms.cashback.cap']}
          onChange={(cap) => change({ cap })}
        />
        <Select
          label={t.period()}
          data={saidOptions(PERIODS)}
          allowDeselect={false}
          value={cashback.period}
          onChange={(value) => change({ period: PERIODS.find((each) => each.value === value)?.value ?? 'week' })}
        />
      </FieldRow>
    </Fact>
  )
}
