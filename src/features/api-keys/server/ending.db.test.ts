import { expect, test, vi } from 'vitest'
import { createEndingKeys } from '#features/api-keys/server/ending.ts'
import { createKey } from '#features/api-keys/store.server.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { createAuthSite } from '#testing/auth.ts'
import { readMail } from '#testing/read-mail.ts'
import { startSmtp } from '#testing/smtp.ts'

const DAY_S = 86_400
const smtp = await startSmtp()
const site = await createAuthSite({ SMTP_URL: smtp.url, MAIL_FROM: 'redakce@rozvazne.cz' })
const { db, services, newUser, pass } = site

test('the owner of a key hears once, two weeks before it ends, in the language of the owner', async () => {
  const owner = await newUser('editor')
  const gone = await newUser('editor')
  await db.updateTable('user').set({ language: 'cs' }).where('id', '=', owner.id).execute()
  const make = (name: string, days: number, user = owner) => {
    const expiresAt = new Date(services.now().getTime() + days * DAY_S * 1000).toISOString()
    return createKey(db, { name, scopes: ['read'], expiresAt }, user, services.now())
  }
  await make('Zpravodaj', 30)
  await make('Na pár dní', 25)
  await make('Později', 90)
  await make('Cizí', 30, gone)
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', gone.id).execute()
  const [ending, other] = [createEndingKeys(services), createEndingKeys(services)]
  const mails = createMailQueue(services)
  await ending.run()
  await mails.run()
  expect(smtp.mails).toEqual([])
  pass(17 * DAY_S)
  await ending.run()
  await ending.leave()
  await other.run()
  await mails.run()
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
  const [mail] = smtp.mails.map(readMail)
  expect([mail?.to, mail?.subject]).toEqual([owner.email, 'Rozvážně: klíč API „Zpravodaj“ brzy skončí'])
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('skončí 15. 12. 2026')
  const queued = await db.selectFrom('mailQueue').select('id').execute()
  expect(queued).toEqual([])
})
