import { useRef } from 'react'
import { ApiError } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { isSame } from '#shared/is-same.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

/**
 * Creates the record with this id, however often it is retried: an earlier attempt may have succeeded although its response was
 * lost.
 */
export function useCreate<Input extends object, Rec extends RecordBase & Input>(
  collection: string,
  id: string,
): (values: Input) => Promise<Rec> {
  const unanswered = useRef<Input[]>([])

  return async (values) => {
    const path = `/${collection}`
    const made = await api<Rec>('POST', path, { body: values, idempotencyKey: id, isQuiet: true }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.isRefusal)) unanswered.current.push(values)
        throw error
      },
    )
    if (unanswered.current.every((earlier) => isSame(earlier, values))) return made
    // An earlier attempt may have created it with other values.
    const body = { ...values, version: made.version }
    return api<Rec>('PUT', `${path}/${id}`, { body, isQuiet: true })
  }
}
