import * as m from '#entities/writer/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { pictureOf } from '#entities/media/list-picture.server.ts'
import { usedBy } from '#entities/used-by.server.ts'
import { claimSlug } from '#records/crud/slugs.server.ts'
import { emptyWriter, FULL_NAME_MAX, NAME_MAX, Writer, WriterInput, writerMapper } from '#entities/writer/schema.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { said } from '#shared/words/message.ts'

/** The address of a writer, and whom messages name. */
const COLUMNS = { slug: 'username', title: 'fullName' }

export const writers = defineCollection({
  name: 'writers',
  table: 'writer',
  one: m.one,
  record: Writer,
  input: WriterInput,
  empty: emptyWriter,
  row: writerMapper,
  titleOf: (writer) => writer.fullName || `${writer.firstName} ${writer.lastName}`,
  searchBody: (writer) => [writer.position, writer.email, writer.username].join(' '),
  references: { avatar: 'media' },
  async prepare(trx, input, { id }) {
    const fullName = input.fullName || `${input.firstName} ${input.lastName}`
    const username = await claimSlug(trx, 'writer', { slug: input.username, title: fullName, id }, COLUMNS)
    if (input.email !== '') {
      const holder = await trx
        .selectFrom('writer')
        .where(unarchivedWith('email', input.email))
        .where('id', '<>', id)
        .select('fullName')
        .executeTakeFirst()
      if (holder) {
        const taken = said(m.emailTaken, { name: holder.fullName })
        throw new AppError('SLUG_TAKEN', taken, [fieldError('email', taken)])
      }
    }
    return { ...input, fullName, username }
  },
  list: { sorts: titledSorts, defaultSort: 'title' },
  listShows: [pictureOf('avatar'), usedBy],
  copy: (writer) => ({
    ...writer,
    lastName: copyTitle(writer.lastName, NAME_MAX),
    fullName: copyTitle(writer.fullName, FULL_NAME_MAX),
    username: '',
    email: '',
  }),
})
