import type { LinkDescriptor, MetaDescriptor } from 'react-router'
import { fontPreloads } from '#ui/site/font-preloads.ts'

/** Screens name themselves with `useScreenTitle`; search engines should not come at all. */
export const adminMeta = (): MetaDescriptor[] => [
  { title: 'Rozvážně admin' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const adminLinks = (): LinkDescriptor[] => [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]
