import { TOOLS } from '#posts/suggest/tools.ts'
import { errorLabels, visitorWords } from '#shared/czech/error-labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { TOPLIST_ID } from '#site/home/toplist-address.ts'
import { SearchForm } from '#site/search/search-form.tsx'

export const ErrorPage = ({ status, message }: { status: number; message: string }) => (
  <div className="wrap err">
    <div>
      <h1 className="code404">{status}</h1>
      <div className="rulerbig">
        <span className="ruler" style={{ '--v': status / 100 }} aria-hidden="true" />
      </div>
      <p>{visitorWords(status, message)}</p>
      <a className="btn lg" href="/">
        {errorLabels.back}
      </a>
      {GONE.has(status) && <Elsewhere />}
    </div>
  </div>
)

/** There is another page that the visitor may look for. */
const GONE = new Set([404, 410])
const MAIN_PAGES = new Set([
  '/recenze/',
  '/mereni-vyplat/',
  '/porovnani/',
  '/kalkulacka-bonusu/',
  '/clanky/',
  '/pomoc/',
])

const Elsewhere = () => (
  <div className="err-more">
    <SearchForm id="chyba-q" />
    <ul>
      <li>
        <a href={`/#${TOPLIST_ID}`}>Žebříček kasin</a>
      </li>
      {TOOLS.filter(({ path }) => MAIN_PAGES.has(path)).map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{hardSpaces(title)}</a>
        </li>
      ))}
    </ul>
  </div>
)
