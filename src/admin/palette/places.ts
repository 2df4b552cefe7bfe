import type { IconName } from '#ui/admin/icon.tsx'

interface Place {
  path: string
  label: string
  icon: IconName
}

/** Screens and the key that leads there after g. */
export const GO: (Place & { key: string })[] = [
  { path: '/admin/posts', label: 'Posts', icon: 'post', key: 'p' },
  { path: '/admin/casinos', label: 'Casinos', icon: 'casino', key: 'c' },
  { path: '/admin/bookmakers', label: 'Bookmakers', icon: 'bookmaker', key: 'b' },
  { path: '/admin/content-attributes', label: 'Content attributes', icon: 'tags', key: 'a' },
  { path: '/admin/media', label: 'Media', icon: 'image', key: 'm' },
  { path: '/admin/messages', label: 'Messages', icon: 'mail', key: 'i' },
  { path: '/admin/clicks', label: 'Clicks', icon: 'chart', key: 'k' },
  { path: '/admin/links', label: 'Links', icon: 'link', key: 'l' },
  { path: '/admin/settings', label: 'Settings', icon: 'settings', key: 's' },
]

export const CREATE: Place[] = [
  { path: '/admin/posts/create', label: 'New post', icon: 'post' },
  { path: '/admin/casinos/create', label: 'New casino', icon: 'casino' },
  { path: '/admin/bookmakers/create', label: 'New bookmaker', icon: 'bookmaker' },
  { path: '/admin/writers/create', label: 'New writer', icon: 'user' },
  { path: '/admin/game-types/create', label: 'New game type', icon: 'tags' },
  { path: '/admin/payment-methods/create', label: 'New payment method', icon: 'tags' },
  { path: '/admin/software-providers/create', label: 'New software provider', icon: 'tags' },
]
