/** What the head of a page says. Empty texts are left out. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  robots: string
  canonical: string
  ogType: 'website' | 'article' | 'profile'
  ogImage: string
  siteName: string
  /** What changes of what the page is about, for feed readers. */
  feed?: { href: string; title: string }
}

/**
 * What a page's loader gives. The middle of the page comes as finished HTML: with a document it stands in the document
 * itself and is not sent a second time as data; a client navigation gets it with the data.
 */
export interface PageData {
  head: PageHead
  /** Missing in the browser when the document already shows it. */
  html?: string
  bodyClass: string
  /** The address of the style sheet of this kind of page; empty where the site's own is enough. */
  sheet: string
}
