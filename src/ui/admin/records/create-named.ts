import { api } from '#ui/admin/api/client.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import { knowName, type Titled } from '#ui/admin/records/use-names.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** The value of the option “create new”; no id equals it. */
export const CREATE = '+'

/** Creates a record in place with nothing but its name; the rest is filled in later in its own form. */
export async function createNamed(collection: string, body: object): Promise<Titled> {
  const made = await api<Titled>('POST', `/${collection}`, { body })
  knowName(collection, made)
  void readAgain(collection)
  notify.success(SUCCESS.completed)
  return made
}
