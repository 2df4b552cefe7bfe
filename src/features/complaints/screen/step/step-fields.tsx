import { ActionIcon, Button, Checkbox, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/screen/step/messages.ts'
import type { Finding, Verdict } from '#features/complaints/schema.ts'
import { PAY_DAYS, POINT_MAX, SENTENCE_MAX, TITLE_MAX, TITLE_MIN } from '#features/complaints/shared/limits.ts'
import { sentenceOf } from '#features/complaints/templates.ts'
import type { DeskStep, StepName } from '#features/complaints/step-schema.ts'
import { CzechLine, CzechText } from '#features/players/screen/czech-fields.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from '#features/complaints/screen/complaint.module.css'
import own from './step.module.css'

/** What was typed for a step; each step takes of it what it needs. */
export interface Draft {
  sentence: string
  title: string
  isDocumented: boolean
  findings: Finding[]
  /** One on each line. */
  questions: string
  reasons: string
  summary: string
  payBy: string
  days: number
  verdict: Verdict
}

export const draftFor = (name: StepName, { title, isDocumented, summary, number }: DeskComplaint): Draft => ({
  sentence: sentenceOf(name, number),
  title,
  isDocumented,
  summary,
  findings: [],
  questions: '',
  reasons: '',
  payBy: '',
  days: PAY_DAYS,
  verdict: 'player',
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const FIELDS: Record<StepName, readonly (keyof Draft)[]> = {
  take: ['title', 'isDocumented'],
  send: ['findings', 'questions'],
  publish: ['payBy'],
  'ask-operator': ['questions'],
  'ask-player': ['questions'],
  wait: ['days'],
  decide: ['verdict', 'reasons', 'findings', 'summary', 'days'],
  solve: ['summary'],
  unsolve: ['summary'],
  reject: ['reasons', 'summary'],
  withdraw: [],
}

export function stepOf(name: StepName, draft: Draft): DeskStep {
  const { isDocumented, payBy, days, verdict } = draft
  const [sentence, summary, title] = [draft.sentence.trim(), draft.summary.trim(), draft.title.trim()]
  const findings = draft.findings.filter(({ text }) => text.trim() !== '')
  const [questions, reasons] = [linesOf(draft.questions), linesOf(draft.reasons)]
  switch (name) {
    case 'take':
      return { step: name, sentence, title, isDocumented }
    case 'send':
      return { step: name, sentence, findings, questions }
    case 'publish':
      return { step: name, sentence, ...(payBy ? { payBy } : {}) }
    case 'ask-operator':
    case 'ask-player':
      return { step: name, sentence, question: questions.join(' ') }
    case 'wait':
      return { step: name, sentence, days }
    case 'decide':
      return { step: name, sentence, verdict, reasons, findings, summary, days }
    case 'solve':
    case 'unsolve':
      return { step: name, sentence, summary }
    case 'reject':
      return { step: name, sentence, reasons, summary }
    case 'withdraw':
      return { step: name, sentence }
  }
}

const SHORTEST = 3

/** What is still missing, in words for whoever fills it in; empty if nothing is. */
export function missingIn(name: StepName, draft: Draft): string {
  if (draft.sentence.trim().length < SHORTEST) return m.writeSentence()
  if (name === 'take' && draft.title.trim().length < TITLE_MIN) return m.writeHeading()
  const asks = name === 'send' || name === 'ask-operator' || name === 'ask-player'
  return asks && linesOf(draft.questions).length === 0 ? m.writeQuestion() : ''
}

interface StepFieldsProps {
  name: StepName
  complaint: DeskComplaint
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

const MOST_DAYS = 60

export function StepFields({ name, complaint, draft, onChange }: StepFieldsProps) {
  const has = (field: keyof Draft) => FIELDS[name].includes(field)
  const of = (field: 'title' | 'questions' | 'sentence' | 'reasons' | 'summary') => ({
    value: draft[field],
    onChange: (value: string) => onChange({ [field]: value }),
  })
  const isOne = name === 'ask-operator' || name === 'ask-player'
  return (
    <div className={css.fields}>
      {has('verdict') && (
        <SegmentedControl
          fullWidth
          aria-label={m.whoWasRight()}
          data={[
            { value: 'player', label: m.forPlayer() },
            { value: 'casino', label: m.forCasino() },
          ]}
          value={draft.verdict}
          onChange={(verdict) => onChange({ verdict: verdict === 'casino' ? 'casino' : 'player' })}
        />
      )}
      {has('title') && <CzechLine {...of('title')} label={m.heading()} maxLength={TITLE_MAX} required />}
      {has('questions') && (
        <CzechText {...of('questions')} label={isOne ? m.yourQuestion() : m.questions()} minRows={2} required />
      )}
      <CzechText
        {...of('sentence')}
        label={m.whatReadersWillSee()}
        description={m.inCzech({ most: SENTENCE_MAX, used: draft.sentence.length })}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={SENTENCE_MAX}
        minRows={2}
        required
        data-autofocus
      />
      {has('reasons') && <CzechText {...of('reasons')} label={m.reasons()} minRows={2} />}
      {has('findings') && <Findings findings={draft.findings} onChange={(findings) => onChange({ findings })} />}
      {has('summary') && <CzechLine {...of('summary')} label={m.inOneSentence()} maxLength={SENTENCE_MAX} />}
      {has('payBy') && complaint.operator.pendingOutcome === 'pays' && (
        <TextInput
          type="date"
          label={m.payBy()}
          value={draft.payBy}
          onChange={(event) => onChange({ payBy: event.currentTarget.value })}
        />
      )}
      {has('days') && (name === 'wait' || draft.verdict === 'player') && (
        <NumberInput
          label={name === 'wait' ? m.daysFromNow() : m.daysToPay()}
          value={draft.days}
          min={1}
          max={MOST_DAYS}
          onChange={(value) => onChange({ days: Number(value) || 1 })}
        />
      )}
      {has('isDocumented') && (
        <Checkbox
          label={m.documented()}
          description={m.documentedMeans()}
          checked={draft.isDocumented}
          onChange={(event) => onChange({ isDocumented: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

function Findings({ findings, onChange }: { findings: Finding[]; onChange: (next: Finding[]) => void }) {
  const change = (at: number, part: Partial<Finding>) =>
    onChange(findings.map((finding, index) => (index === at ? { ...finding, ...part } : finding)))
  return (
    <fieldset className={own.findings}>
      <legend>{m.findings()}</legend>
      {findings.map(({ text, source, isKept }, at) => (
        <div key={at}>
          <CzechLine
            aria-label={m.finding({ number: at + 1 })}
            placeholder={m.what()}
            value={text}
            maxLength={POINT_MAX}
            onChange={(value) => change(at, { text: value })}
          />
          <CzechLine
            aria-label={m.sourceOf({ number: at + 1 })}
            placeholder={m.fromWhere()}
            value={source}
            onChange={(value) => change(at, { source: value })}
          />
          <Checkbox
            label={m.asItShould()}
            checked={isKept}
            onChange={(event) => change(at, { isKept: event.currentTarget.checked })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={m.removeFinding({ number: at + 1 })}
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
        {m.addFinding()}
      </Button>
    </fieldset>
  )
}
