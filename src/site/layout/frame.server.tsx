import { renderToStaticMarkup } from 'react-dom/server'
import { menusFrom } from '#entities/settings/menus.ts'
import { CookieBanner } from '#site/layout/cookie-banner.tsx'
import { Footer } from '#site/layout/footer.tsx'
import { Header } from '#site/layout/header.tsx'
import { HelpBand } from '#site/pause/help-band.tsx'
import { SidePanel } from '#site/layout/side-panel.tsx'
import { siteSheet } from '#site/sheets/sheets.server.ts'

/** The header and the footer as HTML. Missing in the browser, where the document already has them. */
export interface Frame {
  siteName: string
  sheet: string
  top?: string
  bottom?: string
}

const NO_MENUS = '{}'

let made: { frame: Frame; menus: string } | undefined

/** Cached, because it depends only on the stored menus; without them, returns the last one. */
export function frameOf(siteName: string, stored?: string): Frame {
  const menus = stored ?? made?.menus ?? NO_MENUS
  if (made?.frame.siteName !== siteName || made.menus !== menus) made = { frame: makeFrame(siteName, menus), menus }
  return made.frame
}

function makeFrame(siteName: string, stored: string): Frame {
  const menus = menusFrom(stored)
  const bottom = (
    <>
      <HelpBand />
      <Footer siteName={siteName} items={menus.footer} />
      <SidePanel siteName={siteName} items={menus.panel} main={menus.header} />
      <CookieBanner />
    </>
  )
  // A non-enumerable property is available to the server's own render, but is not serialized with the data.
  return Object.defineProperties<Frame>(
    { siteName, sheet: siteSheet },
    {
      top: { value: renderToStaticMarkup(<Header siteName={siteName} items={menus.header} />) },
      bottom: { value: renderToStaticMarkup(bottom) },
    },
  )
}
