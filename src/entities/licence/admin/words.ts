import * as m from '#entities/licence/admin/messages.ts'
import type { Licence } from '#entities/licence/schema.ts'
import { endingSoon, type LicenceSpan, offerLicence, spanState } from '#entities/licence/state.ts'
import { formatDate } from '#ui/admin/format.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const LICENCE_WORDS: FieldWords = {
  casino: { label: m.casino, collection: 'casinos' },
  bookmaker: { label: m.bookmaker, collection: 'bookmakers' },
  authority: { label: m.authority },
  number: { label: m.number },
  isCzech: { label: m.czechPermit },
  validFrom: { label: m.from },
  validTo: { label: m.to },
  revokedOn: { label: m.revoked },
  registerUrl: { label: m.register },
  checkedOn: { label: m.checked },
  note: { label: m.remark },
}

const STATES = {
  holds: { tone: 'good', label: m.valid },
  expired: { tone: 'bad', label: m.expired },
  revoked: { tone: 'bad', label: m.isRevoked },
  upcoming: { tone: 'caution', label: m.notYet },
  foreign: { tone: 'quiet', label: m.foreign },
} as const

/** A foreign licence is only labelled as foreign, because its validity is irrelevant in Czechia. */
export const badgeOf = (licence: LicenceSpan, today: string) =>
  STATES[licence.isCzech ? spanState(licence, today) : 'foreign']

const REASONS = { expired: m.hasEnded, revoked: m.wasRevoked, upcoming: m.hasNotBegun, foreign: m.onlyForeign }

interface Summary {
  tone: 'good' | 'warning' | 'bad'
  text: string
}

export function summaryOf(licences: readonly Licence[], today: string, slug: string): Summary {
  const now = offerLicence(licences, today)
  const go = `/go/${slug}`
  if (now.state === 'unknown') {
    return { tone: 'bad', text: m.noneYet({ go }) }
  }
  if (now.state === 'invalid') {
    return { tone: 'bad', text: REASONS[now.reason]({ go }) }
  }
  const soon = endingSoon(licences, today)
  if (soon) {
    const day = formatDate(soon.day)
    return { tone: 'warning', text: soon.days === 0 ? m.endsToday({ day }) : m.endsIn({ count: soon.days, day }) }
  }
  return { tone: 'good', text: m.staysOn({ go }) }
}
