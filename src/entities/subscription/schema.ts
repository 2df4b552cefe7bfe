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
export const MAIL_OUTCOMES = ['sent', 'refused', 'away', 'given-up'] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

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

const DAY_MS = 24 * 60 * 60_000
/** Who asked for something by then and has not confirmed it is forgotten. */
export const unconfirmedBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString()
