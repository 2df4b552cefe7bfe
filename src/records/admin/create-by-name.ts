import type { CollectionName } from '#records/admin/api/calls.ts'
import { createRecord } from '#records/admin/any-record.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { cacheName, type Titled } from '#records/admin/use-names.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** The value of the option “create new”; no id equals it. */
export const CREATE = '+'

export async function createByName(collection: CollectionName, body: object): Promise<Titled> {
  const made = await createRecord<Titled>(collection, body)
  cacheName(collection, made)
  void invalidateRecords(collection)
  notify.success(SUCCESS.completed)
  return made
}
