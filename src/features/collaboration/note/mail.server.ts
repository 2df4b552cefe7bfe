import type { Note } from '#shared/schema/note.ts'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { newId } from '#shared/id.ts'

/** Who has not heard of it by then has read it in the back office. */
const LIFE_MS = 24 * 60 * 60_000

export async function mailMentions(services: Services, note: Note, recordTitle: string): Promise<void> {
  const { db, env, now } = services
  const others = note.mentions.filter((id) => id !== note.authorId)
  if (others.length === 0 || !canSendMail(env)) return
  const people = await db.selectFrom('user').where('id', 'in', others).select('email').execute()
  const address = `${env.SITE_URL}/admin/${note.collection}/${note.recordId}?note=${note.parentId ?? note.id}`
  const subject = `${note.authorName} names you in a note: ${recordTitle}`
  const text = [
    `${note.authorName} wrote on “${recordTitle}”:`,
    ...(note.anchor ? [`About: “${note.anchor.quote}”`] : []),
    note.body,
    `Answer or resolve it here:\n${address}`,
  ].join('\n\n')
  const mails = people.map(({ email }) => ({ id: newId(), kind: 'note' as const, to: email, subject, text }))
  await inTransaction(db, async (trx) => {
    for (const mail of mails) await queueMail(trx, mail, now(), LIFE_MS)
  })
  later(services, 'the mail about a note', async () => {
    for (const { id } of mails) await sendQueued(services, id)
  })
}
