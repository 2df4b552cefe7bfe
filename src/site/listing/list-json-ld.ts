import { labels } from '#shared/czech/labels.ts'

interface Site {
  url: string
  name: string
}

/** The graph of a page that lists others: what it is, and where it stands. */
export const listGraph = (site: Site, page: { path: string; title: string; name: string }) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'CollectionPage', url: site.url + page.path, name: page.title, inLanguage: 'cs' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: labels.home, item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: page.name, item: site.url + page.path },
      ],
    },
  ],
})
