import { labels } from '#shared/czech/labels.ts'

interface Site {
  url: string
  name: string
}

interface Page {
  path: string
  title: string
  /** In the breadcrumbs. */
  name: string
}

/** The graph of a page that lists others. */
export const listGraph = (site: Site, page: Page) => pageGraph('CollectionPage', site, page)

/** What a page of the site itself is, and where it stands. */
export const pageGraph = (type: 'CollectionPage' | 'WebPage', site: Site, page: Page) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': type, url: site.url + page.path, name: page.title, inLanguage: 'cs' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: labels.home, item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: page.name, item: site.url + page.path },
      ],
    },
  ],
})
