import { useLayoutEffect, useRef } from 'react'
import { siteStyles } from '#posts/admin/editor/preview/site-styles.ts'

/** Site HTML inside the back office: in a shadow root with the site's styles, inert. */
export function PreviewFrame({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = siteStyles()
    // Safe: rendered by our own server from validated data.
    root.innerHTML = `<div class="prose">${html}</div>`
  }, [html])
  return <div ref={host} lang="cs" inert />
}
