import { hardSpaces } from '#shared/czech/typography.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { type ArticleChoice, type ArticlesAddress } from '#site/listing/articles-address.ts'

interface Option {
  value: string
  title: string
}

interface ArticleOptions {
  rubrika: readonly Option[]
  autor: readonly Option[]
  rok: readonly Option[]
}

interface ArticleFiltersProps {
  address: ArticlesAddress
  options: ArticleOptions
  heading: string
}

const FIELDS: { name: ArticleChoice; label: string; all: string }[] = [
  { name: 'rubrika', label: 'Rubrika', all: 'Všechny rubriky' },
  { name: 'autor', label: 'Autor', all: 'Všichni autoři' },
  { name: 'rok', label: 'Rok aktualizace', all: 'Všechny roky' },
]

export const ArticleFilters = ({ address, options, heading }: ArticleFiltersProps) => (
  <div className="article-filters" id="vyber">
    <h2>{hardSpaces(heading)}</h2>
    <form action={`${ARTICLES_PATH}#vyber`} aria-label="Výběr článků" autoComplete="off">
      {FIELDS.map(({ name, label, all }) => (
        <label key={name}>
          {hardSpaces(label)}
          <select className="select" name={name} defaultValue={address[name]}>
            <option value="">{hardSpaces(all)}</option>
            {options[name].map(({ value, title }) => (
              <option key={value} value={value}>
                {hardSpaces(title)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="btn tonal sm">
        Vybrat
      </button>
      {Object.values(address).some(Boolean) && (
        <a className="btn ghost sm" href={ARTICLES_PATH}>
          {hardSpaces('Zrušit výběr')}
        </a>
      )}
    </form>
  </div>
)
