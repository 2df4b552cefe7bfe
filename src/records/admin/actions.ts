import type { ReactNode } from 'react'
import * as m from '#records/admin/messages.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { close, notLoaded } from '#ui/admin/messages.ts'
import { archiveRecord, duplicateRecord, unarchiveRecord } from '#records/admin/any-record.ts'
import { invalidateDerived, invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase, Resource, ResourceOf } from '#records/admin/resource.ts'
import { usageQuery } from '#records/admin/usage-query.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface Named {
  id: string
  title: string
}

async function done<Rec>({ collection }: Resource, call: Promise<Rec>): Promise<Rec> {
  const record = await call
  await Promise.all([invalidateRecords(collection), invalidateDerived()])
  return record
}

/** Where it is used, with what a question says about that. */
async function usagesOf(resource: Resource, id: string) {
  const [usages, notes] = await Promise.all([
    queryClient.fetchQuery({ ...usageQuery(resource, id), staleTime: 0 }),
    import('#records/admin/usage-note.tsx').catch(sayNotLoaded),
  ])
  return notes && { ...usages, notes }
}

const confirmPlainly = async (title: string, body: ReactNode): Promise<object | undefined> =>
  (await confirm({ title: m.archiveTitle({ title }), body, action: m.archive() })) ? {} : undefined

/** What is asked is loaded when it is needed. */
function sayNotLoaded(error: unknown): undefined {
  if (error instanceof ApiError) throw error
  notify.error(notLoaded)
}

export async function archive<Rec extends RecordBase>(
  resource: ResourceOf<Rec>,
  { id, title }: Named,
): Promise<Rec | undefined> {
  const used = await usagesOf(resource, id)
  if (!used) return undefined
  const note = used.notes.archiveNote(resource, used.items)
  const decided = await (resource.confirmArchive ?? confirmPlainly)(title, note).catch(sayNotLoaded)
  if (!decided) return undefined
  const record = await done(resource, archiveRecord<Rec>(resource.collection, id, decided))
  notify.success(SUCCESS.archived)
  return record
}

export async function unarchive<Rec extends RecordBase>(resource: ResourceOf<Rec>, id: string): Promise<Rec> {
  const record = await done(resource, unarchiveRecord<Rec>(resource.collection, id))
  notify.success(SUCCESS.unarchived)
  return record
}

export async function duplicate<Rec extends RecordBase>(resource: ResourceOf<Rec>, id: string): Promise<Rec> {
  const record = await done(resource, duplicateRecord<Rec>(resource.collection, id))
  notify.success(SUCCESS.copied)
  return record
}

/** Deletes permanently, after confirmation; returns whether it succeeded. A record in use cannot be deleted. */
export async function deleteForGood(resource: Resource, { id, title }: Named): Promise<boolean> {
  const used = await usagesOf(resource, id)
  if (!used) return false
  const { items, removed, notes } = used
  const usages = items.filter(({ isByRule }) => !isByRule)
  if (usages.length > 0) {
    await confirm({
      title: m.stillUsed({ title }),
      body: notes.stillUsedNote(usages),
      action: close(),
      isNotice: true,
    })
    return false
  }
  const isWanted = await confirm({
    title: m.deleteTitle({ title }),
    body: notes.deletionNote(resource, removed),
    action: m.deleteForGood(),
    isDangerous: true,
  })
  if (!isWanted) return false
  await api.delete(`/${resource.collection}/{id}`, { params: { id } })
  await invalidateRecords(resource.collection, id)
  notify.success(SUCCESS.deleted)
  return true
}
