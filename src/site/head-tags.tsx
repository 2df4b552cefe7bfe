import { TOOLS } from '#posts/suggest/tools.ts'
import type { PageHead } from '#site/page.ts'

export interface Site {
  url: string
  name: string
}

const OG_WIDTH = '1200'
const OG_HEIGHT = '630'

/** A tool has a picture of its own, all its pages the same. */
function pictureOf(path = ''): string {
  const [place = ''] = path.split('?')
  return TOOLS.some((tool) => tool.path === place) ? `/og/nastroj${place.slice(0, -1)}.png` : '/og/index.png'
}

export function HeadTags({ head, site }: { head: PageHead; site: Site }) {
  const { title, path, description, keywords, robots, feed, ogType = 'website' } = head
  const canonical = head.canonical ?? (path === undefined ? '' : site.url + path)
  const shared = {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:type': ogType,
    'og:site_name': site.name,
    'og:locale': 'cs_CZ',
    'og:image': head.ogImage ?? site.url + pictureOf(path),
    'og:image:width': OG_WIDTH,
    'og:image:height': OG_HEIGHT,
  }
  return (
    <>
      <title>{title}</title>
      {Object.entries({ description, keywords, robots }).map(
        ([name, content]) => content && <meta key={name} name={name} content={content} />,
      )}
      {canonical && <link rel="canonical" href={canonical} />}
      {feed && <link rel="alternate" type="application/rss+xml" {...feed} />}
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="RSS" />
      {Object.entries(shared).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
