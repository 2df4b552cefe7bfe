/** Content of a page's head. Empty texts are left out. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  robots: string
  canonical: string
  ogType: 'website' | 'article' | 'profile'
  ogImage: string
  siteName: string
  /** A feed of changes of the page's subject. */
  feed?: { href: string; title: string }
}

/**
 * The data of a page's loader. The content of the page is HTML: a document contains it directly and does not repeat it
 * in its data; a client navigation gets it with the data.
 */
export interface PageData {
  head: PageHead
  /** Missing in the browser when the document already has it. */
  html?: string
  bodyClass: string
  /** The URL of the style sheet of this kind of page; empty where the common one is enough. */
  sheet: string
}
