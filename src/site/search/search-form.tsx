import { Icon } from '#ui/site/icon.tsx'

interface SearchFormProps {
  id: string
  query?: string
}

/** Searches as a plain form; the script suggests pages while somebody types (`data-suggest`, see `suggest.ts`). */
export const SearchForm = ({ id, query = '' }: SearchFormProps) => (
  <form className="sform frow" role="search" method="get" action="/hledat/" data-suggest>
    <label htmlFor={id}>Co hledáte?</label>
    <div>
      <input
        className="field"
        id={id}
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
)
