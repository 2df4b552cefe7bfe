import type { LinkDescriptor, MetaDescriptor } from 'react-router'
import { fontPreloads } from '#ui/site/font-preloads.ts'

/** Screens set their title with `useScreenTitle`; nothing is indexed. */
export const adminMeta = (): MetaDescriptor[] => [
  { title: 'Rozvážně admin' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const adminLinks = (): LinkDescriptor[] => [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]
