import { useEffect, useLayoutEffect, useRef } from 'react'
import { type MetaDescriptor, useLoaderData } from 'react-router'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import type { PageData } from '#site/page.ts'
import { PAGE_SHEETS, switchSheets } from '#site/sheets/switch-sheets.ts'

/** `title · description · canonical …` for React Router; tags without content are left out. */
export function pageMeta({ loaderData }: { loaderData: PageData | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, description, keywords, robots, canonical, ogType, ogImage, siteName, feed } = loaderData.head
  const named = Object.entries({ description, keywords, robots }).flatMap(([name, content]) =>
    content ? [{ name, content }] : [],
  )
  const shared = Object.entries({
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:type': ogType,
    'og:site_name': siteName,
    'og:locale': 'cs_CZ',
    'og:image': ogImage,
  }).flatMap(([property, content]) => (content ? [{ property, content }] : []))
  return [
    { title },
    ...named,
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ...shared,
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * The content of every public page. In the browser `html` is missing when the document already has it: React then keeps
 * that DOM. After a client navigation the page is shown once its style sheet is loaded.
 */
export function HtmlPage() {
  const { head, html, sheet } = useLoaderData<PageData>()
  const main = useRef<HTMLElement>(null)
  const shown = useRef({ canonical: head.canonical, html })

  // Before anything of the new page is painted.
  useLayoutEffect(() => switchSheets(sheet), [sheet])

  useEffect(() => {
    document.dispatchEvent(new Event(PAGE_SHOWN))
    const isNew = shown.current.canonical !== head.canonical || shown.current.html !== html
    shown.current = { canonical: head.canonical, html }
    // After a navigation the focus moves to the element of the fragment, or else to the new page.
    const start = document.getElementById(location.hash.slice(1)) ?? main.current
    if (isNew) start?.focus({ preventScroll: true })
  }, [head.canonical, html])

  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence={PAGE_SHEETS} />}
      <main
        ref={main}
        id="obsah"
        tabIndex={-1}
        key={head.canonical}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
    </>
  )
}
