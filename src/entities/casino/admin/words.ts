import type { UseFormReturnType } from '@mantine/form'
import type { Criterion } from '#entities/casino/rating.ts'
import type { Casino, CasinoInput, Safety } from '#entities/casino/schema.ts'
import { TERMS_WORDS } from '#entities/offer/admin/terms-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export interface GroupProps {
  form: UseFormReturnType<CasinoInput>
  stored: Casino | undefined
}

export const SAFETY_LABELS: Record<keyof Safety, string> = {
  ssl: 'SSL encryption',
  responsibleGambling: 'Responsible gambling',
  depositLimits: 'Deposit limits',
  lossLimits: 'Loss limits',
  timeLimits: 'Time limits',
  selfExclusionTool: 'Self-exclusion tool',
}

export const CRITERIA_LABELS: Record<Criterion, string> = {
  safety: 'Safety',
  payouts: 'Payouts',
  bonus: 'Bonus',
  games: 'Games',
  support: 'Support',
}

const yesNo = (flag: boolean | null) => (flag === null ? 'unknown' : flag ? 'yes' : 'no')
const lines = (labels: Record<string, string>, values: Record<string, unknown>, text: (value: never) => string) =>
  Object.entries(labels)
    .map(([key, label]) => `${label}: ${text(values[key] as never)}`)
    .join('\n')

const members = (field: string, title: string, labels: Record<string, string>, text: (value: never) => string) =>
  Object.fromEntries(
    Object.entries(labels).map(([member, label]) => [`${field}.${member}`, { label: `${title}: ${label}`, text }]),
  )

const mark = (value: number | null) => (value === null ? '–' : String(value).replace('.', ','))

export const CASINO_WORDS: FieldWords = {
  ...members('safety', 'Safety', SAFETY_LABELS, yesNo),
  ...members('criteria', 'Criteria', CRITERIA_LABELS, mark),
  isActive: { label: 'Active' },
  refLink: { label: 'Referral link' },
  logo: { collection: 'media' },
  bonusPlan: { label: 'Planned bonus' },
  ...TERMS_WORDS,
  reviewPost: { collection: 'posts' },
  gameTypes: { collection: 'game-types' },
  softwareProviders: { collection: 'software-providers' },
  paymentMethods: { collection: 'payment-methods' },
  numberCasinosGame: { label: 'Number of games' },
  payoutsSpeed: { label: 'Payout speed (hours)' },
  prosList: { label: 'Pros', text: (pros: string[]) => pros.join('\n') },
  consList: { label: 'Cons', text: (cons: string[]) => cons.join('\n') },
  isVipProgram: { label: 'VIP program', text: yesNo },
  sportsBetting: { text: yesNo },
  payoutsReason: { label: 'Why payouts differ from the rule' },
  ratingSource: { label: 'Rating comes from' },
  safety: { text: (safety: Safety) => lines(SAFETY_LABELS, safety, yesNo) },
  criteria: {
    text: (criteria: CasinoInput['criteria']) => lines(CRITERIA_LABELS, criteria, mark),
  },
}
