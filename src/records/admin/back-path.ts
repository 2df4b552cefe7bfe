import { useLocation } from 'react-router'
import { listPathOf, type Resource } from '#records/admin/resource.ts'

/** Navigation state from a list to a form: the address of the list with its search, filters and page. */
interface BackState {
  list: string
}

export function useBackState(): BackState {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

export function backPath(resource: Pick<Resource, 'listPath' | 'path'>, state: unknown): string {
  const plain = listPathOf(resource)
  const [path = plain] = plain.split('?')
  const came = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  return typeof came === 'string' && (came === path || came.startsWith(`${path}?`)) ? came : plain
}

export const useBackPath = (resource: Resource): string => backPath(resource, useLocation().state)
