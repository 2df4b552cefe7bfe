import { plainText } from '#shared/plain-text.ts'
import type { ShownPost } from '#posts/present.ts'
import { labels } from '#shared/czech/labels.ts'

interface Site {
  url: string
  name: string
}

type Thing = Record<string, unknown>

const publisher = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${site.url}/#redakce`,
  name: site.name,
  url: `${site.url}/`,
})

const breadcrumbs = (post: ShownPost, site: Site): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { title: labels.home, path: '/' },
    ...post.breadcrumbs,
    { title: post.breadcrumbTitle, path: post.path },
  ].map(({ title, path }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: site.url + path })),
})

function person(post: ShownPost, site: Site): Thing | undefined {
  const { writer } = post
  if (!writer) return undefined
  return {
    '@type': 'Person',
    name: writer.fullName,
    ...(writer.position ? { jobTitle: writer.position } : {}),
    ...(writer.authorPath ? { url: site.url + writer.authorPath } : {}),
  }
}

function article(post: ShownPost, site: Site): Thing {
  const image = post.banner ?? post.cover
  const about = {
    headline: post.title,
    url: site.url + post.path,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: 'cs',
    publisher: publisher(site),
    ...(post.metaTag.description ? { description: post.metaTag.description } : {}),
    ...(image ? { image: absolute(image.url, site) } : {}),
  }
  const author = person(post, site)
  const signed = author ? { ...about, author } : about
  if (!post.isReviewPost || !post.entity || post.entity.rating === null) return { '@type': 'Article', ...signed }
  return {
    '@type': 'Review',
    ...signed,
    name: post.title,
    itemReviewed: {
      '@type': 'Organization',
      name: post.entity.title,
      ...(post.entity.logo ? { logo: absolute(post.entity.logo.url, site) } : {}),
    },
    reviewRating: { '@type': 'Rating', ratingValue: post.entity.rating, bestRating: 10, worstRating: 0 },
  }
}

const absolute = (url: string, site: Site) => (url.startsWith('/') ? site.url + url : url)

const faqPage = (post: ShownPost): Thing[] =>
  post.faq.data.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: post.faq.data.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        },
      ]

/** One graph per page, with nothing that the page does not show. */
export function postGraph(post: ShownPost, site: Site): Thing {
  const main =
    post.category === 'Autor'
      ? [
          {
            '@type': 'ProfilePage',
            url: site.url + post.path,
            dateModified: post.updatedAt,
            mainEntity: person(post, site),
          },
        ]
      : [article(post, site), ...faqPage(post)]
  return { '@context': 'https://schema.org', '@graph': [...main, breadcrumbs(post, site)] }
}

/** JSON that is safe inside a script element: it can neither end the element nor open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
