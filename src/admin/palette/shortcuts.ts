import { CREATE_ITEMS, GO_TO } from '#admin/nav-items.ts'

export type Command = { do: 'go'; path: string } | { do: 'help' } | { do: 'search' } | { do: 'wait' } | undefined

/** Target of `n`: a new record of the current screen's kind, else a new post. */
export function createPathHere(pathname: string, search: string): string {
  const tab = new URLSearchParams(search).get('tab') ?? 'writers'
  const place = pathname === '/admin/content-attributes' ? `/admin/${tab}` : pathname
  const found = CREATE_ITEMS.find(({ path }) => place.startsWith(path.replace(/\/create$/, '')))
  return found?.path ?? '/admin/posts/create'
}

/** The command of a key; `before` is the previously pressed one. */
export function commandOf(key: string, before: string | undefined, at: { pathname: string; search: string }): Command {
  if (before === 'g') {
    const item = GO_TO.find((each) => each.key === key)
    return item && { do: 'go', path: item.path }
  }
  if (key === 'g') return { do: 'wait' }
  if (key === 'n') return { do: 'go', path: createPathHere(at.pathname, at.search) }
  if (key === '/') return { do: 'search' }
  if (key === '?') return { do: 'help' }
  return undefined
}
