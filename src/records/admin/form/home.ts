import { isNotFound } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import type { CollectionName, NameOf } from '#records/admin/api/calls.ts'
import {
  createRecord,
  getChanged,
  getRecord,
  type SaveQuery,
  saveChanged,
  saveRecord,
} from '#records/admin/any-record.ts'

/** Where the record of a form is read and saved. The form shows the errors itself. */
export interface Home<Input, Rec> {
  read: () => Promise<Rec>
  save: (values: Input, version: number, query: SaveQuery) => Promise<Rec>
  /** Left out: there is always one. */
  create?: (values: Input) => Promise<Rec>
  /** An old version; undefined when there is none of this number. */
  readVersion?: (number: number) => Promise<object | undefined>
}

const isQuiet = true

export function homeOf<Input extends object, Rec>(collection: NameOf<Rec>, id: string): Home<Input, Rec> {
  const name: CollectionName = collection
  return {
    read: () => getRecord(collection, id, { isQuiet }),
    save: (values, version, query) => saveRecord(collection, id, { ...values, version }, query, { isQuiet }),
    create: (values) => createRecord(collection, values, { idempotencyKey: id, isQuiet }),
    readVersion: (number) =>
      api.get(`/${name}/{id}/revisions/{number}`, { params: { id, number }, isQuiet }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (!isNotFound(error)) throw error
          return undefined
        },
      ),
  }
}

/** A waiting change of a record: read and saved as the whole record with the change applied. */
export function homeOfChange<Input extends object, Rec>(
  collection: NameOf<Rec>,
  params: { id: string; changeId: string },
): Home<Input, Rec> {
  return {
    read: () => getChanged(collection, params, { isQuiet }),
    save: (values, version) => saveChanged(collection, params, { ...values, version }, { isQuiet }),
  }
}
