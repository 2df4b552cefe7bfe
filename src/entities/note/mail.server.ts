import type { Note } from '#shared/schema/note.ts'
import type { Services } from '#entities/services.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail, sendMail } from '#infra/mail.server.ts'

/** Mails a note to the users mentioned in it, if a mail server is configured. */
export function mailMentions(services: Services, note: Note, recordTitle: string): void {
  const { db, env } = services
  const others = note.mentions.filter((id) => id !== note.authorId)
  if (others.length === 0 || !canSendMail(env)) return
  later(services, 'the mail about a note', async () => {
    const people = await db.selectFrom('user').where('id', 'in', others).select('email').execute()
    const address = `${env.SITE_URL}/admin/${note.collection}/${note.recordId}?note=${note.parentId ?? note.id}`
    for (const { email } of people) {
      await sendMail(env, {
        to: email,
        subject: `${note.authorName} names you in a note: ${recordTitle}`,
        text: [
          `${note.authorName} wrote on “${recordTitle}”:`,
          ...(note.anchor ? [`About: “${note.anchor.quote}”`] : []),
          note.body,
          `Answer or resolve it here:\n${address}`,
        ].join('\n\n'),
      })
    }
  })
}
