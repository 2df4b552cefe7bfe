import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { json, maybeText } from '#shared/schema/columns.ts'
import { moment } from '#shared/schema/moment.ts'
import { tell } from '#shared/schema/refused.ts'
import { type Message, said } from '#shared/words/message.ts'
import { text } from '#shared/schema/text.ts'

export const BONUS_MAX = 120
const bonus = text(BONUS_MAX)

const Plan = z.strictObject({
  /** null: the bonus is running already, only its end is planned. */
  startsAt: moment.nullable(),
  bonus,
  /** null: open-ended. */
  endsAt: moment.nullable(),
  /** The text that replaces it after the end; empty = no bonus. */
  afterwards: bonus,
})
export type BonusPlan = z.infer<typeof Plan>

export const BonusPlan = Plan.superRefine((plan, context) => {
  const refuse = (path: keyof BonusPlan, message: Message) =>
    context.addIssue({ code: 'custom', path: [path], message: tell(said(message)) })
  if (plan.startsAt === null && plan.endsAt === null) refuse('startsAt', m.sayStartOrEnd)
  else if (plan.startsAt === null && plan.bonus !== '') refuse('startsAt', m.sayStart)
  else if (plan.endsAt === null && plan.afterwards !== '') refuse('endsAt', m.sayEnd)
  if (plan.startsAt !== null && plan.bonus === '') refuse('bonus', m.sayBonus)
  if (plan.startsAt !== null && plan.endsAt !== null && plan.endsAt <= plan.startsAt) {
    refuse('endsAt', m.endsAfterStart)
  }
})
  .nullable()
  .default(null)

/** The due time is a column of its own, because it is queried. */
export const bonusPlanColumns = { bonusPlan: json(BonusPlan), bonusDueAt: maybeText, plannedBy: maybeText }

export const bonusDueAt = ({ bonusPlan }: { bonusPlan: BonusPlan | null }): string | null =>
  bonusPlan?.startsAt ?? bonusPlan?.endsAt ?? null
