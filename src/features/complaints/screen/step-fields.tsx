import { ActionIcon, Button, Checkbox, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import type { Draft } from '#features/complaints/screen/step-draft.ts'
import { FIELDS } from '#features/complaints/screen/step-draft.ts'
import { POINT_MAX, SENTENCE_MAX, TITLE_MAX } from '#features/complaints/shared/limits.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './complaint.module.css'

interface StepFieldsProps {
  name: StepName
  complaint: DeskComplaint
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

const VERDICTS = [
  { value: 'player', label: 'For the player' },
  { value: 'casino', label: 'For the casino' },
]
const MOST_DAYS = 60

export function StepFields({ name, complaint, draft, onChange }: StepFieldsProps) {
  const has = (field: keyof Draft) => FIELDS[name].includes(field)
  const isOne = name === 'ask-operator' || name === 'ask-player'
  return (
    <div className={css.fields}>
      {has('verdict') && (
        <SegmentedControl
          fullWidth
          aria-label="Who was right"
          data={VERDICTS}
          value={draft.verdict}
          onChange={(verdict) => onChange({ verdict: verdict === 'casino' ? 'casino' : 'player' })}
        />
      )}
      {has('title') && (
        <TextInput
          label="Heading that readers see, without a name"
          lang="cs"
          value={draft.title}
          maxLength={TITLE_MAX}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
          required
        />
      )}
      {has('questions') && (
        <Textarea
          label={isOne ? 'Your question' : 'Questions to the operator, one on each line'}
          lang="cs"
          value={draft.questions}
          onChange={(event) => onChange({ questions: event.currentTarget.value })}
          minRows={2}
          autosize
          required
        />
      )}
      <Textarea
        label="What readers will see"
        description={`In Czech, at most ${SENTENCE_MAX} characters. ${draft.sentence.length} used.`}
        inputWrapperOrder={['label', 'input', 'description']}
        lang="cs"
        value={draft.sentence}
        maxLength={SENTENCE_MAX}
        onChange={(event) => onChange({ sentence: event.currentTarget.value })}
        minRows={2}
        autosize
        required
        data-autofocus
      />
      {has('reasons') && (
        <Textarea
          label="Why, one reason on each line"
          lang="cs"
          value={draft.reasons}
          onChange={(event) => onChange({ reasons: event.currentTarget.value })}
          minRows={2}
          autosize
        />
      )}
      {has('findings') && <Findings findings={draft.findings} onChange={(findings) => onChange({ findings })} />}
      {has('summary') && (
        <TextInput
          label="In one sentence, for the list"
          lang="cs"
          value={draft.summary}
          maxLength={SENTENCE_MAX}
          onChange={(event) => onChange({ summary: event.currentTarget.value })}
        />
      )}
      {has('payBy') && complaint.operator.pendingOutcome === 'pays' && (
        <TextInput
          type="date"
          label="The casino has time to"
          value={draft.payBy}
          onChange={(event) => onChange({ payBy: event.currentTarget.value })}
        />
      )}
      {has('days') && (name === 'wait' || draft.verdict === 'player') && (
        <NumberInput
          label={name === 'wait' ? 'From now, days' : 'Days to pay'}
          value={draft.days}
          min={1}
          max={MOST_DAYS}
          onChange={(value) => onChange({ days: Number(value) || 1 })}
        />
      )}
      {has('isDocumented') && (
        <Checkbox
          label="Documented"
          description="The player has sent a proof and it agrees with what they wrote."
          checked={draft.isDocumented}
          onChange={(event) => onChange({ isDocumented: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

function Findings({
  findings,
  onChange,
}: {
  findings: Draft['findings']
  onChange: (next: Draft['findings']) => void
}) {
  const change = (at: number, part: Partial<Draft['findings'][number]>) =>
    onChange(findings.map((finding, index) => (index === at ? { ...finding, ...part } : finding)))
  return (
    <fieldset className={css.findings}>
      <legend>What we have found</legend>
      {findings.map((finding, at) => (
        <div key={at}>
          <TextInput
            aria-label={`Finding ${at + 1}`}
            placeholder="What"
            lang="cs"
            value={finding.text}
            maxLength={POINT_MAX}
            onChange={(event) => change(at, { text: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Source of finding ${at + 1}`}
            placeholder="From where we know"
            lang="cs"
            value={finding.source}
            onChange={(event) => change(at, { source: event.currentTarget.value })}
          />
          <Checkbox
            label="As it should be"
            checked={finding.isKept}
            onChange={(event) => change(at, { isKept: event.currentTarget.checked })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={`Remove finding ${at + 1}`}
            onClick={() => onChange(findings.filter((_, index) => index !== at))}
          >
            <Icon name="x" size={16} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon name="plus" size={15} />}
        onClick={() => onChange([...findings, { text: '', source: '', isKept: true }])}
      >
        Add a finding
      </Button>
    </fieldset>
  )
}
