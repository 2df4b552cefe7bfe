import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { documentOf, SHELL_MISMATCH } from '#site/shell.server.ts'
import { PAUSE_HASH } from '#site/pause/head.server.ts'
import { hashOf } from '#site/inline-scripts.server.ts'

const head = {
  description: 'Popis „s uvozovkami“ & <značkou>',
  keywords: '',
  robots: '',
  canonical: 'https://web.example/a/',
  ogType: 'article',
  ogImage: 'https://web.example/og.png',
  siteName: "Web's",
  feed: { href: '/a/zmeny.xml', title: 'Web & změny' },
}

interface Around {
  frame: string
  sheet: string
  layout: object | undefined
}

function contextOf(route: string, title: string, html: string, { sheet, layout }: Around) {
  const state = JSON.stringify([title, '</script><!--\u2028'])
  const context = {
    staticHandlerContext: {
      errors: null,
      matches: [{ route: { id: 'layout' } }, { route: { id: route } }],
      loaderData: { default: layout, [route]: { head: { ...head, title }, html, bodyClass: '', sheet } },
    },
    serverHandoffStream: new Blob([state]).stream(),
  } as unknown as EntryContext
  return { context, state }
}

/** The document as rendered by React and the framework. */
function rendered(title: string, html: string, state: string, frame: string): string {
  const data = JSON.stringify(state)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
  return [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    `<title>${title}</title>`,
    '<meta name="description" content="Popis „s uvozovkami“ &amp; &lt;značkou&gt;"/>',
    '<link rel="canonical" href="https://web.example/a/"/>',
    '<link rel="alternate" type="application/rss+xml" href="/a/zmeny.xml" title="Web &amp; změny"/>',
    `<meta property="og:title" content="${title}"/>`,
    '<meta property="og:description" content="Popis „s uvozovkami“ &amp; &lt;značkou&gt;"/>',
    '<meta property="og:url" content="https://web.example/a/"/>',
    '<meta property="og:type" content="article"/>',
    '<meta property="og:site_name" content="Web&#x27;s"/>',
    '<meta property="og:locale" content="cs_CZ"/>',
    '<meta property="og:image" content="https://web.example/og.png"/>',
    '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<link rel="modulepreload" href="/a.js"/></head><body>${frame}<main>${html}</main><script>stejný()</script>`,
    `<script>window.__reactRouterContext.streamController.enqueue(${data});</script><script>konec()</script></body></html>`,
  ].join('')
}

async function renderPage(route: string, number: number, around: Partial<Around> = {}) {
  const { frame, sheet, layout } = { frame: 'rám', sheet: '', layout: undefined, ...around }
  const [title, html] = [`Stránka ${number}`, `<p>Text ${number}</p>`]
  const { context, state } = contextOf(route, title, html, { frame, sheet, layout })
  let isRendered = false
  const warnings: string[] = []
  const render = async () => {
    isRendered = true
    return rendered(title, html, state, frame + sheet)
  }
  const document = await documentOf(context, render, { warn: (message) => warnings.push(message) })
  return { ...document, isRendered, warnings, title, body: html }
}

test('trusts the shell of a route after three identical documents', async () => {
  const pages = []
  for (let number = 0; number < 5; number++) pages.push(await renderPage('post', number))
  expect(pages.map(({ isRendered }) => isRendered)).toEqual([true, true, true, false, false])
  expect(pages.flatMap(({ warnings }) => warnings)).toEqual([])
  const [first, last] = [pages[0], pages[4]]
  expect(last?.html).toBe(first?.html.replaceAll('Stránka 0', 'Stránka 4').replace('Text 0', 'Text 4'))
  const scripts = [...(last?.html ?? '').matchAll(/<script type="text\/asleep">(.*?)<\/script>/g)]
  expect(scripts).toHaveLength(3)
  expect(last?.hashes).toEqual([PAUSE_HASH, ...scripts.map(([, code = '']) => hashOf(code))])
})

test('always renders a route whose document depends on more', async () => {
  const pages = []
  for (let number = 0; number < 6; number++) pages.push(await renderPage('odd', number, { frame: `rám ${number}` }))
  expect(pages.map(({ isRendered }) => isRendered)).toEqual(Array.from({ length: 6 }, () => true))
  expect(pages.flatMap(({ warnings }) => warnings)).toEqual([SHELL_MISMATCH])
  expect(pages.map(({ html }) => /rám (\d)/.exec(html)?.[1])).toEqual(['0', '1', '2', '3', '4', '5'])
})

test('forgets the learnt parts when the frame changes', async () => {
  const [before, after] = [{ siteName: 'Web' }, { siteName: 'Web' }]
  const render = async (number: number, frame: string, layout: object) => {
    const { isRendered, html } = await renderPage('menu', number, { frame, layout })
    return `${isRendered} ${/staré|nové/.exec(html)?.[0]}`
  }
  for (let number = 0; number < 3; number++) expect(await render(number, 'staré', before)).toBe('true staré')
  expect(await render(3, 'staré', before)).toBe('false staré')
  for (let number = 4; number < 7; number++) expect(await render(number, 'nové', after)).toBe('true nové')
  expect(await render(7, 'nové', after)).toBe('false nové')
})

test('pages with a sheet of their own have a shell of their own', async () => {
  for (let number = 0; number < 4; number++) await renderPage('two', number, { sheet: '/post.css' })
  const other = await renderPage('two', 4, { sheet: '/error.css' })
  expect(other.isRendered).toBe(true)
  expect(other.html).toContain('rám/error.css')
  const post = await renderPage('two', 5, { sheet: '/post.css' })
  expect(post.isRendered).toBe(false)
  expect(post.html).toContain('rám/post.css')
})
