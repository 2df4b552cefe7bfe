import { z } from 'zod'

/** Somebody who gets an e-mail when an offer changes; until they have confirmed it, somebody who was asked. */
export interface SubscriptionRow {
  id: string
  /** `casinos` or `bookmakers`. */
  collection: string
  recordId: string
  email: string
  createdAt: string
  confirmedAt: string | null
  /** When they were asked whether it is them. */
  askedAt: string | null
  /** The newest entry of the change log that they know; all after it are still to be told. */
  toldAt: string
  /** Nobody sends them anything before: it is being sent, or was refused. */
  waitUntil: string | null
  /** How often in a row the mail server refused. */
  failures: number
}

/** What stands in the links of a mail, as its hash. Any of them ends the subscription, the first one confirms it. */
export interface SubscriptionTokenRow {
  hash: string
  subscriptionId: string
}

/** Away: the mail server itself. Given up: refused so often that the address was deleted. */
export const MAIL_FAILURES = ['refused', 'away', 'given-up'] as const
export type FailedMail = (typeof MAIL_FAILURES)[number]
export type MailOutcome = FailedMail | 'sent'

/** What became of the mails about an offer on one day; nothing is known of whom they were for. */
export interface MailDayRow {
  /** In Prague, as 2026-11-15. */
  day: string
  recordId: string
  outcome: MailOutcome
  mails: number
  lastAt: string
  /** What the mail server said to the last of them, without its words: those may name somebody. */
  reply: string
}

/** The same mailbox, however it is typed. */
export const SubscriberEmail = z.email().max(254).toLowerCase()

/**
 * To whom it comes, as far as an address tells: providers ignore what stands after a plus, and some of them dots. That others keep
 * them apart does no harm where mails are only counted.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return name.replaceAll('.', '') + email.slice(at)
}

const DAY_MS = 24 * 60 * 60_000
/** Who asked for something by then and has not confirmed it is forgotten. */
export const unconfirmedBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString()

const count = z.int().min(0)
const moment = z.iso.datetime()

const WatchedTitle = {
  collection: z.string(),
  recordId: z.string(),
  title: z.string(),
}

/** How watching by e-mail goes; it says how many there are and names nobody. */
export const Watching = z
  .object({
    /** From whom mails come; null without a mail server. */
    from: z.string().nullable(),
    lastSentAt: moment.nullable(),
    /** Who has not said yes yet. */
    waiting: count,
    /** Who has, by what they watch. */
    offers: z.array(z.object({ ...WatchedTitle, watchers: count })),
    /** Mails of the last 30 days that were not taken, the newest first. */
    failures: z.array(
      z.object({ ...WatchedTitle, outcome: z.enum(MAIL_FAILURES), mails: count, lastAt: moment, reply: z.string() }),
    ),
  })
  .meta({ id: 'Watching' })
export type Watching = z.infer<typeof Watching>

export const ForgetEmail = z.strictObject({ email: SubscriberEmail }).meta({ id: 'ForgetEmail' })
export const Forgotten = z.object({ deleted: count }).meta({ id: 'Forgotten' })
export type Forgotten = z.infer<typeof Forgotten>
