import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import type { Finding, Verdict } from '#features/complaints/schema.ts'
import { PAY_DAYS } from '#features/complaints/shared/limits.ts'
import type { DeskStep, StepName } from '#features/complaints/step-schema.ts'

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

const SENTENCES: Record<StepName, string> = {
  take: 'Stížnost jsme přijali a ověřujeme ji.',
  send: 'Co jsme ověřili, jsme předali provozovateli a čekáme na odpověď.',
  publish: '',
  'ask-operator': 'Provozovatele jsme se zeptali znovu.',
  'ask-player': 'Zeptali jsme se hráče.',
  wait: '',
  decide: '',
  solve: 'Hráč potvrdil, že je spor vyřešený.',
  unsolve: 'Provozovatel spor nevyřešil.',
  reject: 'Stížnost jsme zamítli.',
  withdraw: 'Hráč vzal stížnost zpět.',
}

export const draftFor = (name: StepName, { title, isDocumented, summary, number }: DeskComplaint): Draft => ({
  sentence: name === 'take' ? `Stížnost č. ${number} jsme přijali, ověřujeme ji.` : SENTENCES[name],
  title,
  isDocumented,
  findings: [],
  questions: '',
  reasons: '',
  summary,
  payBy: '',
  days: PAY_DAYS,
  verdict: 'player',
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const FIELDS: Record<StepName, readonly (keyof Draft)[]> = {
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
  const { title, isDocumented, payBy, days, verdict } = draft
  const sentence = draft.sentence.trim()
  const summary = draft.summary.trim()
  const findings = draft.findings.filter(({ text }) => text.trim() !== '')
  const [questions, reasons] = [linesOf(draft.questions), linesOf(draft.reasons)]
  switch (name) {
    case 'take':
      return { step: name, sentence, title: title.trim(), isDocumented }
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
const TITLE_SHORTEST = 5

/** What is still missing, in words for whoever fills it in; empty if nothing is. */
export function missingIn(name: StepName, draft: Draft): string {
  if (draft.sentence.trim().length < SHORTEST) return 'Write what readers will see.'
  if (name === 'take' && draft.title.trim().length < TITLE_SHORTEST) return 'Write a heading without a name.'
  const asks = name === 'send' || name === 'ask-operator' || name === 'ask-player'
  if (asks && linesOf(draft.questions).length === 0) return 'Write the question.'
  return ''
}
