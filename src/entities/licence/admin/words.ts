import type { Licence } from '#entities/licence/schema.ts'
import { endingSoon, type LicenceSpan, offerLicence, spanState } from '#entities/licence/state.ts'
import { formatDate, plural } from '#ui/admin/format.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const LICENCE_WORDS: FieldWords = {
  casino: { collection: 'casinos' },
  bookmaker: { collection: 'bookmakers' },
  isCzech: { label: 'Czech permit' },
  validFrom: { label: 'From' },
  validTo: { label: 'To' },
  revokedOn: { label: 'Revoked' },
  registerUrl: { label: 'Register' },
  checkedOn: { label: 'Checked' },
  note: { label: 'Remark' },
}

const STATES = {
  holds: { tone: 'good', label: 'Valid' },
  expired: { tone: 'bad', label: 'Expired' },
  revoked: { tone: 'bad', label: 'Revoked' },
  upcoming: { tone: 'caution', label: 'Not yet' },
  foreign: { tone: 'quiet', label: 'Foreign' },
} as const

/** A foreign licence is only labelled as foreign, because its validity is irrelevant in Czechia. */
export const badgeOf = (licence: LicenceSpan, today: string) =>
  STATES[licence.isCzech ? spanState(licence, today) : 'foreign']

const REASONS = {
  expired: 'its Czech permit has ended',
  revoked: 'its Czech permit was revoked',
  upcoming: 'its Czech permit has not begun yet',
  foreign: 'it has only a foreign licence',
}

interface Summary {
  tone: 'good' | 'warning' | 'bad'
  text: string
}

export function summaryOf(licences: readonly Licence[], today: string, slug: string): Summary {
  const now = offerLicence(licences, today)
  const go = `/go/${slug}`
  if (now.state === 'unknown') {
    return {
      tone: 'bad',
      text: `No play buttons anywhere until a licence is written down. ${go} explains why.`,
    }
  }
  if (now.state === 'invalid') {
    return { tone: 'bad', text: `No play buttons anywhere: ${REASONS[now.reason]}. ${go} explains why.` }
  }
  const soon = endingSoon(licences, today)
  if (soon) {
    const days = soon.days === 0 ? 'today' : `in ${plural(soon.days, 'day', 'days')}`
    return {
      tone: 'warning',
      text: `The permit ends ${days}, on ${formatDate(soon.day)}. From the next day on the play buttons are off everywhere.`,
    }
  }
  return {
    tone: 'good',
    text: `With a valid Czech permit the play buttons stay on. When it ends they go off everywhere and ${go} explains why.`,
  }
}
