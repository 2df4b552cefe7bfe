import type { DeskVoice, ListedVoice } from '#features/voices/api-schema.ts'
import type { LeftOut } from '#features/voices/shared/bars.ts'
import { METHODS } from '#features/voices/shared/questions.ts'
import { monthOf } from '#features/voices/shared/month.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatTime, inPrague } from '#ui/admin/format.ts'

const crowns = new Intl.NumberFormat('cs-CZ')
export const money = (amount: number) => `${crowns.format(amount)}\u00a0Kč`

export const titleOf = ({ amount, hours, offer }: ListedVoice) =>
  amount !== null ? `Withdrawal ${money(amount)}` : hours !== null ? `Withdrawal, ${hours}\u00a0h` : offer.title

export const recommendWords = ({ recommends }: Pick<ListedVoice, 'recommends'>) =>
  recommends ? 'recommends' : 'does not recommend'

const weekday = inPrague({ weekday: 'short' })
const dayMonth = inPrague({ weekday: 'short', day: 'numeric', month: 'short' })
const plainDay = inPrague({ day: 'numeric', month: 'short' })
const monthYear = inPrague({ month: 'long', year: 'numeric' })

const WEEK_MS = 6 * 24 * 3_600_000

/** Mon 21:14, and the day once it is a week ago. */
export function shortTime(iso: string, now: Date): string {
  const at = new Date(iso)
  if (now.getTime() - at.getTime() >= WEEK_MS) return plainDay.format(at)
  return `${weekday.format(at)} ${formatTime(at)}`
}

/** Mon, 16 Nov 21:14 */
export const sentTime = (iso: string) => `${dayMonth.format(new Date(iso))}, ${formatTime(new Date(iso))}`

/** Thu, 19 Nov; of a day of the calendar. */
export const dayWords = (day: string) => dayMonth.format(new Date(`${day}T12:00:00Z`))
export const shortDay = (iso: string) => plainDay.format(new Date(iso))

export const monthWords = (iso: string) => monthYear.format(new Date(`${monthOf(new Date(iso))}-15T12:00:00Z`))

export const isLate = ({ promisedBy }: Pick<DeskVoice, 'promisedBy'>, now: Date) => promisedBy < pragueDay(now)

export const methodWords = ({ method }: Pick<ListedVoice, 'method'>) => (method === '' ? '' : METHODS[method].english)

/** What a moderator may say that hidden words are; the rest is hidden at its author’s request. */
export const HIDDEN = {
  name: 'Name',
  account: 'Account number',
  phone: 'Phone',
  address: 'Address',
  insult: 'Insult',
} as const satisfies Partial<Record<LeftOut, string>>
export type Hidden = keyof typeof HIDDEN

const ACCOUNT = /^[\d\s-]*\d\/\d{4}$/
const DIGITS = /\d/g
const PHONE_DIGITS = 9

/** A guess, so that most words need one key. */
export function guessHidden(words: string): Hidden {
  if (ACCOUNT.test(words.trim()) || words.trim().startsWith('CZ')) return 'account'
  const digits = words.match(DIGITS)?.length ?? 0
  if (digits >= PHONE_DIGITS) return 'phone'
  return digits > 0 ? 'address' : 'name'
}
