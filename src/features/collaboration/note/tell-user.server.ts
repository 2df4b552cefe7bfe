import type { Actor } from '#records/actor.ts'
import type { Message } from '#records/config.server.ts'
import type { Trx } from '#records/db.server.ts'
import { addNote } from '#features/collaboration/note/queries.server.ts'

/** A note on the record that mentions the user; it mentions nobody who cannot sign in any more. */
export async function tellUser(trx: Trx, { userId, about, body }: Message, actor: Actor): Promise<void> {
  const { collection, recordId, title } = about
  const users = await trx
    .selectFrom('user')
    .where('id', '=', userId ?? '')
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select(['id', 'language'])
    .execute()
  const mentions = users.map(({ id }) => id)
  const words = body(users[0]?.language ?? 'en')
  const note = { collection, recordId, parentId: null, anchor: null, body: words, mentions }
  await addNote(trx, note, actor, new Date(), title)
}
