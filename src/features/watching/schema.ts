import { z } from 'zod'

/** A reader who is notified by e-mail when an offer changes, once they have confirmed the address. */
export interface SubscriptionRow {
  id: string
  /** `casinos` or `bookmakers`. */
  collection: string
  recordId: string
  email: string
  createdAt: string
  confirmedAt: string | null
  /** When the confirmation mail was sent. */
  askedAt: string | null
  /** The newest entry of the change log the reader was notified about. */
  toldAt: string
  /** No mail is sent before: it is being sent, or was rejected. */
  waitUntil: string | null
  /** Consecutive rejections by the mail server. */
  failures: number
}

/** The token in the links of a mail, as its hash. Any of them ends the subscription, the first one confirms it. */
export interface SubscriptionTokenRow {
  hash: string
  subscriptionId: string
}

/** `away`: the mail server was unreachable. `given-up`: rejected so often that the address was deleted. */
export const MAIL_FAILURES = ['refused', 'away', 'given-up'] as const
export type FailedMail = (typeof MAIL_FAILURES)[number]
export type MailOutcome = FailedMail | 'sent'

/** Outcomes of the mails about an offer on one day; nothing about the recipients. */
export interface MailDayRow {
  /** In Prague, as 2026-11-15. */
  day: string
  recordId: string
  outcome: MailOutcome
  mails: number
  lastAt: string
  /** The status code of the server's last reply without its text, which may contain an address. */
  reply: string
}

/** Case-insensitive, so that one mailbox has one spelling. */
export const SubscriberEmail = z.email().max(254).toLowerCase()

/** Providers ignore what follows a plus, and some ignore dots. Being too broad is harmless for rate limits. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  const host = email.slice(at + 1)
  return `${name.replaceAll('.', '')}@${SAME_HOSTS[host] ?? host}`
}

const SAME_HOSTS: Record<string, string> = { 'googlemail.com': 'gmail.com' }

const DAY_MS = 24 * 60 * 60_000
export const unconfirmedBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString()

const count = z.int().min(0)
const moment = z.iso.datetime()

const WatchedTitle = {
  collection: z.string(),
  recordId: z.string(),
  title: z.string(),
}

/** Statistics about subscriptions, without addresses. */
export const Watching = z
  .object({
    /** The sender of mails; null without a mail server. */
    from: z.string().nullable(),
    lastSentAt: moment.nullable(),
    /** The number of unconfirmed subscriptions. */
    waiting: count,
    offers: z.array(z.object({ ...WatchedTitle, watchers: count })),
    /** Failed mails of the last 30 days, newest first. */
    failures: z.array(
      z.object({ ...WatchedTitle, outcome: z.enum(MAIL_FAILURES), mails: count, lastAt: moment, reply: z.string() }),
    ),
  })
  .meta({ id: 'Watching' })
export type Watching = z.infer<typeof Watching>

export const ForgetEmail = z.strictObject({ email: SubscriberEmail }).meta({ id: 'ForgetEmail' })
export const Forgotten = z.object({ deleted: count }).meta({ id: 'Forgotten' })
export type Forgotten = z.infer<typeof Forgotten>
