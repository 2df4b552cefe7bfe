import { renderToStaticMarkup } from 'react-dom/server'
import { menusFrom } from '#entities/settings/menus.ts'
import { memo } from '#shared/memo.ts'
import { type CurrentKind, currentKind } from '#site/layout/current-item.ts'
import { Footer } from '#site/layout/footer.tsx'
import { HelpBand } from '#features/pause/site/help-band.tsx'
import { Header } from '#site/layout/header.tsx'
import { SidePanel } from '#site/layout/side-panel.tsx'

export interface Frame {
  siteName: string
  /** What is above a page; only the marks of its menu depend on the path. */
  top: (path: string) => string
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

/** More than the places at which a page can be in the menu. */
const MAX_MARKS = 50

function makeFrame(siteName: string, stored: string): Frame {
  const menus = menusFrom(stored)
  const headerWith = memo((marks: string) => {
    const current = marks.split(',') as CurrentKind[]
    const items = menus.header.map((item, index) => ({ ...item, current: current[index] || undefined }))
    return renderToStaticMarkup(<Header siteName={siteName} items={items} />)
  }, MAX_MARKS)
  const bottom = (
    <>
      <HelpBand />
      <Footer siteName={siteName} items={menus.footer} />
      <SidePanel siteName={siteName} items={menus.panel} main={menus.header} />
    </>
  )
  return {
    siteName,
    top: (path) => headerWith(menus.header.map(({ address }) => currentKind(address, path)).join()),
    bottom: renderToStaticMarkup(bottom),
  }
}
