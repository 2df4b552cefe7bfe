import type { SearchHit } from '#posts/search.server.ts'
import { CATEGORY_LABELS } from '#posts/summary.ts'
import { countOf, formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HousePage } from '#site/house-page.tsx'
import { Icon } from '#ui/site/icon.tsx'

/** Words that somebody who does not know what to look for may try. */
const SUGGESTIONS = ['výplaty', 'bonus', 'limity', 'Revolut', 'licence']

const RESULTS = ['výsledek', 'výsledky', 'výsledku', 'výsledků'] as const

export const SearchPage = ({ query, hits }: { query: string; hits: readonly SearchHit[] }) => (
  <HousePage title="Hledání" name="Hledání" lead="">
    <form className="sform frow" role="search" method="get" action="/hledat/">
      <label htmlFor="hledat-q">Co hledáte?</label>
      <div>
        <input
          className="field"
          id="hledat-q"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
        />
        <button type="submit" className="btn">
          <Icon name="search" />
          Hledat
        </button>
      </div>
    </form>
    {hits.length > 0 && <Results hits={hits} query={query} />}
    {hits.length === 0 && (query ? <NoMatch query={query} /> : <Suggestions />)}
  </HousePage>
)

const Results = ({ hits, query }: { hits: readonly SearchHit[]; query: string }) => (
  <section aria-labelledby="vysledky">
    <h2 className="res-h" id="vysledky">
      {countOf(hits.length, RESULTS)} pro „{hardSpaces(query)}“
    </h2>
    <ul className="plist results">
      {hits.map(({ title, path, category, description, date }) => (
        <li key={path}>
          <div>
            <div className="meta">
              <b>{CATEGORY_LABELS[category]}</b>
              <span>
                {labels.lastUpdated}: <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
              </span>
            </div>
            <h3>
              <a href={path}>{hardSpaces(title)}</a>
            </h3>
            {description && <p>{hardSpaces(description)}</p>}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const NoMatch = ({ query }: { query: string }) => (
  <div className="empty" role="status">
    <b>Na dotaz „{hardSpaces(query)}“ jsme nic nenašli</b>
    <span>{hardSpaces('Zkuste méně slov nebo jejich začátek. Na háčcích a čárkách nezáleží.')}</span>
    <SuggestionChips />
  </div>
)

const Suggestions = () => (
  <div className="empty">
    <b>{hardSpaces('Prohledáme recenze, články i stránky autorů')}</b>
    <span>{hardSpaces('Nevíte, kde začít? Zkuste třeba:')}</span>
    <SuggestionChips />
  </div>
)

const SuggestionChips = () => (
  <ul className="sugg">
    {SUGGESTIONS.map((word) => (
      <li key={word}>
        <a className="chip" href={`/hledat/?q=${encodeURIComponent(word)}`}>
          {word}
        </a>
      </li>
    ))}
    <li>
      <a className="chip" href="/recenze/">
        Všechny recenze
      </a>
    </li>
  </ul>
)
