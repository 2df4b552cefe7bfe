import { Icon } from '#ui/site/icon.tsx'

const SEARCH_PATH = '/hledat/'
/** The field of the search page. */
export const SEARCH_FIELD_ID = 'hledat-q'
/** With the cursor in the field, as a browser focuses the target of a fragment. */
export const SEARCH_FIELD_HREF = `${SEARCH_PATH}#${SEARCH_FIELD_ID}`

const FIELD = {
  className: 'field',
  type: 'search',
  name: 'q',
  maxLength: 100,
  enterKeyHint: 'search',
} as const

/** Works as a plain form; the script suggests pages while typing (`data-suggest`, see `suggest.ts`). */
const FORM = { role: 'search', method: 'get', action: SEARCH_PATH, 'data-suggest': true } as const

export const SearchForm = ({ id, query = '' }: { id: string; query?: string }) => (
  <form className="sform frow" {...FORM}>
    <label htmlFor={id}>Co hledáte?</label>
    <div className="srow">
      <input id={id} defaultValue={query} {...FIELD} />
      <button type="submit" className="btn">
        <Icon name="search" />
        Hledat
      </button>
    </div>
  </form>
)

export const HeaderSearch = () => (
  <form className="hsearch" {...FORM}>
    <Icon name="search" />
    <input aria-label="Hledat na webu" placeholder="Hledat kasino nebo článek" {...FIELD} />
  </form>
)
