import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { cacheName, type Titled } from '#records/admin/use-names.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** The value of the option “create new”; no id equals it. */
export const CREATE = '+'

export async function createByName(collection: string, body: object): Promise<Titled> {
  const made = await api<Titled>('POST', `/${collection}`, { body })
  cacheName(collection, made)
  void invalidateRecords(collection)
  notify.success(SUCCESS.completed)
  return made
}
