import author from './author.css?url'
import calculator from './calculator.css?url'
import comparison from './comparison.css?url'
import complaints from './complaints.css?url'
import contact from './contact.css?url'
import help from './help.css?url'
import home from './home.css?url'
import builtIn from './built-in.css?url'
import lists from './lists.css?url'
import post from './post.css?url'
import site from './site.css?url'
import voices from './voices.css?url'

/** The sheet of every page; each kind of page adds one of its own. */
export const siteSheet = site

const PAGE_SHEETS = { author, calculator, comparison, complaints, contact, help, home, builtIn, lists, post, voices }

/** Null where the common sheet is enough. */
export type SheetName = keyof typeof PAGE_SHEETS | null

export const pageSheet = (name: SheetName): string => (name ? PAGE_SHEETS[name] : '')
