import { element, escapeXml } from '#server/feeds/xml.ts'

export interface FeedItem {
  title: string
  path: string
  description: string
  author: string | null
  date: string
  updatedAt?: string
  /** Its id, where that is not its address. */
  guid?: string
}

export interface Channel {
  title: string
  path: string
  feed: string
  siteUrl: string
  description: string
}

const rfc822 = (iso: string) => new Date(iso).toUTCString()

export function rss(items: FeedItem[], { title, path, feed, siteUrl, description }: Channel): string {
  const newest = items
    .map(({ updatedAt, date }) => updatedAt ?? date)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', siteUrl + path),
    element('description', description || title),
    element('language', 'cs'),
    `<atom:link href="${escapeXml(siteUrl + feed)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    ...items.map((each) => itemOf(each, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf({ title, path, description, author, date, guid }: FeedItem, siteUrl: string): string {
  return [
    '<item>',
    element('title', title),
    element('link', siteUrl + path),
    `<guid isPermaLink="${guid === undefined}">${escapeXml(siteUrl + (guid ?? path))}</guid>`,
    ...(description ? [element('description', description)] : []),
    // RSS's own author is an e-mail address, which we do not publish.
    ...(author ? [element('dc:creator', author)] : []),
    element('pubDate', rfc822(date)),
    '</item>',
  ].join('\n')
}
