import { Button, Stack, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { Fact } from '#features/facts/admin/fact.tsx'
import { CashbackFields } from '#entities/offer/admin/cashback-fields.tsx'
import { GameShares } from '#entities/offer/admin/game-shares.tsx'
import { type Figure, FIGURES_OF_KIND, termsOfKind } from '#entities/offer/admin/terms-of-kind.ts'
import type { BonusKind, BonusTerms, CountedFrom } from '#shared/schema/bonus-terms.ts'
import { ChoiceField } from '#records/admin/form/choice-field.tsx'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'

const KINDS: { value: BonusKind; label: string }[] = [
  { value: 'match', label: 'Match' },
  { value: 'no-deposit', label: 'No deposit' },
  { value: 'spins', label: 'Spins' },
  { value: 'cashback', label: 'Cashback' },
  { value: 'none', label: 'None' },
]
const COUNTED: { value: CountedFrom; label: string }[] = [
  { value: 'bonus', label: 'Bonus' },
  { value: 'deposit-and-bonus', label: 'Deposit and bonus' },
  { value: 'winnings', label: 'Winnings of spins' },
]

interface FigureField {
  label: string
  unit?: string
  placeholder?: string
  allowDecimal?: boolean
}

const FIGURES: Record<Figure, FigureField> = {
  percent: { label: 'Percent', unit: '%' },
  ceiling: { label: 'Ceiling', unit: 'Kč', placeholder: 'No ceiling' },
  lowestDeposit: { label: 'Lowest deposit', unit: 'Kč' },
  fixed: { label: 'Fixed sum', unit: 'Kč' },
  spins: { label: 'Spins' },
  spinValue: { label: 'Value of a spin', unit: 'Kč', allowDecimal: true },
  highestBet: { label: 'Highest bet', unit: 'Kč', allowDecimal: true, placeholder: 'No limit' },
  multiple: { label: 'Multiple', unit: '×', allowDecimal: true, placeholder: '0 = none' },
  days: { label: 'Days to finish', unit: 'days' },
  highestWin: { label: 'Highest win', unit: 'Kč', placeholder: 'No ceiling' },
}

interface TermsFieldsProps {
  terms: BonusTerms
  errors: FormErrors
  onChange: (terms: BonusTerms | null) => void
}

export function TermsFields({ terms, errors, onChange }: TermsFieldsProps) {
  const change = (part: Partial<BonusTerms>) => onChange({ ...terms, ...part })
  const errorAt = (name: keyof BonusTerms) => errors[`bonusTerms.${name}`]
  const figure = (name: Figure) => (
    <Fact key={name} of={`bonusTerms.${name}`}>
      <NumberField
        label={FIGURES[name].label}
        placeholder={FIGURES[name].placeholder}
        allowDecimal={FIGURES[name].allowDecimal ?? false}
        rightSection={FIGURES[name].unit ? <Unit>{FIGURES[name].unit}</Unit> : null}
        rightSectionWidth={48}
        value={terms[name]}
        error={errorAt(name)}
        onChange={(value) => change({ [name]: value })}
      />
    </Fact>
  )
  const { kind } = terms
  return (
    <Stack gap={14}>
      <ChoiceField label="Kind" data={KINDS} value={kind} onChange={(next) => change(termsOfKind(terms, next))} />
      {kind !== 'none' && (
        <>
          {kind === 'cashback' && <CashbackFields terms={terms} errors={errors} onChange={change} />}
          <FieldRow columns={3}>
            {FIGURES_OF_KIND[kind].map(figure)}
            {figure('multiple')}
            {figure('days')}
            {figure('highestWin')}
          </FieldRow>
          <Fact of="bonusTerms.countedFrom">
            <ChoiceField
              label="Counted from"
              data={COUNTED}
              value={terms.countedFrom}
              error={errorAt('countedFrom')}
              onChange={(countedFrom) => change({ countedFrom })}
            />
          </Fact>
          <Fact of="bonusTerms.games">
            <GameShares
              games={terms.games}
              error={errorAt('games')}
              errors={errors}
              onChange={(games) => change({ games })}
            />
          </Fact>
          <Fact of="bonusTerms.exclusions">
            <TextInput
              label="Exclusions"
              description="What the bonus is not for, in Czech."
              maxLength={300}
              value={terms.exclusions}
              error={errorAt('exclusions')}
              onChange={(event) => change({ exclusions: event.currentTarget.value })}
            />
          </Fact>
          <Fact of="bonusTerms.runs">
            <FieldRow>
              <MomentField
                label="Runs from"
                usualTime="00:00"
                value={terms.startsAt}
                error={errorAt('startsAt')}
                onChange={(startsAt) => change({ startsAt })}
              />
              <MomentField
                label="Until"
                usualTime="23:59"
                value={terms.endsAt}
                error={errorAt('endsAt')}
                onChange={(endsAt) => change({ endsAt })}
              />
            </FieldRow>
          </Fact>
        </>
      )}
      <div>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(null)}>
          Keep the terms as text only
        </Button>
      </div>
    </Stack>
  )
}
