import { renderToStaticMarkup } from 'react-dom/server'
import { type Menus, menusFrom } from '#entities/settings/menus.ts'
import { Footer } from '#site/layout/footer.tsx'
import { HelpBand } from '#features/pause/site/help-band.tsx'
import { SidePanel } from '#site/layout/side-panel.tsx'

export interface Frame {
  siteName: string
  menus: Menus
  bottom: string
}

const NO_MENUS = '{}'

let made: { frame: Frame; stored: string } | undefined

/** Made anew when the menus change; while they cannot be read, the last known ones are used. */
export function frameOf(siteName: string, menus?: string): Frame {
  const stored = menus ?? made?.stored ?? NO_MENUS
  if (made?.frame.siteName !== siteName || made.stored !== stored) made = { frame: makeFrame(siteName, stored), stored }
  return made.frame
}

function makeFrame(siteName: string, stored: string): Frame {
  const menus = menusFrom(stored)
  const bottom = (
    <>
      <HelpBand />
      <Footer siteName={siteName} items={menus.footer} />
      <SidePanel siteName={siteName} items={menus.panel} main={menus.header} />
    </>
  )
  return { siteName, menus, bottom: renderToStaticMarkup(bottom) }
}
