import { Button, Stack, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import * as t from '#entities/offer/admin/messages.ts'
import { text, type Words } from '#shared/words/message.ts'
import { Fact } from '#features/facts/admin/fact.tsx'
import { CashbackFields } from '#entities/offer/admin/cashback-fields.tsx'
import { GameShares } from '#entities/offer/admin/game-shares.tsx'
import { type Figure, FIGURES_OF_KIND, termsOfKind } from '#entities/offer/admin/terms-of-kind.ts'
import type { BonusKind, BonusTerms, CountedFrom } from '#shared/schema/bonus-terms.ts'
import { ChoiceField } from '#records/admin/form/choice-field.tsx'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'

const KINDS: { value: BonusKind; label: () => string }[] = [
  { value: 'match', label: t.match },
  { value: 'no-deposit', label: t.noDeposit },
  { value: 'spins', label: t.spins },
  { value: 'cashback', label: t.cashback },
  { value: 'none', label: t.none },
]
const COUNTED: { value: CountedFrom; label: () => string }[] = [
  { value: 'bonus', label: t.bonus },
  { value: 'deposit-and-bonus', label: t.depositAndBonus },
  { value: 'winnings', label: t.winningsOfSpins },
]

interface FigureField {
  label: () => string
  unit?: Words
  placeholder?: () => string
  allowDecimal?: boolean
}

const FIGURES: Record<Figure, FigureField> = {
  percent: { label: t.percent, unit: '%' },
  ceiling: { label: t.ceiling, unit: 'Kč', placeholder: t.noCeiling },
  lowestDeposit: { label: t.lowestDeposit, unit: 'Kč' },
  fixed: { label: t.fixedSum, unit: 'Kč' },
  spins: { label: t.spins },
  spinValue: { label: t.valueOfSpin, unit: 'Kč', allowDecimal: true },
  highestBet: { label: t.highestBet, unit: 'Kč', allowDecimal: true, placeholder: t.noLimit },
  multiple: { label: t.multiple, unit: '×', allowDecimal: true, placeholder: t.zeroIsNone },
  days: { label: t.daysToFinish, unit: t.days },
  highestWin: { label: t.highestWin, unit: 'Kč', placeholder: t.noCeiling },
}

const labelled = <Value extends string>(choices: { value: Value; label: () => string }[]) =>
  choices.map(({ value, label }) => ({ value, label: label() }))

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
        label={FIGURES[name].label()}
        placeholder={FIGURES[name].placeholder?.()}
        allowDecimal={FIGURES[name].allowDecimal ?? false}
        rightSection={FIGURES[name].unit ? <Unit>{text(FIGURES[name].unit)}</Unit> : null}
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
      <ChoiceField
        label={t.kind()}
        data={labelled(KINDS)}
        value={kind}
        onChange={(next) => change(termsOfKind(terms, next))}
      />
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
              label={t.countedFrom()}
              data={labelled(COUNTED)}
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
              label={t.exclusions()}
              description={t.exclusionsHint()}
              maxLength={300}
              value={terms.exclusions}
              error={errorAt('exclusions')}
              onChange={(event) => change({ exclusions: event.currentTarget.value })}
            />
          </Fact>
          <Fact of="bonusTerms.runs">
            <FieldRow>
              <MomentField
                label={t.runsFrom()}
                usualTime="00:00"
                value={terms.startsAt}
                error={errorAt('startsAt')}
                onChange={(startsAt) => change({ startsAt })}
              />
              <MomentField
                label={t.until()}
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
          {t.keepAsText()}
        </Button>
      </div>
    </Stack>
  )
}
