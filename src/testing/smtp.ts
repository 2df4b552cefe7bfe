import { afterAll } from 'vitest'
import { startSmtpServer } from '#testing/smtp-server.ts'

/** A mail server for the tests of one file. */
export async function startSmtp() {
  const smtp = await startSmtpServer()
  afterAll(smtp.close)
  return smtp
}
