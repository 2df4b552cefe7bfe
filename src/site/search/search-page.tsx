import type { SearchHit } from '#posts/search.server.ts'
import type { FoundPages } from '#posts/suggest/find-pages.server.ts'
import type { KnownName } from '#posts/suggest/known-names.server.ts'
import { labelOf } from '#posts/summary.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_LINES, telephone } from '#shared/help-lines.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { SEARCH_FIELD_ID, SearchForm } from '#site/search/search-form.tsx'
import { Logo } from '#ui/site/brand.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { Score } from '#ui/site/score.tsx'
import { ShownDate } from '#ui/site/shown-date.tsx'

const SUGGESTIONS = ['výplaty', 'bonus', 'limity', 'Revolut', 'licence']

const EVERYTHING = [
  { path: '/recenze/', title: 'Všechny recenze' },
  { path: ARTICLES_PATH, title: 'Všechny články' },
]

const RESULTS = ['výsledek', 'výsledky', 'výsledku', 'výsledků'] as const

export interface Help {
  nearest: readonly KnownName[]
  best: readonly KnownName[]
  rubrics: readonly KnownName[]
}

interface SearchPageProps {
  query: string
  found: FoundPages
  /** The corrected query that was searched instead. */
  spelled: string | null
  help: Help | undefined
}

export const SearchPage = ({ query, found, spelled, help }: SearchPageProps) => (
  <BuiltInPage title="Hledání" name="Hledání" lead="">
    <SearchForm id={SEARCH_FIELD_ID} query={query} />
    {found.isAboutHelp && <Call />}
    {help ? (
      <>
        {query ? <NoMatch query={query} {...help} /> : <Start {...help} />}
        <Best {...help} />
      </>
    ) : (
      <Results query={query} found={found} spelled={spelled} />
    )}
  </BuiltInPage>
)

const Call = () => (
  <section className="call" aria-labelledby="zavolejte">
    <h2 id="zavolejte">{hardSpaces('Potřebujete s někým mluvit? Zavolejte.')}</h2>
    <ul>
      {HELP_LINES.map(({ name, number }) => (
        <li key={number}>
          <a className="btn" href={telephone(number)}>
            <Icon name="phone" />
            {number.replaceAll(' ', '\u00a0')}
          </a>
          <span>{hardSpaces(name)}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Results = ({
  query,
  found: { names, posts, similar },
  spelled,
}: Pick<SearchPageProps, 'query' | 'found' | 'spelled'>) => (
  <section aria-labelledby="vysledky">
    <h2 className="res-h" id="vysledky">
      {countOf(names.length + posts.length + similar.length, RESULTS)} pro „{hardSpaces(spelled ?? query)}“
    </h2>
    {spelled && (
      <p className="res-note">{hardSpaces(`Pro „${query}“ jsme nic nenašli, hledali jsme proto i s překlepem.`)}</p>
    )}
    {names.length > 0 && <Names names={names} />}
    <ul className="plist results">
      {posts.map((post) => (
        <Hit key={post.path} {...post} />
      ))}
    </ul>
    {similar.length > 0 && <Names names={similar} />}
  </section>
)

const Names = ({ names }: { names: readonly KnownName[] }) => (
  <ul className="names">
    {names.map(({ kind, title, path, note, logo, rating }) => (
      <li key={path}>
        {(kind === 'casino' || kind === 'bookmaker') && <Logo title={title} logo={logo} size="s48" />}
        <span>
          <a href={path}>{hardSpaces(title)}</a>
          {note && <small>{note}</small>}
        </span>
        {rating !== null && <Score rating={rating} size="sm" />}
      </li>
    ))}
  </ul>
)

const Hit = ({ title, path, description, date, updatedAt, ...post }: SearchHit) => (
  <li>
    <div>
      <div className="meta">
        <b>{labelOf(post)}</b>
        <span>
          <ShownDate date={date} datePosted={date === updatedAt ? 'updatedAt' : 'createdAt'} />
        </span>
      </div>
      <h3>
        <a href={path}>{hardSpaces(title)}</a>
      </h3>
      {description && <p>{hardSpaces(description)}</p>}
    </div>
  </li>
)

const NoMatch = ({ query, nearest, rubrics }: Help & { query: string }) => (
  <div className="empty" role="status">
    <b>Na dotaz „{hardSpaces(query)}“ jsme nic nenašli</b>
    {nearest.length > 0 && <DidYouMean nearest={nearest} />}
    <span>
      {hardSpaces(
        'Zkuste méně slov nebo jejich začátek, na háčcích a čárkách nezáleží. Možná kasino nemá českou licenci, taková do žebříčku nebereme.',
      )}
    </span>
    <Chips rubrics={rubrics} />
  </div>
)

const Best = ({ best }: Help) =>
  best.length > 0 && (
    <section aria-labelledby="nejlepsi">
      <h2 className="res-h" id="nejlepsi">
        {hardSpaces('Nejlépe hodnocená kasina')}
      </h2>
      <Names names={best} />
    </section>
  )

/** „Nemysleli jste Modrý Lev?“ */
const DidYouMean = ({ nearest }: { nearest: readonly KnownName[] }) => (
  <span>
    {hardSpaces('Nemysleli jste ')}
    {nearest.map(({ path, title }, index) => (
      <span key={path}>
        {index > 0 && (index === nearest.length - 1 ? ' nebo ' : ', ')}
        <a href={path}>{hardSpaces(title)}</a>
      </span>
    ))}
    ?
  </span>
)

const Start = ({ rubrics }: Help) => (
  <div className="empty">
    <b>{hardSpaces('Prohledáme recenze, články i stránky autorů')}</b>
    <span>{hardSpaces('Nevíte, kde začít? Zkuste třeba:')}</span>
    <ul className="sugg">
      {SUGGESTIONS.map((word) => (
        <li key={word}>
          <a className="chip" href={`/hledat/?q=${encodeURIComponent(word)}`}>
            {word}
          </a>
        </li>
      ))}
    </ul>
    <Chips rubrics={rubrics} />
  </div>
)

const Chips = ({ rubrics }: { rubrics: readonly KnownName[] }) => (
  <ul className="sugg">
    {[...rubrics, ...EVERYTHING].map(({ path, title }) => (
      <li key={path}>
        <a className="chip" href={path}>
          {hardSpaces(title)}
        </a>
      </li>
    ))}
  </ul>
)
