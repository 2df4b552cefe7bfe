import { Outlet } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import { findMenus } from '#entities/settings/queries.server.ts'
import { frameOf } from '#site/layout/frame.server.tsx'
import { KeepDom } from '#site/layout/keep-dom.tsx'
import { Navigation } from '#site/layout/navigation.tsx'
import { fontPreloads } from '#ui/site/font-preloads.ts'
import type { Route } from './+types/layout.ts'

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  // For Safari, which draws no SVG in its tabs; it finds `/apple-touch-icon.png` without a link.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'alternate', href: '/rss.xml', type: 'application/rss+xml', title: 'RSS' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  // A page that fails still has its header and footer, with the last known menus.
  const menus = await findMenus(db).catch(() => undefined)
  return frameOf(env.SITE_NAME, menus)
}

/** Nothing here depends on the page, so navigations need not load it again. */
export const shouldRevalidate = () => false

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <link rel="stylesheet" href={loaderData.sheet} precedence="site" />
      <KeepDom id="top" html={loaderData.top ?? ''} />
      <Outlet />
      <KeepDom id="bottom" html={loaderData.bottom ?? ''} />
      <Navigation />
    </>
  )
}
