import { z } from 'zod'
import { type Listed, listQuerySchema } from '#records/list/list-query.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { type Access, call } from '#records/calls/calls.server.ts'

interface ListCallOptions {
  tag: string
  model: string
  noun: string
  access: Access
}

export const pagedList = <Item>(item: z.ZodType<Item>, model: string) =>
  z
    .object({
      items: z.array(item),
      total: z.int(),
      isTotalCapped: z.literal(true).optional().describe('Set if the total exceeds what a search counts'),
      page: z.int(),
      perPage: z.int(),
    })
    .meta({ id: `${model}List` })

export function listCall<Item extends { id: string }, Name extends string>(
  listed: Listed<Item, Name>,
  item: z.ZodType<Item>,
  { tag, model, noun, access }: ListCallOptions,
) {
  return call({
    method: 'get',
    path: `/${listed.name}`,
    tag,
    summary: `A page of the list; each item is a ${noun}`,
    access,
    query: listQuerySchema(listed),
    response: pagedList(item, model),
    run: ({ query }, { services }) => listRecords(services.db, listed, query),
  })
}
