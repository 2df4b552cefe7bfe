import { useLocation } from 'react-router'
import { listPathOf, type Resource } from '#ui/admin/records/resource.ts'

/** What goes along from a list to a form: the list as it was, with its search, filters and page. */
export interface WayBack {
  list: string
}

export function useWayBack(): WayBack {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

/** The list that one came from, if it is one of these records; whoever came another way gets the plain one. */
export function listBehind(resource: Resource, state: unknown): string {
  const plain = listPathOf(resource)
  const [path = plain] = plain.split('?')
  const came = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  return typeof came === 'string' && (came === path || came.startsWith(`${path}?`)) ? came : plain
}

export const useListBehind = (resource: Resource): string => listBehind(resource, useLocation().state)
