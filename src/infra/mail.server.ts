import { z } from 'zod'
import type * as Nodemailer from 'nodemailer'
import type { Env } from '#infra/env.server.ts'
import { lazyPackage } from '#infra/lazy-package.server.ts'

const TIMEOUT_MS = 5000

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  messageId?: string
  headers?: Record<string, string>
}

export const canSendMail = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>) => SMTP_URL !== undefined

/** Most processes never send a mail. Whoever answers that one was sent loads it first, so that it is not lost. */
export const loadMailer = lazyPackage<typeof Nodemailer>('nodemailer')

/** A connection of its own for each mail: there are few, so keeping one open is not worthwhile. */
export async function sendMail(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  mail: Mail,
): Promise<void> {
  const { createTransport } = await loadMailer()
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  await transport.sendMail({ from: MAIL_FROM, ...mail })
}

const SmtpFailure = z.object({ code: z.string(), responseCode: z.number(), command: z.string() }).partial().catch({})
/** The error without the server's message, which may name the recipient. */
type SmtpFailure = z.infer<typeof SmtpFailure>
export const smtpFailure = (error: unknown): SmtpFailure => SmtpFailure.parse(error)

const SHUTTING_DOWN = 421

/** Whether the mail server is reachable and refuses this one mail, which says nothing about others. */
export function isRefusal({ code, responseCode, command }: SmtpFailure): boolean {
  if (command === 'API') return code === 'EENVELOPE'
  const isAboutIt = command === 'RCPT TO' || command === 'DATA'
  return isAboutIt && responseCode !== undefined && responseCode !== SHUTTING_DOWN
}

/** Whether it permanently refuses the address itself. */
export const isForGood = ({ code, responseCode, command }: SmtpFailure): boolean =>
  command === 'API' ? code === 'EENVELOPE' : command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500

/** „550 RCPT TO“, „ETIMEDOUT CONN“ */
export const replyOf = ({ code, responseCode, command }: SmtpFailure): string =>
  [responseCode ?? code ?? 'no reply', command].filter(Boolean).join(' ')
