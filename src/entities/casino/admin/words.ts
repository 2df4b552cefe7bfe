import type { UseFormReturnType } from '@mantine/form'
import * as c from '#entities/casino/admin/messages.ts'
import * as m from '#entities/offer/messages.ts'
import type { Criterion } from '#entities/casino/rating.ts'
import type { Casino, CasinoInput, Safety } from '#entities/casino/schema.ts'
import { OFFER_WORDS } from '#entities/offer/admin/field-words.ts'
import { type Message, said, type Value } from '#shared/words/message.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export interface GroupProps {
  form: UseFormReturnType<CasinoInput>
  stored: Casino | undefined
}

export const SAFETY_LABELS: Record<keyof Safety, Message> = {
  ssl: c.ssl,
  responsibleGambling: c.responsibleGambling,
  depositLimits: c.depositLimits,
  lossLimits: c.lossLimits,
  timeLimits: c.timeLimits,
  selfExclusionTool: c.selfExclusionTool,
}

export const CRITERIA_LABELS: Record<Criterion, Message> = {
  safety: c.safety,
  payouts: c.payouts,
  bonus: m.bonus,
  games: c.games,
  support: c.support,
}

const yesNo = (flag: boolean | null) => (flag === null ? c.unknown() : flag ? c.yes() : c.no())
const lines = (labels: Record<string, () => string>, values: Record<string, unknown>, text: (value: never) => string) =>
  Object.entries(labels)
    .map(([key, label]) => `${label()}: ${text(values[key] as never)}`)
    .join('\n')

const members = (
  field: string,
  title: Message<{ member: Value }>,
  labels: Record<string, Message>,
  text: (value: never) => string,
) =>
  Object.fromEntries(
    Object.entries(labels).map(([member, label]) => [
      `${field}.${member}`,
      { label: () => said(title, { member: said(label) }), text },
    ]),
  )

const mark = (value: number | null) => (value === null ? '–' : String(value).replace('.', ','))

export const CASINO_WORDS: FieldWords = {
  ...members('safety', c.ofSafety, SAFETY_LABELS, yesNo),
  ...members('criteria', c.ofCriteria, CRITERIA_LABELS, mark),
  ...OFFER_WORDS,
  website: { label: c.website },
  owner: { label: c.owner },
  closedYear: { label: c.closedYear },
  languages: { label: c.languages },
  customerServices: { label: c.customerServices },
  bonusCode: { label: c.bonusCode },
  wageringRequirements: { label: m.wageringRequirements },
  maximumCashout: { label: c.maximumCashout },
  reviewPost: { label: c.reviewPost, collection: 'posts' },
  gameTypes: { label: m.gameTypes, collection: 'game-types' },
  softwareProviders: { label: m.softwareProviders, collection: 'software-providers' },
  numberCasinosGame: { label: c.numberOfGames },
  prosList: { label: c.pros, text: (pros: string[]) => pros.join('\n') },
  consList: { label: c.cons, text: (cons: string[]) => cons.join('\n') },
  isVipProgram: { label: c.vipProgram, text: yesNo },
  sportsBetting: { label: c.sportsBetting, text: yesNo },
  payoutsReason: { label: c.whyPayoutsDiffer },
  ratingSource: {
    label: c.ratingComesFrom,
    text: (source: CasinoInput['ratingSource']) => (source === 'typed' ? c.typed() : c.computed()),
  },
  safety: { label: c.safety, text: (safety: Safety) => lines(SAFETY_LABELS, safety, yesNo) },
  criteria: {
    label: c.ratingCriteria,
    text: (criteria: CasinoInput['criteria']) => lines(CRITERIA_LABELS, criteria, mark),
  },
}
