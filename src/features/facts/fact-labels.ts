import * as b from '#entities/bookmaker/admin/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import * as t from '#entities/offer/admin/messages.ts'
import * as o from '#entities/offer/messages.ts'
import * as m from '#features/facts/messages.ts'
import type { FactKind } from '#features/facts/kinds.ts'
import { language } from '#shared/words/language.ts'
import { type Said, said, text } from '#shared/words/message.ts'

const criterion = (name: Said) => said(m.ofCriterion, { criterion: name })

/** What facts are called in the back office; pages of the site have names of their own. */
const LABELS: Readonly<Record<string, () => Said>> = {
  bonus: () => said(o.bonus),
  wageringRequirements: () => said(o.wageringRequirements),
  bonusCode: () => said(c.bonusCode),
  termsCondition: () => said(b.termsAndConditions),
  'bonusTerms.percent': () => said(t.percent),
  'bonusTerms.ceiling': () => said(t.ceiling),
  'bonusTerms.fixed': () => said(t.fixedSum),
  'bonusTerms.spins': () => said(t.spins),
  'bonusTerms.spinValue': () => said(t.valueOfSpin),
  'bonusTerms.multiple': () => said(t.multiple),
  'bonusTerms.countedFrom': () => said(t.countedFrom),
  'bonusTerms.days': () => said(t.daysToFinish),
  'bonusTerms.highestBet': () => said(t.highestBet),
  'bonusTerms.games': () => said(t.gamesThatCount),
  'bonusTerms.highestWin': () => said(t.highestWin),
  'bonusTerms.lowestDeposit': () => said(t.lowestDeposit),
  'bonusTerms.cashback': () => said(t.cashback),
  'bonusTerms.exclusions': () => said(t.exclusions),
  'bonusTerms.runs': () => said(m.runs),
  owner: () => said(c.owner),
  licence: () => said(o.licence),
  yearEstablished: () => said(o.yearEstablished),
  numberCasinosGame: () => said(c.numberOfGames),
  gameTypes: () => said(o.gameTypes),
  minimumDeposit: () => said(o.minimumDeposit),
  maximumCashout: () => said(c.maximumCashout),
  payoutsSpeed: () => said(o.payoutSpeed),
  languages: () => said(c.languages),
  mobileApps: () => said(o.mobileApps),
  isVipProgram: () => said(c.vipProgram),
  sportsBetting: () => said(c.sportsBetting),
  customerServices: () => said(c.customerServices),
  topFeature: () => said(b.topFeature),
  'safety.ssl': () => said(c.ssl),
  'safety.responsibleGambling': () => said(c.responsibleGambling),
  'safety.depositLimits': () => said(c.depositLimits),
  'safety.lossLimits': () => said(c.lossLimits),
  'safety.timeLimits': () => said(c.timeLimits),
  'safety.selfExclusionTool': () => said(c.selfExclusionTool),
  paymentMethods: () => said(o.paymentMethods),
  softwareProviders: () => said(o.softwareProviders),
  'criteria.safety': () => criterion(said(c.safety)),
  'criteria.payouts': () => criterion(said(c.payouts)),
  'criteria.bonus': () => criterion(said(o.bonus)),
  'criteria.games': () => criterion(said(c.games)),
  'criteria.support': () => criterion(said(c.support)),
}

export const factLabel = (key: string): Said | string => LABELS[key]?.() ?? key

export const labelsOf = (facts: readonly { fact: string }[]): string =>
  facts.map(({ fact }) => text(factLabel(fact))).join(', ')

/** A value as editors read it; in Czech they read what visitors do. */
export const factValue = ({ words, readers }: { words: string; readers: string }): string =>
  language() === 'cs' ? readers : words

export const KIND_LABELS = {
  bonus: m.bonusAndTerms,
  payouts: m.payoutSpeedAndLimits,
  deposit: m.minimumDeposit,
  licence: m.licence,
  operator: m.ownerAndYears,
  safety: m.safety,
  methods: m.paymentMethods,
  games: m.gamesAndSoftware,
  support: m.supportLanguagesApps,
  criteria: m.ratingCriteria,
} satisfies Record<FactKind, () => string>
