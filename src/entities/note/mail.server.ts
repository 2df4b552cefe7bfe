import type { Note } from '#shared/schema/note.ts'
import type { Services } from '#entities/services.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, sendMail } from '#infra/mail.server.ts'

/** Mails a note to the users mentioned in it, if a mail server is configured. */
export function mailMentions(services: Services, note: Note, recordTitle: string): void {
  const { db, env, log } = services
  const others = note.mentions.filter((id) => id !== note.authorId)
  if (others.length === 0 || !canSendMail(env)) return
  later(services, 'the mail about a note', async () => {
    const people = await db.selectFrom('user').where('id', 'in', others).select('email').execute()
    const address = `${env.SITE_URL}/admin/${note.collection}/${note.recordId}?note=${note.parentId ?? note.id}`
    const subject = `${note.authorName} names you in a note: ${recordTitle}`
    const text = [
      `${note.authorName} wrote on “${recordTitle}”:`,
      ...(note.anchor ? [`About: “${note.anchor.quote}”`] : []),
      note.body,
      `Answer or resolve it here:\n${address}`,
    ].join('\n\n')
    for (const { email } of people) {
      // A refused address does not keep the note from the others.
      await sendMail(env, { to: email, subject, text }).catch((error: unknown) =>
        log.error('the mail about a note failed', { error }),
      )
    }
  })
}
