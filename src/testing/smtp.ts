import { afterAll } from 'vitest'
import { listenForMails } from '#testing/smtp-server.ts'

/** A mail server for the tests of one file. */
export async function startSmtp() {
  const smtp = await listenForMails()
  afterAll(smtp.close)
  return smtp
}
