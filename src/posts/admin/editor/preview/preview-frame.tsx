import { useLayoutEffect, useRef } from 'react'

/** Site HTML inside the back office: in a shadow root with the site's styles, inert. */
export function PreviewFrame({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [siteSheet()]
    // Safe: rendered by our own server from validated data.
    root.innerHTML = `<div class="prose">${html}</div>`
  }, [html])
  return <div ref={host} lang="cs" inert />
}

/** The site's styles as text, in cascade order. */
const texts = [
  import.meta.glob<string>('/src/ui/site/base.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>('/src/ui/site/kit.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>(
    ['/src/blocks/**/*.css', '/src/posts/content/*.css', '/src/posts/parts/*.css', '!**/*.module.css'],
    { query: '?inline', import: 'default', eager: true },
  ),
].flatMap((files) => Object.values(files))

/** Replaces the site's body styles. Colours and fonts are inherited as custom properties. */
const FRAME = `
:host {
  display: block;
  container-type: inline-size;
  color: var(--text-body);
  font: var(--fw-regular) 0.9375rem/var(--lh-ui) var(--font-sans);
}
.prose > * { margin: 0 !important; }
`

let sheet: CSSStyleSheet | undefined

function siteSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync([...texts, FRAME].join('\n'))
  }
  return sheet
}
