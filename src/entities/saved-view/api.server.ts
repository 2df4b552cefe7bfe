import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { createView, deleteView, listViews, updateView } from '#entities/saved-view/queries.server.ts'
import { SavedView, SavedViewInput, SavedViewUpdate } from '#shared/schema/saved-view.ts'

const tag = 'Saved views'
const one = '/views/{id}'

export const privateViewCalls = [
  call({
    method: 'get',
    path: '/views',
    tag,
    summary: 'The saved views of a list: one’s own and shared ones',
    access: 'contributor',
    query: z.strictObject({ list: SavedViewInput.shape.list }),
    response: z.object({ items: z.array(SavedView) }).meta({ id: 'SavedViewList' }),
    run: async ({ query }, { services, caller }) => ({ items: await listViews(services.db, query.list, caller) }),
  }),
  call({
    method: 'post',
    path: '/views',
    tag,
    summary: 'Save the current view of a list under a name',
    access: 'contributor',
    body: SavedViewInput,
    response: SavedView,
    status: 201,
    errors: [409],
    run: ({ body }, { services, caller }) =>
      createView(services.db, body, { ...actorOf(caller), id: caller.id }, services.now()),
  }),
  call({
    method: 'post',
    path: one,
    tag,
    summary: 'Rename, share or change a view; fields left out stay unchanged. 409 if it was changed since `updatedAt`',
    access: 'contributor',
    params: ById,
    body: SavedViewUpdate,
    response: SavedView,
    errors: [403, 409],
    run: ({ params, body }, { services, caller }) =>
      updateView(services.db, params.id, body, caller, actorOf(caller), services.now()),
  }),
  call({
    method: 'delete',
    path: one,
    tag,
    summary: 'Delete a view, not the list or its records',
    access: 'contributor',
    params: ById,
    errors: [403],
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await deleteView(services.db, params.id, caller, actorOf(caller))
    },
  }),
]
