import { api } from '#ui/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { readAgain } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface Named {
  id: string
  title: string
}

const act = async <Rec>({ collection }: Resource, id: string, action: string, body?: object): Promise<Rec> => {
  const record = await api<Rec>('POST', `/${collection}/${id}/${action}`, body ? { body } : {})
  await readAgain(collection)
  return record
}

export async function archive<Rec extends RecordBase>(
  resource: Resource,
  { id, title }: Named,
  body?: object,
): Promise<Rec | undefined> {
  const isWanted = await confirm({
    title: `Archive “${title}”?`,
    body: `Visitors will no longer see this ${resource.one}. You can take it out of the archive at any time.`,
    action: 'Archive',
  })
  if (!isWanted) return undefined
  const record = await act<Rec>(resource, id, 'archive', body)
  notify.success(SUCCESS.archived)
  return record
}

export async function unarchive<Rec extends RecordBase>(resource: Resource, id: string): Promise<Rec> {
  const record = await act<Rec>(resource, id, 'unarchive')
  notify.success(SUCCESS.unarchived)
  return record
}

export async function duplicate<Rec extends RecordBase>(resource: Resource, id: string): Promise<Rec> {
  const record = await act<Rec>(resource, id, 'duplicate')
  notify.success(SUCCESS.copied)
  return record
}

/** For good: says what will be lost and whether it was done. */
export async function deleteForGood(resource: Resource, { id, title }: Named): Promise<boolean> {
  const isWanted = await confirm({
    title: `Delete “${title}” for good?`,
    body: `The ${resource.one} and its history will be gone. This cannot be undone.`,
    action: 'Delete for good',
    isDangerous: true,
  })
  if (!isWanted) return false
  await api('DELETE', `/${resource.collection}/${id}`)
  await readAgain(resource.collection)
  notify.success(SUCCESS.deleted)
  return true
}
