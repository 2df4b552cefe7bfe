import type { ReactNode } from 'react'

/** A kind of record as the back office speaks of it. */
export interface Resource {
  /** Its name in the private API. */
  collection: string
  /** Where its screens are: `{path}/create` and `{path}/{id}`. */
  path: string
  /** Where its list is, when that is not `path` itself. */
  listPath?: string
  /** A record is opened beside the others, not on a screen of its own. */
  isOpenedInList?: boolean
  /** Changes may wait beside its live records. */
  hasChanges?: true
  one: string
  many: string
  /** Asks what else must be decided when a record is archived; returns the body of the call, or nothing when it is called off. */
  askToArchive?: (title: string, note: ReactNode) => Promise<object | undefined>
}

/** What every record of the API carries. */
export interface RecordBase {
  id: string
  version: number
  isDeleted: boolean
  createdAt: string
  updatedAt: string
}

export const listPathOf = ({ listPath, path }: Resource) => listPath ?? path
export const createPathOf = ({ path }: Resource) => `${path}/create`
export const editPathOf = ({ path, isOpenedInList }: Resource, id: string) =>
  isOpenedInList ? `${path}?open=${id}` : `${path}/${id}`
/** What waits beside a record, compared with what is live. */
export const comparePathOf = (resource: Resource, id: string) => `${editPathOf(resource, id)}?compare=`
