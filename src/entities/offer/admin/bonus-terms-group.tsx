import { Button, SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CheckPanel } from '#entities/fact/admin/check-panel.tsx'
import { Fact } from '#entities/fact/admin/fact.tsx'
import { ChangedFacts, GroupChecks } from '#entities/fact/admin/group-checks.tsx'
import { GameShares } from '#entities/offer/admin/game-shares.tsx'
import { TermsSentences, type TermsTexts } from '#entities/offer/admin/terms-sentences.tsx'
import {
  type BonusKind,
  type BonusTerms,
  type CashbackPeriod,
  type CountedFrom,
  emptyTerms,
} from '#shared/schema/bonus-terms.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { MomentField } from '#ui/admin/form/moment-field.tsx'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './bonus-terms.module.css'

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
const PERIODS: { value: CashbackPeriod; label: string }[] = [
  { value: 'day', label: 'a day' },
  { value: 'week', label: 'a week' },
  { value: 'month', label: 'a month' },
]

type Figure =
  | 'percent'
  | 'ceiling'
  | 'fixed'
  | 'spins'
  | 'spinValue'
  | 'multiple'
  | 'days'
  | 'highestBet'
  | 'highestWin'
  | 'lowestDeposit'

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

/** Which figures a kind of bonus has. */
const OF_KIND: Record<BonusKind, readonly Figure[]> = {
  match: ['percent', 'ceiling', 'lowestDeposit', 'spins', 'spinValue', 'highestBet'],
  'no-deposit': ['fixed', 'spins', 'spinValue', 'highestBet'],
  spins: ['spins', 'spinValue', 'lowestDeposit', 'highestBet'],
  cashback: ['highestBet'],
  none: [],
}

interface TermsValues extends TermsTexts {
  bonusTerms: BonusTerms | null
}

interface BonusTermsGroupProps {
  form: UseFormReturnType<any>
  /** Bookmakers have no field for it. */
  hasWagering: boolean
}

/** What a bonus is and what it asks for, as figures, and the sentences that readers get from them. */
export const BonusTermsGroup = quietGroup(({ form: given, hasWagering }: BonusTermsGroupProps) => {
  const form = given as UseFormReturnType<TermsValues>
  const terms = form.values.bonusTerms
  const set = (next: BonusTerms | null) => form.setFieldValue('bonusTerms', next)
  return (
    <FieldGroup title="Bonus terms">
      <GroupChecks group="bonus" />
      {terms === null ? (
        <div>
          <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => set(emptyTerms)}>
            Write the terms as figures
          </Button>
        </div>
      ) : (
        <TermsFields terms={terms} errors={form.errors} onChange={set} />
      )}
      <ChangedFacts group="bonus" />
      <CheckPanel group="bonus" />
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

interface TermsFieldsProps {
  terms: BonusTerms
  errors: UseFormReturnType<TermsValues>['errors']
  onChange: (terms: BonusTerms | null) => void
}

function TermsFields({ terms, errors, onChange }: TermsFieldsProps) {
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
      <Choice label="Kind" data={KINDS} value={kind} onChange={(next) => change(ofKind(terms, next))} />
      {kind !== 'none' && (
        <>
          {kind === 'cashback' && <CashbackFields terms={terms} errors={errors} onChange={change} />}
          <FieldRow columns={3}>
            {OF_KIND[kind].map(figure)}
            {figure('multiple')}
            {figure('days')}
            {figure('highestWin')}
          </FieldRow>
          <Fact of="bonusTerms.countedFrom">
            <Choice
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

/** What the other kind does not have is left behind, so that nothing contradicts it unseen. */
function ofKind(terms: BonusTerms, kind: BonusKind): BonusTerms {
  if (kind === 'none') return { ...emptyTerms, kind }
  const kept = new Set<string>([
    ...OF_KIND[kind],
    'multiple',
    'days',
    'highestWin',
    'games',
    'exclusions',
    'startsAt',
    'endsAt',
  ])
  const own = Object.entries(terms).filter(([name]) => kept.has(name))
  const countedFrom = kind === 'spins' ? ('winnings' as const) : ('bonus' as const)
  return {
    ...emptyTerms,
    ...Object.fromEntries(own),
    kind,
    countedFrom: terms.multiple ? countedFrom : null,
    cashback: kind === 'cashback' ? { percent: 10, cap: null, period: 'week' } : null,
  }
}

function CashbackFields({
  terms,
  errors,
  onChange,
}: {
  terms: BonusTerms
  errors: TermsFieldsProps['errors']
  onChange: (part: Partial<BonusTerms>) => void
}) {
  const cashback = terms.cashback ?? { percent: NaN, cap: null, period: 'week' as const }
  const change = (part: Partial<typeof cashback>) => onChange({ cashback: { ...cashback, ...part } })
  return (
    <Fact of="bonusTerms.cashback">
      <FieldRow columns={3}>
        <NumberField
          label="Cashback"
          allowDecimal
          rightSection={<Unit>%</Unit>}
          value={cashback.percent}
          error={errors['bonusTerms.cashback.percent'] ?? errors['bonusTerms.cashback']}
          onChange={(percent) => change({ percent: percent ?? NaN })}
        />
        <NumberField
          label="Cap"
          placeholder="No cap"
          rightSection={<Unit>Kč</Unit>}
          value={cashback.cap}
          error={errors['bonusTerms.cashback.cap']}
          onChange={(cap) => change({ cap })}
        />
        <Select
          label="Period"
          data={PERIODS}
          allowDeselect={false}
          value={cashback.period}
          onChange={(value) => change({ period: PERIODS.find((each) => each.value === value)?.value ?? 'week' })}
        />
      </FieldRow>
    </Fact>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  data: { value: Value; label: string }[]
  value: Value | null
  error?: React.ReactNode
  onChange: (value: Value) => void
}

/** Side by side where there is room, else a list to choose from. */
function Choice<Value extends string>({ label, data, value, error, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string | null) => {
    const found = data.find((each) => each.value === chosen)
    if (found) onChange(found.value)
  }
  return (
    <>
      <div className={css.wide}>
        <div className={css.label}>{label}</div>
        <SegmentedControl fullWidth aria-label={label} data={data} value={value ?? ''} onChange={choose} />
        {error && <div className={css.error}>{error}</div>}
      </div>
      <Select
        className={css.narrow}
        label={label}
        data={data}
        value={value}
        error={error}
        allowDeselect={false}
        onChange={choose}
      />
    </>
  )
}
