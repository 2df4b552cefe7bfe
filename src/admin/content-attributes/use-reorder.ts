import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Attribute } from '#admin/content-attributes/kinds.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { Page } from '#shared/page.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { isOneOf } from '#shared/objects.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

const ORDERED = ['game-types', 'rubrics'] as const

export function useReorder(collection: CollectionName, queryKey: QueryKey) {
  /** Orders are saved one after another, so that the last one is the one stored. */
  const last = useRef<Promise<void>>(undefined)

  async function save(items: Attribute[], earlier: Promise<void> | undefined): Promise<void> {
    await earlier
    if (!isOneOf(ORDERED, collection)) return
    try {
      await api.post(`/${collection}/reorder`, { body: { ids: items.map(({ id }) => id) } })
      notify.success(SUCCESS.updated)
    } catch {
      // The API client has shown the error; the list is refetched below.
    }
  }

  return async (items: Attribute[]): Promise<void> => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Page<Attribute>>(
      queryKey,
      (page) => page && { ...page, items: items.map((item, index) => ({ ...item, order: index + 1 })) },
    )
    const saving = save(items, last.current)
    last.current = saving
    await saving
    // A later order is shown already.
    if (last.current === saving) await invalidateRecords(collection)
  }
}
