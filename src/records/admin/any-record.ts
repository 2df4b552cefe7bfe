import { api } from '#records/admin/api/client.ts'
import type { CallOptions, CollectionName, ListName, ListNameOf, NameOf } from '#records/admin/api/calls.ts'
import type { ListParameters, Page } from '#shared/page.ts'

/**
 * Calls that every collection has, for code that works with any record. Where the name is known, the compiler checks
 * that the collection has such records; here, where it is not, it takes these functions at their word.
 */
const records = (name: CollectionName) => name
const known = async <Rec>(response: Promise<unknown>) => (await response) as Rec
const anyBody = (body: object) => body as never

export interface SaveQuery {
  quiet?: 'true'
  small?: 'true'
  keepsChanges?: 'true'
}

export const getList = <Item>(
  list: ListNameOf<Item>,
  query: ListParameters,
  options: CallOptions,
): Promise<Page<Item>> => {
  const name: ListName = list
  return known(api.get(`/${name}`, { query, ...options }))
}

export const getRecord = <Rec>(collection: NameOf<Rec>, id: string, options: CallOptions): Promise<Rec> =>
  known(api.get(`/${records(collection)}/{id}`, { params: { id }, ...options }))

export const createRecord = <Rec>(collection: NameOf<Rec>, body: object, options: CallOptions = {}): Promise<Rec> =>
  known(api.post(`/${records(collection)}`, { body: anyBody(body), ...options }))

export const saveRecord = <Rec>(
  collection: NameOf<Rec>,
  id: string,
  body: object,
  query: SaveQuery,
  options: CallOptions,
): Promise<Rec> =>
  known(api.put(`/${records(collection)}/{id}`, { params: { id }, query, body: anyBody(body), ...options }))

/** Some kinds of records take decisions along. */
export const archiveRecord = <Rec>(collection: NameOf<Rec>, id: string, decided: object): Promise<Rec> => {
  const body = Object.keys(decided).length > 0 ? { body: anyBody(decided) } : {}
  return known(api.post(`/${records(collection)}/{id}/archive`, { params: { id }, ...body }))
}

export const unarchiveRecord = <Rec>(collection: NameOf<Rec>, id: string): Promise<Rec> =>
  known(api.post(`/${records(collection)}/{id}/unarchive`, { params: { id } }))

export const duplicateRecord = async <Rec>(collection: NameOf<Rec>, id: string): Promise<Rec> => {
  const name = records(collection)
  if (name === 'media') throw new Error('A picture is uploaded.')
  return known(api.post(`/${name}/{id}/duplicate`, { params: { id } }))
}

export const restoreRecord = <Rec>(
  collection: NameOf<Rec>,
  params: { id: string; number: number },
  body: { version: number; fields?: string[]; keepsChanges: boolean },
): Promise<Rec> =>
  known(api.post(`/${records(collection)}/{id}/revisions/{number}/restore`, { params, body, isQuiet: true }))

/** A record with a waiting change applied to it. */
export const getChanged = <Rec>(
  collection: NameOf<Rec>,
  params: { id: string; changeId: string },
  options: CallOptions,
): Promise<Rec> => known(api.get(`/${records(collection)}/{id}/changes/{changeId}/record`, { params, ...options }))

export const saveChanged = <Rec>(
  collection: NameOf<Rec>,
  params: { id: string; changeId: string },
  body: object,
  options: CallOptions,
): Promise<Rec> =>
  known(api.put(`/${records(collection)}/{id}/changes/{changeId}/record`, { params, body: anyBody(body), ...options }))

export const createChange = (collection: CollectionName, id: string, body: object, options: CallOptions) =>
  api.post(`/${collection}/{id}/changes`, { params: { id }, body: anyBody(body), ...options })

export const publishChange = <Rec>(
  collection: NameOf<Rec>,
  params: { id: string; changeId: string },
  body: { version: number },
  options: CallOptions,
): Promise<Rec> =>
  known(api.post(`/${records(collection)}/{id}/changes/{changeId}/publish`, { params, body, ...options }))

export const decideChange = (
  collection: CollectionName,
  params: { id: string; changeId: string },
  body: object,
  options: CallOptions,
) => api.post(`/${collection}/{id}/changes/{changeId}/decide`, { params, body: anyBody(body), ...options })

export const decideSuggestions = <Rec>(
  collection: NameOf<Rec>,
  id: string,
  body: object,
  options: CallOptions,
): Promise<Rec> =>
  known(api.post(`/${records(collection)}/{id}/changes/decide`, { params: { id }, body: anyBody(body), ...options }))
