import { beforeAll, expect, test } from 'vitest'
import { labels } from '#shared/czech/labels.ts'
import type { HtmlElement, HtmlNode } from '#posts/admin/editor/paste/html-tree.ts'
import { renderDemo } from '#testing/demo-pages.ts'
import { createDemoServices } from '#testing/demo-site.ts'
import { htmlTree } from '#testing/html-tree.ts'

const services = await createDemoServices()
let pages: Map<string, string>
beforeAll(async () => {
  pages = await renderDemo(services)
}, 120_000)

const MACHINE_READ = /<script[\s\S]*?<\/script>|<(?:option|input)[^>]*>/g

/** Every run of text between two block elements; inline elements do not interrupt it. One heading is given verbatim. */
const textsOf = (html: string) =>
  html
    .replace(MACHINE_READ, '')
    .replace(/<\/?(?:a|b|strong|em|i|u|s|code|time)(?:\s[^>]*)?>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== labels.aboutUs)

test('no line of the demo can end with a one-letter word, or break between a number and its unit', () => {
  const torn =
    /(?:^|[ \u00a0(„])[vkszouai] \S+|\d (?:Kč|%|h|hodin|dn[íů]|min|×|MB|let)(?!\p{L})|(?:^| )(?:č|odst)\. \S+|\p{L}-li(?!\p{L})|(?<=[ \u00a0(„])\p{L}{1,2}-\p{L}+|\d\.?–\d/giu
  const found = [...pages].flatMap(([path, html]) =>
    textsOf(html).flatMap((text) =>
      (text.match(torn) ?? []).map((match) => `${path} ${match} in: ${text.slice(0, 80)}`),
    ),
  )
  expect(found).toEqual([])
})

const wordsIn = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsIn).join(' ').replaceAll('\u00a0', ' ')

/** Every outbound link with its ancestors, the nearest first. */
function offersIn(nodes: readonly HtmlNode[], around: readonly HtmlElement[] = []): HtmlElement[][] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const isOffer = node.tag === 'a' && node.attrs['href']?.startsWith('/go/')
    return isOffer ? [[node, ...around]] : offersIn(node.children, [node, ...around])
  })
}

/** Elements that a warning may belong to: one card, one box, or one short list. */
const OFFER = /^(?:tl|card side|bonus|sticky-cta|blk|it-t|gc-b)(?: |$)/

test('every offer of the demo has the Ministry’s warning, and every button an advertising note', () => {
  const seen = new Set<string>()
  const unwarned = [...pages].flatMap(([path, html]) =>
    offersIn(htmlTree(html.replace(/<script[\s\S]*?<\/script>/g, ''))).flatMap(([link, ...around]) => {
      const place = around.find((element) => OFFER.test(element.attrs['class'] ?? ''))
      if (place) seen.add(place.attrs['class']?.split(' ').slice(0, 2).join(' ') ?? '')
      const words = place ? wordsIn(place) : ''
      const isFit = words.includes(labels.ministryWarning) && words.includes('18+') && words.includes('Reklam')
      return isFit ? [] : [`${path} ${link?.attrs['href']} in ${place?.attrs['class']}`]
    }),
  )
  expect(unwarned).toEqual([])
  for (const place of ['tl', 'tl first', 'card side', 'bonus blk', 'sticky-cta', 'blk']) {
    expect(seen).toContain(place)
  }
  const [, panel = ''] = wordsIn({ tag: 'body', attrs: {}, children: htmlTree(pages.get('frame') ?? '') }).split(
    labels.topCasinos,
  )
  expect(panel).toMatch(/^ Řadíme podle hodnocení redakce/)
  expect(panel).toContain(`18+ | ${labels.legal.menu} ${labels.ministryWarning}`)
})

test('the works of an author are reviews and articles, without the built-in pages they signed', () => {
  const page = pages.get('/autor/klara-vondrova/') ?? ''
  expect(page).toMatch(/2\srecenze<\/span><span>1\sčlánek</)
  expect(page.split('class="plist"')[1]).not.toMatch(/href="\/(?:kontaktujte-nas|jak-hodnotime)\/"/)
})

test('out of context, links of the same name lead to the same offer or review', () => {
  const unclear = [...pages].flatMap(([path, html]) => {
    const targets = new Map<string, Set<string>>()
    for (const link of linksIn(htmlTree(html.replace(/<script[\s\S]*?<\/script>/g, '')))) {
      const target = /^\/(?:go|recenze)\/[\w-]+/.exec(link.attrs['href'] ?? '')?.[0]
      const name = link.attrs['aria-label'] ?? wordsIn(link).trim()
      if (target) targets.set(name, (targets.get(name) ?? new Set()).add(target))
    }
    return [...targets].filter(([, { size }]) => size > 1).map(([name]) => `${path} ${name}`)
  })
  expect(unclear).toEqual([])
})

const linksIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === 'a' ? [node] : []), ...linksIn(node.children)],
  )

const REVIEW = /^\/recenze\/([\w-]+)\/$/
/** A day without its year at the start of a row: „19. 10.“ or „Po 19. 10.“ */
const DAY_OF_ROW = /<tr[^>]*><t[hd][^>]*>(?:<[^>]*>)*(?:\p{Lu}\p{Ll} )?\d{1,2}\.\s\d{1,2}\.</gu

test('a review of the demo tells each thing once, in the order of its contents', async () => {
  const counts = await services.db
    .selectFrom('payoutTest')
    .leftJoin('casino', 'casino.id', 'payoutTest.casino')
    .leftJoin('bookmaker', 'bookmaker.id', 'payoutTest.bookmaker')
    .select(['casino.slug as casino', 'bookmaker.slug as bookmaker'])
    .execute()
  const reviews = [...pages].filter(([path]) => REVIEW.test(path))
  expect(reviews).toHaveLength(14)
  for (const [path, html] of reviews) {
    const [, slug] = REVIEW.exec(path) ?? []
    const ids = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    const contents = [...(/class="toc m[^"]*"[\s\S]*?<\/details>/.exec(html)?.[0] ?? '').matchAll(/href="#([^"]+)"/g)]
    const listed = contents.map(([, id]) => id)
    expect([path, listed.filter((id) => ids.includes(id))]).toEqual([path, ids.filter((id) => listed.includes(id))])
    expect([path, ids.slice(0, 2)]).toEqual([path, expect.arrayContaining(['vyplaty-slib-a-skutecnost'])])
    expect([path, new Set(ids).size]).toEqual([path, ids.length])
    const own = counts.filter(({ casino, bookmaker }) => (casino ?? bookmaker) === slug)
    expect([path, html.match(DAY_OF_ROW)?.length]).toEqual([path, own.length])
  }
})
