import { labels } from '#shared/czech/labels.ts'

interface Site {
  url: string
  name: string
}

export interface Step {
  title: string
  path: string
}

interface Page {
  path: string
  title: string
  name: string
  steps?: readonly Step[]
}

export interface Listed {
  title: string
  path: string
}

interface List {
  items: readonly Listed[]
  /** The number of items on the preceding pages. */
  offset: number
  total: number
}

export const listGraph = (site: Site, page: Page, list: List) => {
  const graph = pageGraph('CollectionPage', site, page)
  return list.items.length > 0 ? { ...graph, '@graph': [...graph['@graph'], itemList(site, list)] } : graph
}

const itemList = (site: Site, { items, offset, total }: List) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    name: title,
    url: site.url + path,
  })),
})

export const pageGraph = (type: 'CollectionPage' | 'WebPage', site: Site, page: Page) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': type, url: site.url + page.path, name: page.title, inLanguage: 'cs' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { title: labels.home, path: '/' },
        ...(page.steps ?? []),
        { title: page.name, path: page.path },
      ].map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: site.url + path,
      })),
    },
  ] as object[],
})
