import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/**
 * Above the page, where it covers nothing. Hidden until the head script finds no stored answer; without scripts nothing
 * is stored, so there is nothing to ask.
 */
export const CookieBanner = () => (
  <section className="cookie" aria-label="Soubory cookie" data-cookie-banner>
    <div className="wrap">
      <p>{hardSpaces(labels.cookie.text)}</p>
      <div className="acts">
        <button type="button" className="btn sm" data-cookie-choice="accepted">
          {labels.cookie.accept}
        </button>
        <button type="button" className="btn sm" data-cookie-choice="rejected">
          {labels.cookie.reject}
        </button>
        <a className="btn sm ghost" href="/zasady-ochrany-osobnich-udaju/">
          {labels.cookie.more}
        </a>
      </div>
    </div>
  </section>
)
