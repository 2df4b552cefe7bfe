import type { Env } from '#infra/env.server.ts'

const TIMEOUT_MS = 5000

export interface Mail {
  to: string
  subject: string
  text: string
}

export const canSendMail = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>) => SMTP_URL !== undefined

/** Most processes never send a mail and need not load what it takes. */
export const loadMailer = () => import('nodemailer')

/** A connection of its own for each mail: there are few, and none is worth keeping one open for. */
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
