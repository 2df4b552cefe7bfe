import { renderToStaticMarkup } from 'react-dom/server'
import { CookieBanner } from '#site/layout/cookie-banner.tsx'
import { Footer } from '#site/layout/footer.tsx'
import { Header } from '#site/layout/header.tsx'
import { SidePanel } from '#site/layout/side-panel.tsx'

/** What stands around every page, as finished HTML. Missing in the browser, where the document already shows it. */
export interface Frame {
  siteName: string
  top?: string
  bottom?: string
}

let made: Frame | undefined

/** The same on every page, so it is made once. */
export function frameOf(siteName: string): Frame {
  if (made?.siteName === siteName) return made
  const bottom = (
    <>
      <Footer siteName={siteName} />
      <SidePanel siteName={siteName} />
      <CookieBanner />
    </>
  )
  // A property that is not enumerable is there for the server's own render, but is left out when the data is sent.
  made = Object.defineProperties<Frame>(
    { siteName },
    {
      top: { value: renderToStaticMarkup(<Header siteName={siteName} />) },
      bottom: { value: renderToStaticMarkup(bottom) },
    },
  )
  return made
}
