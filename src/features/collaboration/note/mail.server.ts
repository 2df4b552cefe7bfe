import * as l from '#features/collaboration/note/letters.server.ts'
import type { Note } from '#shared/schema/note.ts'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { newId } from '#shared/id.ts'
import { inLanguage } from '#shared/words/message.ts'

/** Who has not heard of it by then has read it in the back office. */
const LIFE_MS = 24 * 60 * 60_000

export async function mailMentions(services: Services, note: Note, recordTitle: string): Promise<void> {
  const { db, env, now } = services
  const others = note.mentions.filter((id) => id !== note.authorId)
  if (others.length === 0 || !canSendMail(env)) return
  const people = await db.selectFrom('user').where('id', 'in', others).select(['email', 'language']).execute()
  const address = `${env.SITE_URL}/admin/${note.collection}/${note.recordId}?note=${note.parentId ?? note.id}`
  const about = { author: note.authorName, title: recordTitle }
  const mails = people.map(({ email, language }) => ({
    id: newId(),
    kind: 'note' as const,
    to: email,
    subject: inLanguage(language, l.subject, about),
    text: [
      inLanguage(language, l.wrote, about),
      ...(note.anchor ? [inLanguage(language, l.about, { quote: note.anchor.quote })] : []),
      note.body,
      inLanguage(language, l.answer, { address }),
    ].join('\n\n'),
  }))
  await inTransaction(db, async (trx) => {
    for (const mail of mails) await queueMail(trx, mail, now(), LIFE_MS)
  })
  later(services, 'the mail about a note', async () => {
    for (const { id } of mails) await sendQueued(services, id)
  })
}
