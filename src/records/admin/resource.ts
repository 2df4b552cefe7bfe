import type { ReactNode } from 'react'
import type { KindWords } from '#records/admin/kinds.ts'
import type { CollectionName, NameOf } from '#records/admin/api/calls.ts'

export interface Resource<Name extends CollectionName = CollectionName> {
  collection: Name
  /** The base path of its screens: `{path}/create` and `{path}/{id}`. */
  path: string
  /** The path of its list, when that is not `path` itself. */
  listPath?: string
  /** A record opens within its list, not on a screen of its own. */
  isOpenedInList?: boolean
  /** Its live records may have waiting changes. */
  hasChanges?: true
  /** Readers see when a record was updated: a small correction may leave that date alone. */
  isDated?: true
  words: KindWords
  one: string
  many: string
  counted: (count: number) => string
  /** Asks for further decisions on archiving; returns the body of the call, or undefined when cancelled. */
  confirmArchive?: (title: string, note: ReactNode) => Promise<object | undefined>
}

/** A kind of records that are a `Rec`. */
export type ResourceOf<Rec> = Resource<NameOf<Rec>>

export interface RecordBase {
  id: string
  version: number
  isDeleted: boolean
  createdAt: string
  updatedAt: string
}

/** Whether visitors see the record. */
export const isLive = (record: RecordBase & { isActive?: boolean }) => !record.isDeleted && record.isActive !== false

export const listPathOf = ({ listPath, path }: Pick<Resource, 'listPath' | 'path'>) => listPath ?? path
export const createPathOf = ({ path }: Resource) => `${path}/create`
export const editPathOf = ({ path, isOpenedInList }: Resource, id: string) =>
  isOpenedInList ? `${path}?open=${id}` : `${path}/${id}`
export const comparePathOf = (resource: Resource, id: string) => `${editPathOf(resource, id)}?compare=`
