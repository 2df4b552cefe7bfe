import { afterFile } from '#testing/after-file.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'

/** A mail server for the tests of one file. */
export async function startSmtp() {
  const smtp = await startSmtpServer()
  afterFile(smtp.close)
  return smtp
}
