import { plainText } from '#shared/plain-text.ts'
import type { CasinoCard } from '#entities/casino/schema.ts'
import type { SiteQuestion } from '#site/home/site-faq.tsx'

interface Site {
  url: string
  name: string
}

export function homeGraph(site: Site, casinos: readonly CasinoCard[], faq: readonly SiteQuestion[]) {
  const organization = { '@type': 'Organization', '@id': `${site.url}/#redakce`, name: site.name, url: `${site.url}/` }
  const reviewed = casinos.filter((casino) => casino.reviewPath !== null)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      {
        '@type': 'WebSite',
        url: `${site.url}/`,
        name: site.name,
        inLanguage: 'cs',
        publisher: { '@id': organization['@id'] },
      },
      ...(reviewed.length > 0
        ? [
            {
              '@type': 'ItemList',
              itemListElement: reviewed.map((casino, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: casino.title,
                url: `${site.url}${casino.reviewPath}`,
              })),
            },
          ]
        : []),
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      },
    ],
  }
}
