import author from './author.css?url'
import calculator from './calculator.css?url'
import comparison from './comparison.css?url'
import contact from './contact.css?url'
import help from './help.css?url'
import home from './home.css?url'
import house from './house.css?url'
import lists from './lists.css?url'
import post from './post.css?url'
import site from './site.css?url'

/** What every page has; what a kind of page adds to it is its own sheet. */
export const siteSheet = site

const PAGE_SHEETS = { author, calculator, comparison, contact, help, home, house, lists, post }

/** The kind of page, by its sheet; null where the site's own is enough. */
export type SheetName = keyof typeof PAGE_SHEETS | null

export const pageSheet = (name: SheetName): string => (name ? PAGE_SHEETS[name] : '')
