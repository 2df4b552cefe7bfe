import { z } from 'zod'
import { Finding, Point, VERDICTS } from '#features/complaints/schema.ts'
import { PAY_DAYS, POINTS_MAX, SENTENCE_MAX, TITLE_MAX, TITLE_MIN } from '#features/complaints/shared/limits.ts'
import { list } from '#shared/schema/list.ts'
import { requiredText, text } from '#shared/schema/text.ts'

/** What readers will see of the step, in Czech. */
const sentence = requiredText(SENTENCE_MAX, 3)
const reasons = list(Point, POINTS_MAX).default([])
const MOST_DAYS = 60
const days = z.int().min(1).max(MOST_DAYS)

/** Everything that moves a complaint, with what readers will see of it. */
export const DeskStep = z
  .discriminatedUnion('step', [
    z.strictObject({
      step: z.literal('take'),
      sentence,
      /** The heading readers see, without a name. */
      title: requiredText(TITLE_MAX, TITLE_MIN),
      isDocumented: z.boolean().default(false),
    }),
    z.strictObject({
      step: z.literal('send'),
      sentence,
      findings: list(Finding, POINTS_MAX).default([]),
      questions: list(Point, POINTS_MAX).min(1),
    }),
    z.strictObject({
      step: z.literal('publish'),
      sentence,
      /** The last day on which the casino may pay, if it has promised to. */
      payBy: z.iso.date().optional(),
    }),
    z.strictObject({ step: z.literal('ask-operator'), sentence, question: Point }),
    z.strictObject({ step: z.literal('ask-player'), sentence, question: Point }),
    z.strictObject({ step: z.literal('wait'), sentence, days }),
    z.strictObject({
      step: z.literal('decide'),
      sentence,
      verdict: z.enum(VERDICTS),
      reasons,
      findings: list(Finding, POINTS_MAX).default([]),
      summary: text(SENTENCE_MAX).default(''),
      days: days.default(PAY_DAYS),
    }),
    z.strictObject({ step: z.literal('solve'), sentence, summary: text(SENTENCE_MAX).default('') }),
    z.strictObject({ step: z.literal('unsolve'), sentence, summary: text(SENTENCE_MAX).default('') }),
    z.strictObject({ step: z.literal('reject'), sentence, reasons, summary: text(SENTENCE_MAX).default('') }),
    z.strictObject({ step: z.literal('withdraw'), sentence }),
  ])
  .meta({ id: 'ComplaintStep' })
export type DeskStep = z.infer<typeof DeskStep>
export type StepName = DeskStep['step']

/** These say who was right or end it: whoever wrote the review of the casino needs a second person for them. */
export const DECISIONS: ReadonlySet<StepName> = new Set(['decide', 'solve', 'unsolve', 'reject', 'withdraw'])
