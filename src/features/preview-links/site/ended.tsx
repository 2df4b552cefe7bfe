import { hardSpaces } from '#shared/czech/typography.ts'
import type { Page } from '#site/page.ts'

/** The same for every reason: it tells nothing of the post. */
export const endedPage = (siteName: string): Page => ({
  sheet: null,
  head: { title: `Odkaz už neplatí – ${siteName}`, robots: 'noindex' },
  main: (
    <div className="wrap err">
      <div>
        <h1>Odkaz už neplatí</h1>
        <p>
          {hardSpaces('Náhled příspěvku skončil, nebo ho redakce zrušila. Požádejte toho, kdo vám ho poslal, o nový.')}
        </p>
        <a className="btn lg" href="/">
          {hardSpaces(`Přejít na ${siteName}`)}
        </a>
      </div>
    </div>
  ),
})
