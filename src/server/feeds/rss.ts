import type { FeedPost } from '#posts/feed.server.ts'
import { element, escapeXml } from '#server/feeds/xml.ts'

interface Channel {
  siteName: string
  siteUrl: string
  description: string
}

const rfc822 = (iso: string) => new Date(iso).toUTCString()

export function rss(posts: FeedPost[], { siteName, siteUrl, description }: Channel): string {
  const newest = posts
    .map((post) => post.updatedAt)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', siteName),
    element('link', `${siteUrl}/`),
    element('description', description || siteName),
    element('language', 'cs'),
    `<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ title, path, description, author, date }: FeedPost, siteUrl: string): string {
  return [
    '<item>',
    element('title', title),
    element('link', siteUrl + path),
    `<guid isPermaLink="true">${escapeXml(siteUrl + path)}</guid>`,
    ...(description ? [element('description', description)] : []),
    // RSS's own author is an e-mail address, which we do not publish.
    ...(author ? [element('dc:creator', author)] : []),
    element('pubDate', rfc822(date)),
    '</item>',
  ].join('\n')
}
