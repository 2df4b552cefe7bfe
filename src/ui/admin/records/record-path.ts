const IN_SETTINGS: Record<string, string> = { users: 'users', redirects: 'redirects', settings: 'site' }
const IN_LIST = new Set(['media', 'messages'])
const WITH_FORM = new Set([
  'posts',
  'casinos',
  'bookmakers',
  'writers',
  'game-types',
  'payment-methods',
  'software-providers',
])

/** Where a record of the API is shown in the back office; some have no place there. */
export function recordPath(collection: string, id: string): string | undefined {
  if (WITH_FORM.has(collection)) return `/admin/${collection}/${id}`
  if (IN_LIST.has(collection)) return `/admin/${collection}?open=${id}`
  const tab = IN_SETTINGS[collection]
  return tab && `/admin/settings?tab=${tab}`
}
