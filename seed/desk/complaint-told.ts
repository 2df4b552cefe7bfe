import type { z } from 'zod'
import type { Kind, Way, Wish } from '#features/complaints/shared/kinds.ts'
import type { Finding, Outcome } from '#features/complaints/schema.ts'
import type { DeskStep } from '#features/complaints/step-schema.ts'
import { PAY_DAYS } from '#features/complaints/shared/limits.ts'
import type { CasinoName } from '../ids.ts'

type Step = z.input<typeof DeskStep>

/** What happened so many days ago. */
export interface Happened {
  ago: number
  hour: number
  what: { step: Step } | { answer: string; outcome: Outcome } | { note: string }
}

export interface ToldComplaint {
  about: CasinoName
  /** Days since it was confirmed. */
  ago: number
  kind: Kind
  wish: Wish
  amount: number | null
  way: Way
  supportReply: string
  nickname: string
  text: string
  /** A name in the text that the newsroom has covered. */
  hidden?: string
  /** The sum on a paper of the player, drawn. */
  paper?: number
  /** Nobody of the newsroom has it yet. */
  isNobodys?: boolean
  happened: Happened[]
}

const MORNING = 10
const AFTERNOON = 15

export const took = (ago: number, title: string, isDocumented = false): Happened => ({
  ago,
  hour: MORNING,
  what: { step: { step: 'take', sentence: 'Stížnost jsme přijali a ověřujeme ji.', title, isDocumented } },
})

export const sent = (ago: number, questions: string[], findings: Finding[] = []): Happened => ({
  ago,
  hour: AFTERNOON,
  what: {
    step: {
      step: 'send',
      sentence:
        questions.length > 1 ? 'Poslali jsme popis sporu a naše otázky.' : 'Poslali jsme popis sporu a jednu otázku.',
      findings,
      questions,
    },
  },
})

export const answered = (ago: number, outcome: Outcome, answer: string): Happened => ({
  ago,
  hour: 16,
  what: { answer, outcome },
})

export const published = (ago: number, sentence: string): Happened => ({
  ago,
  hour: MORNING,
  what: { step: { step: 'publish', sentence } },
})

export const decided = (ago: number, sentence: string, reasons: string[]): Happened => ({
  ago,
  hour: 14,
  what: { step: { step: 'decide', sentence, verdict: 'player', reasons } },
})

export const ended = (
  ago: number,
  step: 'solve' | 'unsolve' | 'reject' | 'withdraw',
  sentence: string,
  summary = '',
): Happened => ({
  ago,
  hour: 11,
  what: { step: step === 'withdraw' ? { step, sentence } : { step, sentence, summary } },
})

export const found = (text: string, source: string, isKept = false): Finding => ({ text, source, isKept })

interface PaidAfterAll {
  sent: number
  question: string
  findings?: Finding[]
  answered: number
  answer: string
  /** What readers see with the answer, the day after it came. */
  published: string
  solved: number
  /** Why it is closed, if it is not the money. */
  confirmed?: string
  summary: string
}

/** The way of most that end well: the casino is asked once, sees its mistake and mends it. */
export const paidAfterAll = ({ question, findings = [], answer, summary, ...told }: PaidAfterAll): Happened[] => [
  sent(told.sent, [question], findings),
  answered(told.answered, 'pays', answer),
  published(told.answered - 1, told.published),
  ended(told.solved, 'solve', told.confirmed ?? 'Hráč potvrdil, že peníze přišly. Spor je uzavřený.', summary),
]

interface NeverPaid {
  decided: number
  sentence: string
  reasons: string[]
  summary: string
}

/** The casino has had its two weeks; the newsroom waits two days more before it closes. */
const CLOSED_AFTER = PAY_DAYS + 3

export const neverPaid = ({ decided: ago, sentence, reasons, summary }: NeverPaid): Happened[] => [
  decided(ago, sentence, reasons),
  ended(ago - CLOSED_AFTER, 'unsolve', 'Čtrnáct dní po rozhodnutí kasino nezaplatilo a znovu nenapsalo.', summary),
]
