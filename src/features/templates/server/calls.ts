import { z } from 'zod'
import * as m from '#features/templates/messages.ts'
import { aboutOf, BlocksTemplate, templateOf } from '#features/templates/post/fields.ts'
import { Template, TemplateName, type TemplateRow } from '#features/templates/schema.ts'
import { draftFrom, usable } from '#features/templates/server/use.ts'
import {
  addTemplate,
  listTemplates,
  presentTemplate,
  renameTemplate,
  setArchived,
} from '#features/templates/store.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import type { Reader } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'
import { refused } from '#shared/schema/refused.ts'
import { Said } from '#shared/schema/said.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Templates'
const managed = { tag, access: 'editor' } as const
const used = { tag, access: 'contributor' } as const

const NewTemplate = z
  .strictObject({
    name: TemplateName,
    postId: id.optional().describe('A whole post, as it is saved'),
    text: BlocksTemplate.optional().describe('Or a part of a text, with its blocks'),
  })
  .refine(({ postId, text }) => (postId === undefined) !== (text === undefined), refused(m.postOrText))
  .meta({ id: 'NewTemplate' })
type NewTemplate = z.infer<typeof NewTemplate>

async function givenBy(db: Reader, { name, postId, text }: NewTemplate) {
  const kind = postId === undefined ? ('blocks' as const) : ('post' as const)
  const fields = postId === undefined ? text : templateOf(inputOf(posts, await getRecord(db, posts, postId)))
  if (!fields || fields.content.content.length === 0) throw new AppError('VALIDATION_FAILED', m.nothingToKeep)
  return { kind, name, fields, about: aboutOf(fields) }
}

const notes = z.array(Said).describe('What the template shows and is archived or gone')

const present = ({ fields: _fields, ...row }: TemplateRow) => presentTemplate(row)

export const templateCalls = [
  call({
    method: 'get',
    path: '/templates',
    summary: 'All templates by name, those in the archive, too',
    ...used,
    response: z.object({ items: z.array(Template) }).meta({ id: 'TemplateList' }),
    run: async (_, { services }) => ({ items: await listTemplates(services.db) }),
  }),
  call({
    method: 'post',
    path: '/templates',
    summary: 'Keep a post, or a part of a text with its blocks, as a template',
    ...managed,
    body: NewTemplate,
    response: Template,
    status: 201,
    errors: [404],
    run: async ({ body }, { services, caller }) => {
      const given = await givenBy(services.db, body)
      return present(
        await inTransaction(services.db, (trx) => addTemplate(trx, given, actorOf(caller), services.now())),
      )
    },
  }),
  call({
    method: 'get',
    path: '/templates/{id}/blocks',
    summary: 'A template of blocks, to be inserted in a text',
    ...used,
    params: ById,
    response: BlocksTemplate.extend({ notes }).meta({ id: 'TemplateBlocks' }),
    run: async ({ params }, { services }) => {
      const { post, notes: told } = await usable(services.db, params.id, 'blocks')
      return { content: post.content, shortcodesConfig: post.shortcodesConfig, notes: told }
    },
  }),
  call({
    method: 'post',
    path: '/templates/{id}/post',
    summary: 'Begin a draft from a template of a post',
    ...used,
    params: ById,
    response: z.object({ id: z.string(), notes }).meta({ id: 'PostFromTemplate' }),
    status: 201,
    isIdempotent: true,
    run: ({ params, key }, { services, caller }) => draftFrom(services.db, params.id, actorOf(caller), key),
  }),
  call({
    method: 'post',
    path: '/templates/{id}/rename',
    summary: 'Give a template another name',
    ...managed,
    params: ById,
    body: z.strictObject({ name: TemplateName }).meta({ id: 'TemplateRename' }),
    response: Template,
    run: async ({ params, body }, { services, caller }) =>
      present(
        await inTransaction(services.db, (trx) =>
          renameTemplate(trx, params.id, body.name, actorOf(caller), services.now()),
        ),
      ),
  }),
  ...(['archive', 'unarchive'] as const).map((action) =>
    call({
      method: 'post',
      path: `/templates/{id}/${action}`,
      summary:
        action === 'archive'
          ? 'Archive a template; after 30 days it is gone'
          : 'Bring a template back from the archive',
      ...managed,
      params: ById,
      response: Template,
      run: async ({ params }, { services, caller }) =>
        present(
          await inTransaction(services.db, (trx) =>
            setArchived(trx, params.id, action === 'archive', actorOf(caller), services.now()),
          ),
        ),
    }),
  ),
]
