const stylesOf = (document: Document) => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

/** Replaces the content of a shown document: without a flash, and with the scroll position preserved. */
export function showDocument(shown: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const known = new Set(stylesOf(shown).map((link) => link.getAttribute('href')))
  const missing = stylesOf(next).filter((link) => !known.has(link.getAttribute('href')))
  shown.head.append(...missing.map((link) => shown.importNode(link)))
  shown.title = next.title
  shown.body.replaceWith(shown.adoptNode(next.body))
}

/** Links are disabled in a preview, except for its own anchors. */
export function disableLinks(shown: Document): void {
  shown.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) shown.getElementById(href.slice(1))?.scrollIntoView()
  })
}
